// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSentForm, lastSentForm } from '../forms/index.ts';
import { askForDrafts } from '../content/index.ts';
import type { BrowserRouter } from '../router/index.ts';
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

test.each(['a sign-out', 'a session that the server does not know any more'])('%s makes this device forget what was sent', async (how) => {
  const isSignOut = how === 'a sign-out';
  vi.stubGlobal('fetch', async () => (isSignOut ? Response.json({}) : Response.json({ code: 'signed-out' }, { status: 401 })));
  const { portal } = createBrowserPortal(state);
  expect(await lastSentForm('ann')).toMatchObject({ reference: 'R-1' });
  await (isSignOut ? portal.session.end() : portal.session.resolve());
  expect(await lastSentForm('ann')).toBeNull();
});

const router = { subscribe: () => () => undefined, routes: [], state: {} } as unknown as BrowserRouter;

test.each([
  [false, ['/auth/session', '/page-answer']],
  [true, ['/auth/session']],
])('the answer of a whole page is published content: an editor whose drafts are shown (%s) is asked %j', async (shown, expected) => {
  const asked: string[] = [];
  const editor = {
    idToken: 't',
    expiresInSeconds: 300,
    id: 'ed',
    username: 'ed',
    fullName: 'Ed',
    staff: false,
    manager: false,
    editor: true,
    sessionMinutes: 15,
    answersKey: 'A'.repeat(43),
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input), location.href).pathname);
    return Response.json({ ...editor, person: editor.id });
  });
  askForDrafts(shown);
  const { portal, connect, onHydrated } = createBrowserPortal(state);
  connect(router);
  await onHydrated();
  await portal.bring(new URL('/securedPage/news', location.href));
  askForDrafts(false);
  expect(asked).toEqual(expected);
});
