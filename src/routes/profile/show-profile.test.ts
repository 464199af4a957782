import { expect, test, vi } from 'vitest';
import type { Page } from '#engine';
import { createShow, type Portal } from '../../visit/index.ts';
import { showProfile } from './show-profile.ts';

const page = vi.fn<() => Promise<unknown>>(async () => null);
const portal = {
  language: 'en',
  session: { current: () => ({ state: 'signed-in', view: { staff: false } }) },
  questions: {
    tenant: async () => ({ slug: 'acme', name: 'Acme', languages: [{ iso2Code: 'en' }] }),
    dictionary: async () => ({}),
    common: async () => ({}),
    menu: async () => [],
    page,
  },
  addressOf: (url: URL) => url,
  known: () => ({}),
  ready: async () => undefined,
  clock: () => 0,
} as unknown as Portal;
const url = new URL('/profile', 'https://portal.example');

test('[PAGE-10] the profile route is the heading User profile, and a page of the tenant below it', async () => {
  expect(await showProfile(createShow(portal), url)).toMatchObject({ status: 200, title: 'User profile' });
  const profile: Page = {
    slug: 'profile',
    title: 'Mine',
    showHeader: true,
    showBanner: false,
    showFooter: true,
    isWrappedContent: false,
    content: {},
    blocks: [],
  };
  page.mockResolvedValueOnce({ page: profile, issues: [] });
  expect(await showProfile(createShow(portal), url)).toMatchObject({ title: 'User profile', body: { page: profile } });
});
