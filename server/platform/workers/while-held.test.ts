import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileHeld } from './while-held.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a lease is renewed until the work ends, well or badly', async () => {
  const renew = vi.fn(async () => {});
  const lease = { renew, everyMs: 10, onFailure: () => {} };
  const [good, bad] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const held = [whileHeld(lease, () => good.promise), whileHeld(lease, () => bad.promise)];
  await vi.advanceTimersByTimeAsync(35);
  expect(renew).toHaveBeenCalledTimes(6);
  good.resolve('done');
  bad.reject(new Error('broken'));
  expect(await Promise.allSettled(held)).toMatchObject([{ value: 'done' }, { reason: { message: 'broken' } }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a renewal that fails is reported, and the next one is tried', async () => {
  const renew = vi.fn<() => Promise<void>>().mockRejectedValueOnce('no database').mockResolvedValue();
  const onFailure = vi.fn();
  const { promise, resolve } = Promise.withResolvers<string>();
  const held = whileHeld({ renew, everyMs: 10, onFailure }, () => promise);
  await vi.advanceTimersByTimeAsync(25);
  resolve('done');
  expect(await held).toBe('done');
  expect([renew.mock.calls.length, onFailure.mock.calls]).toEqual([2, [['no database']]]);
});
