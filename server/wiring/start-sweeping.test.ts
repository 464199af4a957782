import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSweeping } from './start-sweeping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first sweep comes a minute after the start, then one an hour; a failed one is reported, and none comes after the end', async () => {
  const fault = new Error('no database');
  const sweep = vi.fn(() => Promise.reject(fault));
  const onFailure = vi.fn();
  const stop = startSweeping(sweep, onFailure);
  const swept = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return [sweep.mock.calls.length, onFailure.mock.calls.length];
  };
  expect(await swept(59_000)).toEqual([0, 0]);
  expect(await swept(1_000)).toEqual([1, 1]);
  expect(await swept(58 * 60_000)).toEqual([1, 1]);
  expect(await swept(60_000)).toEqual([2, 2]);
  expect(await swept(3_600_000)).toEqual([3, 3]);
  expect(onFailure).toHaveBeenLastCalledWith(fault);
  await stop();
  expect(await swept(7_200_000)).toEqual([3, 3]);
});

test('a process that ends in its first minute sweeps nothing any more', async () => {
  const sweep = vi.fn(() => Promise.resolve());
  await startSweeping(sweep, vi.fn())();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sweep).not.toHaveBeenCalled();
});

test('the end waits for the running sweep: the database is closed after it', async () => {
  const running = Promise.withResolvers<void>();
  const stop = startSweeping(() => running.promise, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  let ended = false;
  const stopping = Promise.resolve(stop()).then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).toBe(false);
  running.resolve();
  expect(await stopping).toBe(true);
});
