// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSentForm, lastSentForm } from '../forms/index.ts';
import { createBrowserPortal } from './browser-portal.ts';

const state = {
  tenant: 'acme',
  language: 'en',
  now: 0,
  revision: 1,
  address: '/',
  mode: 'live',
  demo: false,
  waiting: false,
  content: {},
} as const;

beforeEach(() => keepSentForm({ reference: 'R-1', slug: 'claim-success', person: 'ann' }));
afterEach(() => vi.unstubAllGlobals());

test.each(['a sign-out', 'a session that the server does not know any more'])(
  '[CNF-01] %s makes this device forget what was sent',
  async (how) => {
    const isSignOut = how === 'a sign-out';
    vi.stubGlobal('fetch', async () => Response.json({}, { status: isSignOut ? 200 : 401 }));
    const { portal } = createBrowserPortal(state);
    expect(await lastSentForm('ann')).toMatchObject({ reference: 'R-1' });
    await (isSignOut ? portal.session.end() : portal.session.resolve());
    expect(await lastSentForm('ann')).toBeNull();
  },
);
