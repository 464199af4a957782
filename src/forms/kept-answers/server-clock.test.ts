// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';

const begun = Date.parse('2026-11-21T14:05:00Z');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** What a document does that is drawn so many days after the first one, on a device whose clock is wrong by so many days. */
async function document(day: number, wrongBy: number) {
  vi.setSystemTime(begun + (day + wrongBy) * dayMs);
  vi.resetModules();
  const [{ serverTime, setServerClock, timeOfKeeping }, { keepAnswers }, { readAnswers, sweepAnswers }] = await Promise.all([
    import('./server-clock.ts'),
    import('./keep-answers.ts'),
    import('./local-answers.ts'),
  ]);
  setServerClock(begun + day * dayMs);
  return {
    keep: () => keepAnswers('ann', 'claim', { answers: { make: 'Ford' }, page: 0, at: timeOfKeeping() }),
    read: () => (sweepAnswers(serverTime()), readAnswers('ann', 'claim', serverTime())?.answers),
  };
}

test.each([
  [0, 0],
  [0, 40],
  [-40, 0],
  [-40, -40],
  [40, 40],
  [40, 0],
])('what was typed while the clock was wrong by %i days is there a day later, when it is wrong by %i', async (typed, opened) => {
  expect((await document(0, typed)).keep()).toBe('kept');
  expect((await document(1, opened)).read()).toEqual({ make: 'Ford' });
});

test('after thirty days it is thrown away', async () => {
  (await document(0, 0)).keep();
  expect((await document(29, 0)).read()).toEqual({ make: 'Ford' });
  expect((await document(31, 0)).read()).toBeUndefined();
});
