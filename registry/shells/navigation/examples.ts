import type { BlockExamples } from '#engine';

const languages = [
  { iso2Code: 'en', englishName: 'English', ownName: 'English', dir: 'ltr', current: true },
  { iso2Code: 'cy', englishName: 'Welsh', ownName: 'Cymraeg', dir: 'ltr', current: false },
  { iso2Code: 'ar', englishName: 'Arabic', ownName: 'العربية', dir: 'rtl', current: false },
];

const page = (slug: string, title: string, more: { secured?: boolean; current?: boolean } = {}) => ({
  slug,
  title,
  href: more.secured ? `/securedPage/${slug}` : `/page/${slug}`,
  secured: more.secured ?? false,
  current: more.current ?? false,
});

const pages = [
  page('our_case', 'Our case', { current: true }),
  page('how_it_works', 'How it works'),
  page('updates', 'Updates'),
  page('faqs', 'Questions'),
  page('contact', 'Contact'),
  page('my-claim', 'My claim', { secured: true }),
];

const person = {
  fullName: 'Ada Example',
  id: 'ada@example.org',
  username: 'ada@example.org',
  staff: false,
  editor: false,
  profileHref: '/securedPage/my-profile',
  preferencesHref: '/securedPage/communications-preferences',
};

const navigation = { state: 'ready', value: { homeHref: '/', currentPath: '/page/our_case', pages, languages } };
const outcomes = { 'choose-language': { ok: true }, 'toggle-drafts': { ok: true }, 'sign-out': { ok: true } };

export const examples: BlockExamples = {
  minimal: {
    props: {},
    data: {
      navigation: { state: 'ready', value: { homeHref: '/', currentPath: '/', pages: [], languages: languages.slice(0, 1) } },
      session: { state: 'empty' },
    },
    outcomes,
  },
  full: {
    props: { hiddenWhenSignedIn: ['registration'] },
    data: {
      navigation: { state: 'ready', value: { ...navigation.value, drafts: { on: true } } },
      session: { state: 'ready', value: person },
    },
    outcomes,
  },
  overflow: {
    props: {},
    data: {
      navigation: {
        state: 'ready',
        value: {
          ...navigation.value,
          pages: Array.from({ length: 18 }, (_, index) => page(`page-${index}`, `Verfahrensübersicht ${index + 1}`)),
          drafts: { on: false },
        },
      },
      session: {
        state: 'ready',
        value: { ...person, fullName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana von und zu Hohenzollern-Sigmaringen' },
      },
    },
    outcomes,
  },
  signedOut: { props: {}, data: { navigation, session: { state: 'empty' } }, outcomes },
  loading: { props: {}, data: { navigation: { state: 'loading' }, session: { state: 'loading' } } },
  unavailable: { props: {}, data: { navigation: { state: 'unavailable' }, session: { state: 'unavailable' } } },
};
