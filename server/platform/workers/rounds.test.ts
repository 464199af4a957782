import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Turns that a test ends one by one. */
function makeRounds() {
  const open: PromiseWithResolvers<boolean>[] = [];
  const runRound = vi.fn(() => {
    const taken = Promise.withResolvers<boolean>();
    open.push(taken);
    return taken.promise;
  });
  const settle = async (how: (taken: PromiseWithResolvers<boolean>) => void): Promise<number> => {
    const taken = open.shift();
    if (taken) how(taken);
    await vi.advanceTimersByTimeAsync(0);
    return runRound.mock.calls.length;
  };
  return {
    runRound,
    end: (more: boolean) => settle(({ resolve }) => resolve(more)),
    fail: () => settle(({ reject }) => reject(new Error('no'))),
  };
}

test('a round goes on while there is more, one turn at a time, and looks once more when it was asked to meanwhile', async () => {
  const { runRound, end } = makeRounds();
  const rounds = startRounds(runRound, { everyMs: 1000, onFailure: () => {} });
  expect(runRound).not.toHaveBeenCalled();
  rounds.runNow();
  rounds.runNow();
  expect(runRound).toHaveBeenCalledTimes(1);
  expect([await end(true), await end(false), await end(false)]).toEqual([2, 3, 3]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(runRound).toHaveBeenCalledTimes(4);
});

test('a run that fails is reported and ends the round; the next one tries again', async () => {
  const { runRound, fail } = makeRounds();
  const onFailure = vi.fn();
  startRounds(runRound, { everyMs: 1000, onFailure }).runNow();
  await fail();
  expect([onFailure.mock.calls.length, runRound.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(runRound).toHaveBeenCalledTimes(2);
});

test('stopping waits for the present run and begins no other', async () => {
  const { runRound, end } = makeRounds();
  const rounds = startRounds(runRound, { everyMs: 1000, onFailure: () => {} });
  rounds.runNow();
  let stopped = false;
  const stopping = rounds.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).toBe(false);
  await end(true);
  await stopping;
  rounds.runNow();
  expect(runRound).toHaveBeenCalledTimes(1);
});
