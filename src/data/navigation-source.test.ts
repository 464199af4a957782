import { expect, test } from 'vitest';
import type { NavigationView } from '#schemas/api';
import { navigation } from './navigation-source.ts';
import type { SourceRequest } from './source.ts';

const asked = (path: string, signedIn = false, editor = false): SourceRequest =>
  ({
    url: new URL(path, 'https://portal.example'),
    site: {
      language: 'cy',
      languages: ['en', 'cy'],
      tenant: {
        languages: [
          { iso2Code: 'en', englishName: 'English', ownName: 'English' },
          { iso2Code: 'cy', englishName: 'Welsh', ownName: 'Cymraeg' },
        ],
        draftToggle: true,
      },
      menu: [
        { slug: 'our_case', title: { en: 'Our case', cy: 'Ein hachos' }, order: 1, secured: false },
        { slug: 'faqs', title: 'Questions', order: 3, secured: false },
      ],
    },
    questions: { menu: async () => [{ slug: 'my-claim', title: 'My claim', order: 2, secured: true }] },
    session: () => (signedIn ? { state: 'signed-in', view: { editor } } : { state: 'signed-out' }),
    draftsShown: () => false,
  }) as unknown as SourceRequest;

const valueOf = (answer: unknown): NavigationView => (answer as { value: NavigationView }).value;

test('the menu lists public pages in order, in the language shown; secured ones only when signed in', async () => {
  expect(valueOf(navigation.first!(asked('/page/faqs'))).pages.map(({ title, href }) => [title, href])).toEqual([
    ['Ein hachos', '/page/our_case'],
    ['Questions', '/page/faqs'],
  ]);
  expect(valueOf(await navigation.load(asked('/page/faqs'))).pages).toHaveLength(2);
  expect(valueOf(await navigation.load(asked('/page/faqs', true))).pages.map(({ href }) => href)).toEqual([
    '/page/our_case',
    '/securedPage/my-claim',
    '/page/faqs',
  ]);
});

test.each([
  ['/page/faqs', ['faqs']],
  ['/page', ['our_case']],
  ['/securedPage/my-claim;submissionId=7', ['my-claim']],
  ['/', []],
  ['/no/such/page', []],
  ['/claim-confirmation', []],
])('at %s the current entry is %j', async (path, current) => {
  const { pages } = valueOf(await navigation.load(asked(path, true)));
  expect(pages.filter((page) => page.current).map(({ slug }) => slug)).toEqual(current);
});

test('the draft toggle is for editors, where the tenant configures it', async () => {
  const drafts = async (signedIn: boolean, editor: boolean) => valueOf(await navigation.load(asked('/page/faqs', signedIn, editor))).drafts;
  expect([await drafts(false, false), await drafts(true, false)]).toEqual([undefined, undefined]);
  expect(await drafts(true, true)).toEqual({ on: false });
});

test('languages of the tenant', () => {
  const view = valueOf(navigation.first!(asked('/page/faqs')));
  expect(view.languages).toEqual([
    { iso2Code: 'en', englishName: 'English', ownName: 'English', dir: 'ltr', current: false },
    { iso2Code: 'cy', englishName: 'Welsh', ownName: 'Cymraeg', dir: 'ltr', current: true },
  ]);
});

test('home is the page of the case for a visitor, where the menu has it; for who is signed in the root, which leads on to their own', async () => {
  const homeOf = (answer: unknown) => valueOf(answer).homeHref;
  expect([homeOf(navigation.first!(asked('/'))), homeOf(await navigation.load(asked('/page/faqs')))]).toEqual([
    '/page/our_case',
    '/page/our_case',
  ]);
  expect(homeOf(await navigation.load(asked('/page/faqs', true)))).toBe('/');
  const without = asked('/');
  expect(homeOf(navigation.first!({ ...without, site: { ...without.site, menu: [] } }))).toBe('/');
});
