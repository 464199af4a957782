// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchActivity } from './activity.ts';
import { createBrowserSession } from './browser-session.ts';
import { ann as person } from './person.fixture.ts';

const ann = { ...person, idToken: 't', expiresInSeconds: 300 };
const answers: Response[] = [];
const asked: string[] = [];
const activity: (string | null)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  answers.length = asked.length = activity.length = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    activity.push((input instanceof Request ? input.headers : new Headers(init?.headers)).get('X-Activity'));
    asked.push(input instanceof Request ? new URL(input.url).pathname : String(input));
    return answers.shift() ?? Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const over = () => Response.json({ code: 'signed-out' }, { status: 401 });

test('a session that ends by itself raises the flag once and keeps whose it was', async () => {
  const ended = vi.fn();
  const session = createBrowserSession({ onEnded: ended });
  answers.push(Response.json(ann), over(), over());
  await session.resolve();
  await session.check();
  await session.check();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(session.current()).toEqual({ state: 'signed-out', was: 'ann' });
  // The same tab, reloaded: the server is not asked.
  asked.length = 0;
  expect(await createBrowserSession().resolve()).toEqual({ state: 'signed-out' });
  expect(asked).toEqual([]);
});

test('who is signed in is asked once for each document, and again only where the server gave no answer', async () => {
  const session = createBrowserSession();
  answers.push(new Response(null, { status: 503 }), Response.json(ann));
  expect(await session.resolve()).toEqual({ state: 'signed-out' });
  for (let turn = 1; turn <= 3; turn += 1) expect(await session.resolve()).toMatchObject({ state: 'signed-in' });
  expect(asked).toEqual(['/auth/session', '/auth/session']);
});

test('too many calls end no session: it stays, and is asked for again', async () => {
  const ended = vi.fn();
  const session = createBrowserSession({ onEnded: ended });
  answers.push(Response.json(ann), new Response(null, { status: 429 }), Response.json(ann));
  await session.resolve();
  expect(await session.check()).toMatchObject({ state: 'signed-in' });
  expect(await session.check()).toMatchObject({ state: 'signed-in' });
  expect([ended.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a 401 that is not the portal’s own answer about the session ends none', async () => {
  const ended = vi.fn();
  const session = createBrowserSession({ onEnded: ended });
  answers.push(
    Response.json(ann),
    new Response('<h1>401</h1>', { status: 401 }),
    Response.json({ code: 'invalid-token' }, { status: 401 }),
  );
  await session.resolve();
  for (let turn = 1; turn <= 2; turn += 1) expect(await session.check()).toMatchObject({ state: 'signed-in' });
  expect([ended.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a visitor without a session is no ended session', async () => {
  const ended = vi.fn();
  answers.push(over());
  expect(await createBrowserSession({ onEnded: ended }).resolve()).toEqual({ state: 'signed-out' });
  expect(ended).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
});

test('signing in again lowers the flag', async () => {
  const session = createBrowserSession();
  answers.push(Response.json(ann), over(), Response.json(ann));
  await session.resolve();
  await session.check();
  await session.answer('12345678');
  expect(sessionStorage.length).toBe(0);
  expect(session.current()).toMatchObject({ state: 'signed-in' });
});

test.each([new Error('no connection'), new Response(null, { status: 503 })])(
  'a sign-out that the server did not hear of changes nothing here',
  async (failure) => {
    const session = createBrowserSession();
    answers.push(Response.json(ann));
    await session.resolve();
    vi.stubGlobal('fetch', async () => (failure instanceof Error ? Promise.reject(failure) : failure));
    expect(await session.end()).toBe(false);
    expect(session.current()).toMatchObject({ state: 'signed-in' });
    vi.stubGlobal('fetch', async () => Response.json({}));
    expect(await session.end()).toBe(true);
    expect(session.current()).toEqual({ state: 'signed-out' });
  },
);

test('what finds no session while the person signs out is part of the sign-out, and no session that ended by itself', async () => {
  const [onEnded, onSignedOut] = [vi.fn(), vi.fn()];
  const session = createBrowserSession({ onEnded, onSignedOut });
  answers.push(Response.json(ann));
  await session.resolve();
  const signOut = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).endsWith('/auth/sign-out') ? signOut.promise : over(),
  );
  const ending = session.end();
  const checked = session.check();
  // The server has ended the session; its answer to the sign-out is still on its way.
  await new Promise(setImmediate);
  expect(session.current().state).toBe('signed-in');
  signOut.resolve(Response.json({}));
  expect([await ending, await checked]).toEqual([true, { state: 'signed-out' }]);
  expect([onEnded.mock.calls.length, onSignedOut.mock.calls.length]).toEqual([0, 1]);
});

test('a sign-out, and a session the server does not know any more, are reported: what this device keeps is then forgotten', async () => {
  const onNone = vi.fn();
  const onSignedOut = vi.fn();
  await createBrowserSession({ onNone, onSignedOut }).end();
  expect([onNone.mock.calls.length, onSignedOut.mock.calls.length]).toEqual([0, 1]);
  answers.length = 0;
  answers.push(over());
  await createBrowserSession({ onNone, onSignedOut }).resolve();
  expect([onNone.mock.calls.length, onSignedOut.mock.calls.length]).toEqual([1, 1]);
});

test('a document of one person never calls in the name of another who signed in meanwhile: it is left', async () => {
  const [onReplaced, onEnded] = [vi.fn(), vi.fn()];
  const { idToken: _, expiresInSeconds: __, ...person } = ann;
  const session = createBrowserSession({ onReplaced, onEnded }, person);
  answers.push(Response.json({ ...ann, id: 'ben', username: 'ben', fullName: 'Ben', idToken: 'of ben' }));
  expect(await session.headers()).not.toHaveProperty('Authorization');
  expect(session.current()).toEqual({ state: 'signed-out', was: 'ann' });
  expect([onReplaced.mock.calls.length, onEnded.mock.calls.length, sessionStorage.length]).toEqual([1, 0, 0]);
});

test('a person who signs in with another address from now on stays the person of the document: it goes on', async () => {
  const onReplaced = vi.fn();
  const { idToken: _, expiresInSeconds: __, ...person } = ann;
  const session = createBrowserSession({ onReplaced }, person);
  answers.push(Response.json({ ...ann, username: 'ann@new-address.example' }));
  expect(await session.headers()).toHaveProperty('Authorization');
  expect(session.current()).toMatchObject({ state: 'signed-in', view: { id: 'ann', username: 'ann@new-address.example' } });
  expect(onReplaced).not.toHaveBeenCalled();
});

test('a document that asks who is signed in reports activity only where the person did something in it', async () => {
  answers.push(Response.json(ann), Response.json(ann));
  const session = createBrowserSession();
  await session.resolve();
  watchActivity(window);
  dispatchEvent(new Event('keydown'));
  await session.check();
  expect([asked, activity]).toEqual([
    ['/auth/session', '/auth/session'],
    [null, '1'],
  ]);
});

test.each([
  ['no cookie', () => new Response(null, { status: 204 }), { over: 'sign-out', askedAt: expect.any(Number) }],
  ['an ended session', over, { over: 'idle', askedAt: expect.any(Number) }],
  ['too many calls', () => new Response(null, { status: 429 }), null],
  ['no answer', () => new Response(null, { status: 503 }), null],
])(
  'a document that never knew of a session reports its end for other tabs where the server confirms it: %s',
  async (_, answer, expected) => {
    const onNone = vi.fn();
    answers.push(answer());
    await createBrowserSession({ onNone }).resolve();
    expect(onNone.mock.calls).toEqual(expected === null ? [] : [[expected]]);
  },
);

test('a document that loses its own session ends that by itself, and not for others', async () => {
  const onNone = vi.fn();
  const session = createBrowserSession({ onNone });
  answers.push(Response.json(ann), over());
  await session.resolve();
  await session.check();
  expect(onNone.mock.calls).toEqual([[undefined]]);
});
