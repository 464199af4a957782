import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCounts } from './rate-window.ts';
import { openMemoryDatabase, type Database } from '../db/index.ts';
import { networkOf } from './network-of.ts';
import { createSharedLimit, type Used } from './shared-limit.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

let names = 0;

/** Two processes that share a database and a clock. */
function twoProcesses(max = 100) {
  const name = `test-${++names}`;
  const time = { now: 600_000 };
  const state = { broken: false, writes: 0 };
  const publishing = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const add = async (used: readonly Used[]): Promise<readonly number[]> => {
    if (state.broken) throw new Error('no database');
    state.writes += 1;
    return addCounts(
      db,
      '*',
      used.map(({ network, ...counted }) => ({ key: `${name} ${network}`, ...counted })),
    );
  };
  const start = () =>
    createSharedLimit({
      max,
      seconds: 300,
      clock: () => time.now,
      add: (used) => {
        const published = add(used);
        const settled = published.catch(() => undefined).finally(() => publishing.delete(settled));
        publishing.add(settled);
        return published;
      },
      onFailure: (error) => failures.push(error),
    });
  const settle = async (): Promise<void> => {
    while (publishing.size > 0) await Promise.all(publishing);
  };
  return { one: start(), two: start(), time, state, failures, settle };
}

test('two processes count one visitor together, and no visitor gets more than a twentieth for each above the limit', async () => {
  const { one, two, settle, state } = twoProcesses();
  let allowed = 0;
  for (let round = 0; round < 300; round++) {
    if ((round % 2 ? one : two).take('192.0.2.1')) allowed += 1;
    await settle();
  }
  expect(allowed).toBeGreaterThanOrEqual(100);
  expect(allowed).toBeLessThanOrEqual(110);
  expect(state.writes, 'a refused visitor costs no writes').toBeLessThan(25);
  expect(one.take('192.0.2.2')).toBe(true);
});

test('a visitor of few requests costs no write, and the next window begins at nothing', async () => {
  const { one, time, settle, state } = twoProcesses();
  for (let round = 0; round < 4; round++) one.take('192.0.2.1');
  await settle();
  expect(state.writes).toBe(0);
  for (let round = 0; round < 200; round++) one.take('192.0.2.1');
  await settle();
  expect([one.take('192.0.2.1'), one.retryAfter('192.0.2.1')]).toEqual([false, 300]);
  time.now += 300_000;
  expect(one.take('192.0.2.1')).toBe(true);
});

test('without a database each process counts on by itself, and shares the sum when there is one again', async () => {
  const { one, two, time, settle, state, failures } = twoProcesses();
  state.broken = true;
  const taken = Array.from({ length: 150 }, () => one.take('192.0.2.1')).filter(Boolean);
  await settle();
  expect([taken.length, failures.length]).toEqual([100, 1]);
  state.broken = false;
  time.now += 5000;
  one.take('192.0.2.1');
  await settle();
  for (let round = 0; round < 5; round++) two.take('192.0.2.1');
  await settle();
  expect(two.take('192.0.2.1')).toBe(false);
});

test('a process whose clock is behind does not begin an ended window anew', async () => {
  const add = (start: number, count: number) => addCounts(db, '*', [{ key: 'late', start, count, seconds: 300 }]);
  expect(await add(300_000, 7)).toEqual([7]);
  expect(await add(600_000, 2)).toEqual([2]);
  expect(await add(300_000, 5)).toEqual([2]);
  expect(await add(600_000, 1)).toEqual([3]);
});

test('an IPv6 network is one visitor, however its addresses are written', () => {
  expect(new Set(['2001:db8:0:12::1', '2001:0DB8:0000:0012:a:b:c:d', '2001:db8::12:0:0:0:9'].map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:0:13::1')).not.toBe(networkOf('2001:db8:0:12::1'));
  expect(networkOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1');
});
