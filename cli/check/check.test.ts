import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { check } from './check.ts';
import type { Published } from './published.ts';
import { asText } from './report.ts';
import { schemaCheck } from '#schemas/check';
import { screenWords, serverWords } from '#schemas/tenant';
import { traitsOf } from '#schemas/shared';

const text = {
  'x-localised': true,
  anyOf: [
    { type: 'string', maxLength: 200 },
    { type: 'object', additionalProperties: { type: 'string' } },
  ],
};
const card = {
  type: 'object',
  required: ['title'],
  properties: {
    title: text,
    href: { type: 'string', 'x-format': 'link' },
    picture: { type: 'string', 'x-format': 'asset' },
    body: { ...text, 'x-format': 'html' },
  },
  additionalProperties: false,
};
const page = {
  type: 'object',
  required: ['slug', 'title'],
  properties: { slug: { type: 'string' }, title: text, $schema: {}, component: {}, content: {}, contentFromPage: {} },
  additionalProperties: false,
};
const documents: Record<string, object> = {
  page,
  tenant: { type: 'object', properties: { name: text } },
  theme: { type: 'object' },
  dictionary: { type: 'object' },
};
const published: Published = {
  types: ['card'],
  screenTypes: [],
  traitsOfType: (type) => (type === 'card' ? traitsOf(card) : undefined),
  textsOfType: (type): Record<string, string> => (type === 'card' ? { more: 'Read more' } : {}),
  schemaOf: (type) => (type === 'card' ? { validate: schemaCheck(card), localised: ['/title', '/body'], texts: {} } : undefined),
  checkDocument: (name) => schemaCheck(documents[name]),
  traitsOfDocument: (name) => traitsOf(documents[name]),
};

const theme = {
  light: { brand: '#1b4d3e' },
  dark: { brand: '#8fd3b8' },
  typeface: { body: 'humanist', heading: 'serif' },
  corners: 'soft',
};
const language = (iso2Code: string) => ({ iso2Code, englishName: iso2Code, ownName: iso2Code });
const english: Record<string, string> = Object.assign({}, serverWords, ...screenWords);
const translated = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, { en: text, cy: `${text} cy` }]));
const emptyPage = (slug: string) => ({ slug, title: slug, component: [] });

let folder: string;
const write = (path: string, value: unknown) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
};
const findings = () => check(folder, published).findings;
const withCard = (props: object, more: object = {}) =>
  write('public-page/faqs.json', { ...emptyPage('faqs'), component: [{ type: 'card', id: 'first', props, ...more }] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-check-'));
  write('tenant.json', { slug: 'harbour', name: { en: 'Harbour', cy: 'Harbwr' }, languages: [language('en'), language('cy')] });
  write('theme.json', theme);
  write('dictionary.json', { texts: { ...translated, 'card.more': { en: 'Read more', cy: 'Darllen mwy' } } });
  for (const slug of ['registration', 'our_case']) write(`public-page/${slug}.json`, emptyPage(slug));
  for (const slug of ['header', 'footer']) write(`common/${slug}.json`, emptyPage(slug));
  write('assets/logo.svg', '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('portico check', () => {
  test('a sound tenant has no findings', () => {
    withCard({ title: { en: 'Join', cy: 'Ymuno' }, href: '/page/registration', picture: 'logo.svg' });
    expect(findings()).toEqual([]);
  });

  test('a key that stands twice is found where it stands', () => {
    write('public-page/faqs.json', '{ "slug": "faqs", "title": "a", "component": [],\n  "title": "b" }');
    expect(findings()).toMatchObject([{ code: 'malformed-json', line: 2, column: 3 }]);
  });

  test('[PAGE-12] an unknown type is located, with what was probably meant', () => {
    write('public-page/faqs.json', { ...emptyPage('faqs'), component: [{ type: 'crad', props: {} }] });
    expect(findings()).toMatchObject([
      { severity: 'error', code: 'unknown-type', file: 'public-page/faqs.json', line: 6, pointer: '/component/0/type', suggestion: 'card' },
    ]);
  });

  test('[PAGE-12] a wrong prop is told in a sentence', () => {
    withCard({ titel: 'x' });
    expect(findings().map(({ pointer, message, suggestion }) => ({ pointer, message, suggestion }))).toEqual([
      { pointer: '/component/0/props', message: 'The property "title" is missing.', suggestion: undefined },
      { pointer: '/component/0/props/titel', message: 'There is no property "titel" here.', suggestion: 'title' },
    ]);
  });

  test('[PAGE-13] a rule over an undeclared fact or with an unknown operator is an error', () => {
    withCard({ title: 'x' }, { visible: { and: [{ var: 'session.signedin' }, { equals: [1, 1] }] } });
    expect(findings()).toMatchObject([{ code: 'unknown-fact', suggestion: 'session.signedIn' }, { code: 'unknown-operator' }]);
  });

  test.each([
    ['/page/registraton', 'registration'],
    ['/securedPage/nothing-like-it', undefined],
    ['/form/claim', undefined],
    ['/pages/registration', '/page/registration'],
    ['#frist', 'first'],
    ['javascript:alert(1)', undefined],
    ['//elsewhere.example', undefined],
  ])('the link %s leads nowhere', (href, suggestion) => {
    withCard({ title: 'x', href });
    expect(findings()).toMatchObject([{ severity: 'error', code: 'broken-link', pointer: '/component/0/props/href' }]);
    expect(findings()[0]?.suggestion).toBe(suggestion);
  });

  test.each([
    '/',
    '/page',
    '/page/our_case?utm_source=letter',
    '/form/my-claim',
    '/claim-confirmation',
    '#first',
    '/page/faqs#first',
    'https://example.org',
    'mailto:help@example.org',
    'tel:+441234',
  ])('the link %s is fine', (href) => {
    withCard({ title: 'x', href });
    expect(findings()).toEqual([]);
  });

  test.each(['/listing/list', '/form-fill/claim', '/securedPage/my-claim', '/securedPage/esign-list', '/home'])(
    'the link %s leads to page not found today, which is a warning',
    (href) => {
      withCard({ title: 'x', href });
      expect(findings()).toMatchObject([{ severity: 'warning', code: 'broken-link', pointer: '/component/0/props/href' }]);
    },
  );

  test('links inside html are followed in every language', () => {
    withCard({ title: 'x', body: { en: '<p><a class="x" href="/page/gone">Read</a></p>', cy: '<p></p>' } });
    expect(findings()).toMatchObject([{ code: 'broken-link', pointer: '/component/0/props/body/en' }]);
  });

  test('an asset that is not there is an error', () => {
    withCard({ title: 'x', picture: 'logo.png' });
    expect(findings()).toMatchObject([{ code: 'missing-asset', suggestion: 'logo.svg' }]);
  });

  test('[PAGE-09] a text that lacks a language, and one in a language nobody speaks, are warnings', () => {
    withCard({ title: { en: 'Join', fr: 'Adhérer' } });
    expect(findings()).toMatchObject([
      { severity: 'warning', code: 'missing-translation', message: 'This text is missing in cy.' },
      { severity: 'warning', code: 'unknown-language', pointer: '/component/0/props/title/fr' },
    ]);
  });

  test('[PAGE-09] texts of one file that lack the same language are told once, with their lines; each is counted', () => {
    withCard({ title: { en: 'Join' }, body: { en: '<p>Read</p>' } });
    const result = check(folder, published);
    expect(result.findings.map(({ code }) => code)).toEqual(['missing-translation', 'missing-translation']);
    const told = asText([result]);
    expect(told.match(/This text is missing in cy\./g)).toHaveLength(1);
    expect(told).toMatch(/So is 1 more in this file: line \d+/);
    expect(told).toContain('2 warnings');
  });

  test('[PAGE-18] words of a used block that the dictionary does not translate are a warning', () => {
    withCard({ title: 'x' });
    write('dictionary.json', { texts: translated });
    expect(findings()).toMatchObject([
      {
        severity: 'warning',
        code: 'missing-translation',
        file: 'dictionary.json',
        message: 'The words card.more are not translated: they show in English in cy.',
      },
    ]);
  });

  test('[PAGE-18] words of a screen that stands on no page are told, too', () => {
    write('dictionary.json', { texts: translated });
    expect(findings()).toEqual([]);
    expect(check(folder, { ...published, screenTypes: ['card'] }).findings.map(({ message }) => message)).toEqual([
      'The words card.more are not translated: they show in English in cy.',
    ]);
  });

  test('[PAGE-18] words of the portal’s screens, messages, PDFs and the server’s pages that nobody translated are one warning for each group', () => {
    const { 'sign.sign': _, 'sign.decline': __, 'error.back': ___, ...rest } = translated;
    const told = () => findings().map(({ severity, message }) => `${severity}: ${message}`);
    write('dictionary.json', { texts: rest });
    expect(told()).toEqual([
      'warning: The words error.back are not translated: they show in English in cy.',
      'warning: The words sign.sign, sign.decline are not translated: they show in English in cy.',
    ]);
    rmSync(join(folder, 'dictionary.json'));
    expect(told()).toEqual(
      'portal.skip notFound.heading error.comingSoon confirmation.back signing.back mail.codeSubject pdf.reference sign.eyebrow certificate.title unlock.heading'
        .split(' ')
        .map((word) => expect.stringContaining(` ${word}, `)),
    );
    write('tenant.json', { slug: 'harbour', name: { en: 'Harbour' }, languages: [language('en')] });
    expect(told()).toEqual([]);
  });

  test('[PAGE-18] a passcode message without its code is an error, a value that nobody fills in a warning', () => {
    const texts = {
      'mail.codeText': { en: 'Your passcode is {code}', cy: 'Eich cod' },
      'pdf.page': 'Page {page} of {total}',
      'portal.arrived': '{page}',
    };
    write('dictionary.json', { texts: { ...translated, ...texts } });
    expect(findings()).toMatchObject([
      {
        severity: 'error',
        code: 'invalid-file',
        pointer: '/texts/mail.codeText/cy',
        message: expect.stringContaining('{code} is missing'),
      },
      { severity: 'warning', code: 'invalid-file', pointer: '/texts/pdf.page', message: expect.stringContaining('{total} is shown') },
      {
        severity: 'warning',
        code: 'invalid-file',
        pointer: '/texts/portal.arrived',
        message: expect.stringContaining('{title} is filled'),
      },
    ]);
  });

  test('a theme that reads too weakly is refused', () => {
    write('theme.json', { ...theme, light: { brand: '#1b4d3e', text: '#9a9a9a', background: '#ffffff' } });
    expect(findings()).toContainEqual(expect.objectContaining({ severity: 'error', code: 'low-contrast', file: 'theme.json' }));
  });

  test('two pages of one slug, and pages no portal can do without', () => {
    write('public-page/again.json', emptyPage('registration'));
    rmSync(join(folder, 'public-page/our_case.json'));
    expect(findings()).toMatchObject([
      { code: 'duplicate-slug', severity: 'error', file: 'public-page/again.json' },
      { code: 'missing-page', severity: 'error', file: 'public-page/our_case.json' },
    ]);
  });

  test('[PAGE-08] content taken from a page that does not exist', () => {
    write('public-page/faqs.json', { ...emptyPage('faqs'), contentFromPage: 'our_cases' });
    expect(findings()).toMatchObject([{ code: 'broken-link', pointer: '/contentFromPage', suggestion: 'our_case' }]);
  });
});

describe('the command line', () => {
  test('a folder without content, no command and an unknown flag end with 2 and help', async () => {
    const said: string[] = [];
    const run = (...args: string[]) => main(args, (line) => said.push(line));
    mkdirSync(join(folder, 'assets/empty'));
    expect(await run('check', join(folder, 'assets/empty'))).toBe(2);
    expect(await run('chek', folder)).toBe(2);
    expect(await run('check', folder, '--jsno')).toBe(2);
    expect(said.join('\n')).toContain('portico check <folder>');
  });

  test('--json is for machines, and errors end with 1', async () => {
    let said = '';
    write('public-page/faqs.json', { ...emptyPage('faqs'), component: [{ type: 'no-such-type-anywhere' }] });
    expect(await main(['check', folder, '--json'], (line) => (said = line))).toBe(1);
    expect(JSON.parse(said)).toMatchObject([
      {
        tenant: 'harbour',
        errors: expect.any(Number),
        findings: expect.arrayContaining([expect.objectContaining({ code: 'unknown-type' })]),
      },
    ]);
  });
});
