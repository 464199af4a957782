import { afterEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../auth/session.ts';
import { browserEvents } from './browser-events.fixture.ts';
import { createPortalApi } from './create-portal-api.ts';
import { annsView } from '../auth/person.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

const signedIn: SessionState = { state: 'signed-in', view: annsView };

function portal(status: number, { state = signedIn, resolved = state }: { state?: SessionState; resolved?: SessionState } = {}) {
  const sent: { path: string; body: unknown; authorization: string | null }[] = [];
  let now = state;
  const api = createPortalApi({
    fetch: async (input, init) => {
      const path = String(input);
      sent.push({ path, body: JSON.parse(String(init?.body ?? 'null')), authorization: new Headers(init?.headers).get('authorization') });
      return path.startsWith('/api/error/') ? Response.json({}) : Response.json({ title: 'No', code: 'refused' }, { status });
    },
    session: {
      current: () => now,
      headers: async (): Promise<Record<string, string>> => (now.state === 'signed-in' ? { Authorization: 'Bearer token' } : {}),
      check: async () => (now = resolved),
    },
    path: () => '/securedPage/my-claim',
  });
  const call = () => api.call('drafts.save', { body: { formSlug: 'f', page: 0, dynamicData: {} } });
  const logged = () => sent.filter(({ path }) => path.startsWith('/api/error/log')).map(({ body }) => body);
  const byLink = (token: string) => api.call('accounts.byToken', { token });
  return { call, byLink, logged, sent };
}

test('a failed call of a signed-in person is reported to the server', async () => {
  const { call, logged } = portal(403);
  await expect(call()).rejects.toMatchObject({ status: 403, code: 'refused' });
  await expect.poll(logged).toEqual([{ message: 'PUT /api/Submissions/draft: refused: No', status: 403, path: '/securedPage/my-claim' }]);
});

test('a link to which a mail program added something is refused without a call', async () => {
  const { byLink, sent } = portal(200);
  for (const token of ['secret\u201d', 'secret\r\nX: y', 'secret '])
    await expect(byLink(token)).rejects.toMatchObject({ status: 401, code: 'invalid-token' });
  expect(sent).toEqual([]);
});

test('without a session nothing is reported', async () => {
  const { call, logged } = portal(403, { state: { state: 'signed-out' } });
  await expect(call()).rejects.toMatchObject({ status: 403 });
  expect(logged()).toEqual([]);
});

test('a 401 because the session ended has its own code, and is not reported to the server', async () => {
  const { call, logged } = portal(401, { resolved: { state: 'signed-out', was: 'ann' } });
  await expect(call()).rejects.toMatchObject({ status: 401, code: 'session-ended' });
  expect(logged()).toEqual([]);
});

test('after the end of a session nothing is asked for the person any more', async () => {
  const { call, sent } = portal(200, { state: { state: 'signed-out', was: 'ann' } });
  await expect(call()).rejects.toMatchObject({ status: 401, code: 'session-ended' });
  expect(sent).toEqual([]);
});

test('a call that is tried again after the end of the session is not sent', async () => {
  let now: SessionState = signedIn;
  const fetch = vi.fn(() => {
    now = { state: 'signed-out', was: 'ann' };
    return Promise.reject(new TypeError('offline'));
  });
  const api = createPortalApi({
    fetch,
    session: { current: () => now, headers: async () => ({}), check: async () => now },
    path: () => '/',
  });
  await expect(api.call('accounts.mine')).rejects.toMatchObject({ code: 'session-ended' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a 401 while the session lives stays what it was', async () => {
  await expect(portal(401).call()).rejects.toMatchObject({ status: 401, code: 'refused' });
});

test('calls carry the identity token of the session, and none without a session', async () => {
  const ann = portal(200);
  await ann.call();
  expect(ann.sent.map(({ path, authorization }) => [path, authorization])).toEqual([['/api/Submissions/draft', 'Bearer token']]);
  const visitor = portal(200, { state: { state: 'signed-out' } });
  await visitor.call();
  expect(visitor.sent[0]?.authorization).toBeNull();
});

test('a call that changes something is given up when the connection goes; nothing listens after it', async () => {
  const { browser, listening } = browserEvents();
  const api = createPortalApi({
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
    session: { current: () => signedIn, headers: async () => ({}), check: async () => signedIn },
    path: () => '/',
  });
  const saving = api.call('drafts.save', { body: { formSlug: 'f', page: 0, dynamicData: {} } });
  await expect.poll(listening).toBe(1);
  browser.dispatchEvent(new Event('offline'));
  await expect(saving).rejects.toMatchObject({ status: 0 });
  expect(listening()).toBe(0);
});
