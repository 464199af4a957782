import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { ContentSchema } from '#schemas/api';
import type { PublishedTraits } from './published-traits.ts';
import { unversioned } from './asset-address.ts';
import { sanitiseContent } from './sanitise-content.ts';
import { createSanitiser } from './sanitise.ts';
import { cpuTimeOf } from '../../../../tests/support/cpu-time.ts';

const none = { localised: [], html: [], markdown: [], asset: [], file: [], link: [], frame: [], script: [] };
const traits: PublishedTraits = {
  page: { ...none, html: ['/htmlContent', '/content/pages/*/html'] },
  ofType: (type) =>
    type === 'sample'
      ? { ...none, html: ['/items/*/answer'], markdown: ['/about'], asset: ['/icon'], link: ['/to', '/more/*/href'] }
      : undefined,
};
const sanitise = createSanitiser();
const sanitiseAs = (schema: ContentSchema, data: unknown) =>
  sanitiseContent(schema, data, { assets: unversioned('acme'), traits, sanitise });
const sanitised = (data: unknown) => sanitiseAs('public-page', data).data;
const block = (props: unknown, more: object = {}) =>
  (sanitised({ component: [{ type: 'sample', props, ...more }] })['component'] as Record<string, unknown>[])[0];

test('html is sanitised in all three forms of a text', () => {
  const bad = '<p onclick="x()">Hi<script>x()</script></p>';
  const good = '<p>Hi</p>';
  expect(sanitised({ htmlContent: bad })['htmlContent']).toBe(good);
  expect(sanitised({ htmlContent: { en: bad, cy: bad } })['htmlContent']).toEqual({ en: good, cy: good });
  expect(sanitised({ htmlContent: [bad] })['htmlContent']).toEqual([good]);
  expect(sanitised({ content: { pages: [{ html: bad }] } })['content']).toEqual({ pages: [{ html: good }] });
});

test('links of markdown are those of html: telephone, mail and https stay, and no other scheme leads anywhere', () => {
  const links = [
    'tel:+448081570142',
    'mailto:help@acme.example',
    'https://acme.example/',
    '/page/faqs',
    'javascript:alert(1)',
    'data:text/html,x',
  ];
  const about = links.map((link) => `[x](${link}) ![y](${link})`).join('\n\n');
  const drawn = block({ about })!.props as { about: string };
  const html = drawn.about;
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links.slice(0, 4));
  expect(html).not.toMatch(/javascript:|data:/);
});

test('props of a block are sanitised by the traits of its type', () => {
  expect(
    block({
      items: [{ answer: '<b>a</b><iframe></iframe>', question: '<b>' }],
      about: '# Us\n\nAn <img src=x onerror=y>',
      icon: 'a.svg',
      to: 'javascript:x',
      more: { a: { href: '/page/x' } },
    }),
  ).toEqual({
    type: 'sample',
    props: {
      items: [{ answer: '<b>a</b>', question: '<b>' }],
      about: '<h1>Us</h1>\n<p>An &lt;img src=x onerror=y&gt;</p>',
      icon: '/api/assets/acme/a.svg',
      to: '#',
      more: { a: { href: '/page/x' } },
    },
  });
});

test('a type the catalog does not have loses its props; a binding may not replace html', () => {
  expect(sanitised({ component: [{ type: 'other', props: { html: '<script>' } }] })['component']).toEqual([{ type: 'other', props: {} }]);
  expect(block({}, { bind: { about: { var: 'query.x' }, icon: { var: 'language' } } })).toEqual({
    type: 'sample',
    props: {},
    bind: { icon: { var: 'language' } },
  });
});

test('links and pictures inside html follow the same policies', () => {
  expect(
    sanitised({
      htmlContent:
        '<a href="java&#9;script:x" target="_blank">a</a><a href="/page/x" target="self">b</a><img src="hero.svg" srcset="//evil/x">',
    })['htmlContent'],
  ).toBe('<a target="_blank" rel="noopener noreferrer">a</a><a href="/page/x">b</a><img src="/api/assets/acme/hero.svg">');
});

test('forms, styles and buttons are taken out of html; the named print button stays', () => {
  expect(
    sanitised({
      htmlContent:
        '<style>a{}</style><form action="//evil"><input><button>Go</button></form><button id="ButtonPrint" type="submit">Print</button>',
    })['htmlContent'],
  ).toBe('Go<button id="ButtonPrint" type="button">Print</button>');
});

test('a style attribute aligns and marks text; it moves, covers, hides and loads nothing', () => {
  const kept = (style: string) => sanitised({ htmlContent: `<p style="${style}">x</p>` })['htmlContent'];
  expect(kept('Text-Align: Center; position: fixed; inset: 0; z-index: 9999')).toBe('<p style="text-align: center">x</p>');
  expect(kept('font-weight:700;text-decoration:underline dotted')).toBe(
    '<p style="font-weight: 700; text-decoration: underline dotted">x</p>',
  );
  for (const style of [
    'position:absolute',
    'inset:0',
    'background:url(//evil.example/a)',
    'list-style-type:url(//evil.example/a)',
    'text-align:var(--x)',
    'color:#fff',
    'display:none',
    'pos\\69tion:fixed',
    'text-align:/**/center',
    'text-align:center!important',
  ])
    expect(kept(style), style).toBe('<p>x</p>');
});

test('without traits, whatever a key calls html is sanitised', () => {
  const data = {
    pages: [{ elements: [{ type: 'html', html: '<b onclick=x>t</b>', title: 'a < b' }] }],
    completedHtml: { en: '<script>1</script>' },
  };
  expect(sanitiseAs('submission-form', data).data).toEqual({
    pages: [{ elements: [{ type: 'html', html: '<b>t</b>', title: 'a < b' }] }],
    completedHtml: { en: '' },
  });
});

test('a browser learns nothing of a tenant that it does not need', () => {
  const { data: shown } = sanitiseAs('tenant', {
    slug: 'acme',
    hosts: ['acme.example'],
    favicon: 'f.svg',
    identity: { userPoolId: 'p_1', staffGroup: 'g', enumeration: 'spec' },
  });
  expect(shown).toEqual({ slug: 'acme', favicon: '/api/assets/acme/f.svg', identity: { userPoolId: 'p_1' } });
});

test('analytics reach a browser with a container and a checked link only', () => {
  const shown = (analytics: unknown) => sanitiseAs('tenant', { analytics }).data;
  expect(shown({ container: 'GTM-ABC1', cookiePage: 'javascript:alert(1)', more: 1 })).toMatchObject({
    analytics: { container: 'GTM-ABC1', cookiePage: '#' },
  });
  for (const analytics of [{ container: 'GTM-ABC1&id=x' }, { container: 5 }, [], 'GTM-ABC1', undefined])
    expect(shown(analytics)).not.toHaveProperty('analytics');
});

test('content may be malformed anywhere: refining never throws and never pollutes', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (data, props) => {
      sanitised(data);
      sanitised({ component: [{ type: 'sample', props }, props, data], htmlContent: props, content: data });
      sanitiseAs('submission-form', data);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

/** Elements without an end tag, none like the other: a parser begins all of them anew in every block that follows. */
const bold = (count: number): string => Array.from({ length: count }, (_, index) => `<b id=${index}>`).join('');

test('html that would stop the server is left out, quickly, and its place is named', () => {
  const nested = [
    '<b>'.repeat(100_000),
    '<b x="</b>">'.repeat(20_000),
    '<!--></b>--><div>'.repeat(20_000),
    '<b><table><td></b></table>'.repeat(10_000),
    `${'<b>'.repeat(900)}${'<p>x</p>'.repeat(20_000)}`,
    `<p>${bold(500)}</p>${'<p>x</p>'.repeat(1_700)}`,
    `<p>${bold(500)}</p><!-- -->${'<p>x</p>'.repeat(1_700)}`,
    `<p>${bold(500)}${'<div>x</div>'.repeat(1_700)}`,
    `<p><svg>${bold(500)}${'<p>x</p>'.repeat(1_700)}`,
    `<b>${bold(500)}</b>${'<p>x</p>'.repeat(2_500)}`,
    `<a>${bold(500)}${'<a>x'.repeat(1_700)}`,
    `<ul>${`<li>${bold(250)}`.repeat(2)}</ul>${'<p>x</p>'.repeat(1_700)}`,
    `<p>${bold(900).replaceAll('>', '><!--</b>-->')}</p>${'<p>x</p>'.repeat(2_000)}`,
    `<p>${bold(100).replaceAll('>', '><select></b></select>')}</p>${'<p>x</p>'.repeat(8_000)}`,
    `<p>${bold(300).replaceAll('>', '><object></b></object>')}</p>${'<p>x</p>'.repeat(2_500)}`,
  ];
  let sanitisedItem: ReturnType<typeof sanitiseAs> | undefined;
  expect(cpuTimeOf(() => (sanitisedItem = sanitiseAs('public-page', { htmlContent: nested })))).toBeLessThan(2000);
  const { data, unsafe } = sanitisedItem ?? expect.unreachable();
  expect((data['htmlContent'] as string[]).map((html) => html.length)).toEqual(nested.map(() => 0));
  expect(unsafe).toEqual(
    nested.map((_, index) => ({
      pointer: `/htmlContent/${index}`,
      message: expect.stringMatching(/nests more than|more than 25000 elements/) as string,
    })),
  );
});

test('html with more elements than a page has is left out', () => {
  const { unsafe } = sanitiseAs('public-page', { htmlContent: ['<li>'.repeat(80_000)] });
  expect(unsafe).toMatchObject([{ message: expect.stringContaining('more than 25000 elements') as string }]);
});

test('html of which one language is missing, or is no text, is sanitised in the others', () => {
  const html = { en: '<p onclick="x">a</p>', cy: null, fr: ['<p onclick="x">b</p>', 4] };
  const { data } = sanitiseAs('confirmation-pages', { confirmationHtml: html });
  expect(data).toEqual({ confirmationHtml: { en: '<p>a</p>', cy: null, fr: ['<p>b</p>', 4] } });
});

test('html has no id of the portal’s own document', () => {
  expect(sanitise('<p id="portico-state">a</p><p id="Main">b</p><p id="maintenance">c</p>', unversioned('acme'))).toBe(
    '<p>a</p><p>b</p><p id="maintenance">c</p>',
  );
});

test('long html as people write it stays whole', () => {
  const rows = '<tr><td>a<td><p>b<br>c</tr>'.repeat(2000);
  for (const html of [
    `<table>${rows}</table>`,
    '<ul>' + '<li><p>x'.repeat(3000) + '</ul>',
    '<!-- a --><p class="x"><span>y</span></p>'.repeat(1400),
    '<p><b>x</p>'.repeat(1000),
    `<div><font><font><font>${'<p><b><i><u><span>x</span></u></i></b></p>'.repeat(2000)}</font></font></font></div>`,
    `<!--StartFragment--><font><div>${'<p><font><b><span>x</span></b></font></p>'.repeat(700)}`,
  ]) {
    expect(sanitise(html, unversioned('acme'))).not.toBe('');
  }
});

test('texts of a form are drawn with their markup, its html by the stricter rules of forms; values, names and answers stay as they are', () => {
  const { data, unsafe } = sanitiseAs('submission-form', {
    name: '**Claim**',
    surveyDefinition: {
      title: { default: '**a**', cy: '*b*<script>x</script>' },
      elements: [
        { type: 'html', name: '**h**', html: '<button>x</button><b onclick="x()">y</b>' },
        {
          type: 'text',
          name: 't',
          defaultValue: '**d**',
          validators: [{ type: 'regex', regex: '**', text: '`r`' }],
          visibleIf: "{a} = '**'",
        },
        { type: 'radiogroup', name: 'r', choices: ['<b>v', '**w**', { value: '<i>x</i>' }, { value: 1, text: '[l](/page/l)' }] },
        { type: 'matrix', name: 'm', cells: { row: { column: '**c**' } } },
        { type: 'text', name: 'long', title: `*${'x'.repeat(10_000)}` },
      ],
    },
  });
  expect(data).toMatchObject({
    name: '**Claim**',
    surveyDefinition: {
      title: { default: '<strong>a</strong>', cy: '<em>b</em>' },
      elements: [
        { name: '**h**', html: 'x<b>y</b>' },
        { defaultValue: '**d**', validators: [{ regex: '**', text: '<code>r</code>' }], visibleIf: "{a} = '**'" },
        {
          choices: [{ value: '<b>v', text: '<b>v</b>' }, '**w**', { value: '<i>x</i>' }, { value: 1, text: '<a href="/page/l">l</a>' }],
        },
        { cells: { row: { column: '<strong>c</strong>' } } },
        { title: '' },
      ],
    },
  });
  expect(unsafe.map(({ pointer }) => pointer)).toEqual(['/surveyDefinition/elements/4/title']);
});
