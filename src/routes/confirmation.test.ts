import { expect, test } from 'vitest';
import type { Portal } from '../app/portal.ts';
import { toConfirmation } from '../content/form-content.ts';
import { showConfirmation } from './confirmation.ts';
import { showProfile } from './profile.ts';

const pages = [
  {
    slug: 'claim-success',
    'page-title': { en: 'We have your claim', cy: 'Mae gyda ni' },
    html: { en: '<h1>Thanks</h1>', cy: '<h1>Diolch</h1>' },
  },
  { slug: 'unsubscribe-update', 'page-title': 'No more letters', html: '<h1>Stopped</h1>' },
];
const portal = {
  tenant: 'acme',
  language: 'cy',
  session: { current: () => ({ state: 'pending' }) },
  questions: {
    tenant: async () => ({ slug: 'acme', name: 'Acme', languages: [{ iso2Code: 'en' }, { iso2Code: 'cy' }] }),
    dictionary: async () => ({}),
    common: async () => ({}),
    menu: async () => [],
    confirmation: async (slug: string) => {
      const found = pages.find((page) => page.slug === slug);
      return found ? toConfirmation(found) : null;
    },
  },
  addressOf: (url: URL) => url,
  known: () => ({}),
  ready: async () => undefined,
  clock: () => 0,
  draftsShown: () => false,
} as unknown as Portal;
const shown = (query: string) => showConfirmation(portal, new URL(`/claim-confirmation${query}`, 'https://portal.example'));

test('[CNF-04] [CNF-01] the confirmation is content’s: claim-success unless another is named, with its title, for anybody', async () => {
  expect(await shown('')).toMatchObject({ status: 200, title: 'Mae gyda ni', view: { html: '<h1>Diolch</h1>' } });
  expect(await shown('?slug=unsubscribe-update')).toMatchObject({
    status: 200,
    title: 'No more letters',
    view: { html: '<h1>Stopped</h1>' },
  });
  expect(await shown('?slug=nothing')).toMatchObject({ status: 404 });
});

test('[PAGE-10] the profile route is the heading User profile', async () => {
  expect(await showProfile(portal, new URL('/profile', 'https://portal.example'))).toMatchObject({ status: 200, title: 'User profile' });
});
