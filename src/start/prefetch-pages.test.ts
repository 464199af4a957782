// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createContentMemory } from '../content/index.ts';
import { createPrefetch } from './prefetch-pages.ts';
import { annsView as view } from '../auth/person.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const session = { current: () => ({ state: 'signed-in', view }) as const, check: async () => ({ state: 'signed-in', view }) as const };
const isLeft = () => false;
const place = new URL('https://portal.example/securedPage/news');
const answer = () =>
  Response.json({
    person: 'ann',
    revision: 4,
    content: { 'secured-page/news': { value: 'as published' } },
    arrived: { data: {} },
    files: [],
  });

test('a page that comes in one answer is remembered with its content', async () => {
  vi.stubGlobal('fetch', async () => answer());
  const memory = createContentMemory();
  const prefetch = createPrefetch({ session, memory, isLeft });
  await prefetch.bring(place);
  expect([prefetch.of(place), Object.keys(memory.all())]).toEqual([{ data: {} }, ['secured-page/news']]);
});

test('an answer on its way when everything was forgotten brings nothing back', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const memory = createContentMemory();
  const prefetch = createPrefetch({ session, memory, isLeft });
  const brought = prefetch.bring(place);
  prefetch.clear();
  late.resolve(answer());
  await brought;
  expect([prefetch.of(place), memory.all()]).toEqual([undefined, {}]);
});

test.each([
  ['has no session', () => new Response(null, { status: 401 })],
  [
    'is another person by now',
    () => Response.json({ person: 'ben', revision: 4, content: { a: { value: 1 } }, arrived: { data: {} }, files: [] }),
  ],
] as const)('where the browser %s, nothing of the answer is used, and the session is checked', async (_, answered) => {
  vi.stubGlobal('fetch', async () => answered());
  const check = vi.fn(async () => ({ state: 'signed-out' }) as const);
  const memory = createContentMemory();
  const prefetch = createPrefetch({ session: { ...session, check }, memory, isLeft });
  await prefetch.bring(place);
  expect(check).toHaveBeenCalledOnce();
  expect([prefetch.of(place), memory.all()]).toEqual([undefined, {}]);
});

test.each([
  ['stays, the place opens without a person', false, 1],
  ['is left, the place is never asked for in parts', true, 0],
])('where the session ends while a place is on its way, and the document %s', async (_, leaves, opened) => {
  vi.stubGlobal('fetch', async () => answer());
  let ended = false;
  const current = () => (ended ? ({ state: 'signed-out' } as const) : session.current());
  const memory = createContentMemory();
  const prefetch = createPrefetch({ session: { ...session, current }, memory, isLeft: () => ended && leaves });
  const [first, second] = [vi.fn(), vi.fn()];
  void prefetch.bring(place).then(first);
  void prefetch.bring(place).then(second);
  ended = true;
  await vi.waitFor(() => expect(prefetch.of(place)).toBeUndefined());
  await new Promise((resolve) => setTimeout(resolve));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([opened, opened]);
  expect(memory.all()).toEqual({});
});
