import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { schemaCheck } from '#schemas/check';
import { isCounted } from '#locale/plurals/plural-forms';
import { screenWords, serverWords } from '#schemas/tenant';
import { traitsOf } from '#schemas/shared';
import { check } from './check.ts';
import type { Published } from './read-published.ts';

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
    paper: { type: 'string', 'x-format': 'file' },
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
  'hub-my-claim-steps': { type: 'object' },
  'workflow-status-colours': { type: 'object' },
};
/** A catalog of one block. */
export const published: Published = {
  types: ['card'],
  screenTypes: [],
  traitsOfType: (type) => (type === 'card' ? traitsOf(card) : undefined),
  textsOfType: (type): Record<string, string> => (type === 'card' ? { more: 'Read more' } : {}),
  schemaOf: (type) => (type === 'card' ? { validate: schemaCheck(card), localised: ['/title', '/body'], texts: {} } : undefined),
  checkDocument: (name) => schemaCheck(documents[name]),
  traitsOfDocument: (name) => traitsOf(documents[name]),
};

export const theme = {
  light: { brand: '#1b4d3e' },
  dark: { brand: '#8fd3b8' },
  typeface: { body: 'humanist', heading: 'serif' },
  corners: 'soft',
};
export const language = (iso2Code: string) => ({ iso2Code, englishName: iso2Code, ownName: iso2Code });
const english: Record<string, string> = Object.assign({}, serverWords, ...screenWords);
/** The words of server and screens, in both languages of the tenant. */
export const translated = {
  ...Object.fromEntries(Object.entries(english).map(([key, text]) => [key, { en: text, br: `${text} br` }])),
  ...Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => isCounted(english, key))
      .flatMap(([key, text]) => ['two', 'few'].map((category) => [`${key}_${category}`, { br: `${text} br` }])),
  ),
};
export const emptyPage = (slug: string) => ({ slug, title: slug, component: [] });

/** For tests: a folder of its own with a tenant in which nothing is wrong. */
export function soundTenant() {
  const own = mkdtempSync(join(tmpdir(), 'portico-check-'));
  const folder = join(own, 'harbour');
  const write = (path: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  };
  write('tenant.json', { slug: 'harbour', name: { en: 'Harbour', br: 'Harbwr' }, languages: [language('en'), language('br')] });
  write('theme.json', theme);
  write('dictionary.json', { texts: { ...translated, 'card.more': { en: 'Read more', br: 'Darllen mwy' } } });
  for (const slug of ['registration', 'our_case']) write(`public-page/${slug}.json`, emptyPage(slug));
  for (const slug of ['header', 'footer']) write(`common/${slug}.json`, emptyPage(slug));
  write('assets/logo.svg', '<svg/>');
  return {
    folder,
    write,
    findings: () => check(folder, published).findings,
    withCard: (props: object, more: object = {}) =>
      write('public-page/faqs.json', { ...emptyPage('faqs'), component: [{ type: 'card', id: 'first', props, ...more }] }),
    remove: () => rmSync(own, { recursive: true, force: true }),
  };
}

/** For tests: a sound tenant of its own for each test of a file. */
export function soundTenantForEach(): Omit<ReturnType<typeof soundTenant>, 'remove'> {
  let tenant: ReturnType<typeof soundTenant>;
  beforeEach(() => {
    tenant = soundTenant();
  });
  afterEach(() => tenant.remove());
  return {
    get folder() {
      return tenant.folder;
    },
    write: (path, value) => tenant.write(path, value),
    findings: () => tenant.findings(),
    withCard: (props, more) => tenant.withCard(props, more),
  };
}
