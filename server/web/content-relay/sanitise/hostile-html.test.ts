import { expect, test } from 'vitest';
import { createChance, full, seed } from '../../../../tests/support/seed.ts';
import { hostileHtml, randomHtml } from './hostile-html.fixture.ts';
import { unversioned } from './asset-address.ts';
import { sanitiseContent } from './sanitise-content.ts';
import { createSanitiser } from './sanitise.ts';

const none = { localised: [], html: [], markdown: [], asset: [], file: [], link: [], frame: [], script: [] };
const traits = { page: { ...none, html: ['/htmlContent'] }, ofType: () => ({ ...none, html: ['/html'], markdown: ['/about'] }) };
const sanitise = createSanitiser();
const sanitised = (html: string) =>
  sanitiseContent(
    'public-page',
    { htmlContent: html, component: [{ type: 'x', props: { html: { en: html }, about: html } }] },
    {
      assets: unversioned('acme'),
      traits,
      sanitise,
    },
  );
const dangerous =
  /<(?:script|style|frame|iframe|object|embed|svg|math|form|input|template|base|meta|link|plaintext)\b|\son\w+\s*=|javascript:/i;
/** Only tags count: escaped text, and what an attribute quotes, runs nothing. */
const tagsOf = (html: string) => (html.match(/<[a-z](?:"[^"]*"|[^>"])*>/gi) ?? []).map((tag) => tag.replaceAll(/="[^"]*"/g, '="'));

test('a set of frames is no text: its own place is empty and named, what is beside it stays', () => {
  const page = {
    htmlContent: 'Hello',
    component: [
      { type: 'x', props: { html: { en: '<b>a</b>', cy: '<frameset></frameset>' } } },
      { type: 'x', props: { html: '<i>b</i>', about: '*c*' } },
    ],
  };
  expect(sanitiseContent('public-page', page, { assets: unversioned('acme'), traits, sanitise })).toEqual({
    data: {
      htmlContent: 'Hello',
      component: [
        { type: 'x', props: { html: { en: '<b>a</b>', cy: '' } } },
        { type: 'x', props: { html: '<i>b</i>', about: '<p><em>c</em></p>' } },
      ],
    },
    unsafe: [{ pointer: '/component/0/props/html/cy', message: expect.stringContaining('set of frames') as string }],
  });
});

test('a sanitiser that breaks harms only the text it broke on', () => {
  const broken = (html: unknown) => {
    if (html === 'bad') throw new TypeError('inside');
    return String(html);
  };
  const form = { pages: [{ html: 'bad' }, { html: 'good' }] };
  expect(sanitiseContent('submission-form', form, { assets: unversioned('acme'), traits, sanitise: broken })).toEqual({
    data: { pages: [{ html: '' }, { html: 'good' }] },
    unsafe: [{ pointer: '/pages/0/html', message: expect.stringContaining('cannot be made safe') as string }],
  });
});

test('no hostile html throws or leaves a tag that runs something', () => {
  for (const html of hostileHtml) {
    const { data } = sanitised(html);
    expect(
      tagsOf(JSON.parse(JSON.stringify(data)).htmlContent as string).filter((tag) => dangerous.test(tag)),
      html,
    ).toEqual([]);
  }
});

test(`no random html throws or leaves a tag that runs something (seed ${seed})`, { timeout: 900_000 }, async () => {
  const chance = createChance();
  const rounds = full ? 100_000 : 400;
  for (let round = 0; round < rounds; round += 1) {
    // What weak references of the DOM were asked for is kept until the event loop turns.
    if (round % 50 === 0) await new Promise((turned) => setImmediate(turned));
    const html = randomHtml(chance);
    const left = tagsOf(String(sanitised(html).data['htmlContent'])).filter((tag) => dangerous.test(tag));
    if (left.length > 0) expect.unreachable(`${JSON.stringify(html)} left ${left.join(' ')}`);
  }
});
