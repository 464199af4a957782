import type { BlockExamples } from '#engine';

const view = (...kinds: readonly string[]) => ({
  preferences: {
    state: 'ready',
    value: {
      forms: kinds.map((kind) => ({ kind, href: kind === 'choose' ? '/form/communications-preferences' : '/form/unsubscribe' })),
      profileHref: '/securedPage/my-profile',
      backHref: '/securedPage/my-claim',
    },
  },
});
const long = 'Vorladungszustellungsbestätigungsverfahren '.repeat(6);

export const examples: BlockExamples = {
  minimal: { props: {}, data: view('choose') },
  full: { props: { heading: 'What we send you', intro: 'You may change your mind at any time.' }, data: view('choose', 'stop') },
  noForms: { props: {}, data: view() },
  overflow: { props: { heading: long.slice(0, 150), intro: long }, data: view('choose', 'stop') },
  loading: { props: {}, data: { preferences: { state: 'loading' } } },
  empty: { props: {}, data: { preferences: { state: 'empty' } } },
  unavailable: { props: {}, data: { preferences: { state: 'unavailable' } } },
};
