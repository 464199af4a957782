import { expect, test, vi } from 'vitest';
import type { Page } from '#engine';
import { createShow } from '../../visit/index.ts';
import { signedIn, stubPortal } from '../portal.fixture.ts';
import { showProfile } from './show-profile.ts';

const page = vi.fn<() => Promise<unknown>>(async () => null);
const portal = stubPortal({ session: signedIn('Ann', false), questions: { page } });
const url = new URL('/profile', 'https://portal.example');

test('the profile route is the heading User profile, and a page of the tenant below it', async () => {
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
