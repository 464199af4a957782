import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLeases } from './leases.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the next holder waits until the first lets go', async () => {
  const leases = createLeases(1000);
  const order: string[] = [];
  const first = await leases.acquire();
  const second = leases.acquire().then((lease) => {
    order.push('second');
    lease.release();
  });
  await first.use(async () => order.push('first'));
  first.release();
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('waiting has an end, and who gave up does not block those behind', async () => {
  const leases = createLeases(1000);
  const first = await leases.acquire();
  const impatient = expect(leases.acquire()).rejects.toThrow('busy for 1000 ms');
  await vi.advanceTimersByTimeAsync(1000);
  await impatient;
  const third = leases.acquire();
  first.release();
  (await third).release();
});

test('a transaction that overstays is rolled back, gets an error, and the next one goes on', async () => {
  const leases = createLeases(60_000);
  const stuck = await leases.acquire();
  const rollback = vi.fn(async () => {});
  stuck.expireAfter(500, rollback);
  const next = leases.acquire();
  await vi.advanceTimersByTimeAsync(500);
  (await next).release();
  expect(rollback).toHaveBeenCalledOnce();
  await expect(stuck.use(async () => 'late')).rejects.toThrow('longer than 500 ms');
});
