import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { openMemoryDatabase, type Database } from '../db/index.ts';
import { addCounts, consumeAmount, consumeWindow } from './rate-window.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** A window of a minute has just begun for one process; the clock of the other is a second behind. */
const [ahead, behind] = [600_000, 599_000];
const window = { tenant: 'acme', limit: 3, seconds: 60 };

test.each([
  ['a turn', (now: number) => consumeWindow(db, now, { ...window, key: 'far turns' })],
  ['an amount', (now: number) => consumeAmount(db, now, { ...window, key: 'far bytes', amount: 1 })],
  ['a count', async (now: number) => ((await addCounts(db, 'acme', [{ key: 'far', start: now, count: 1, seconds: 60 }]))[0] ?? 9) <= 3],
])('%s is not refused for a window that a clock began which was a day ahead', async (_, take) => {
  for (let turn = 0; turn < 4; turn += 1) await take(ahead + dayMs);
  expect(await take(ahead)).toBe(true);
});

test.each([
  ['a turn', (now: number) => consumeWindow(db, now, { ...window, key: 'turns' })],
  ['an amount', (now: number) => consumeAmount(db, now, { ...window, key: 'bytes', amount: 1 })],
])('%s of a process whose clock is behind counts in the window that has begun, and does not begin it anew', async (_, take) => {
  const allowed = [];
  for (const now of [behind, ahead, behind, ahead, behind, ahead]) allowed.push(await take(now));
  expect(allowed).toEqual([true, true, true, true, false, false]);
  expect(await take(ahead + 60_000)).toBe(true);
});
