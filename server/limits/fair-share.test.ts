import { expect, test } from 'vitest';
import { createFairShare, ShareSpent } from './fair-share.ts';

function makeShare() {
  const time = { now: 0 };
  const share = createFairShare({ waiting: 2, milliseconds: 100, seconds: 60, clock: () => time.now });
  /** A job that takes so long once its turn comes. */
  const work = (whose: string, takes: number) =>
    share(whose, async (begin) => {
      begin();
      time.now += takes;
      return 'done';
    });
  return { share, time, work };
}

test('[SEC-30] whoever had their share of the work waits for the next window, and nobody else does', async () => {
  const { work, time } = makeShare();
  expect([await work('ann', 60), await work('ann', 60)]).toEqual(['done', 'done']);
  await expect(work('ann', 1)).rejects.toThrow(ShareSpent);
  expect(await work('ben', 60)).toBe('done');
  time.now += 60_000;
  expect(await work('ann', 60)).toBe('done');
});

test('[SEC-30] of many jobs sent at once only some are in hand, and what they take counts before the next begins', async () => {
  const { share, work } = makeShare();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = () => share('ann', (begin) => held.then(begin));
  const two = [slow(), slow()];
  await expect(work('ann', 1)).rejects.toThrow(ShareSpent);
  expect(await work('ben', 1)).toBe('done');
  release();
  await Promise.all(two);
  expect(await work('ann', 1)).toBe('done');
});

test('[SEC-30] a job that fails costs what it took, and is no longer in hand', async () => {
  const { share, time, work } = makeShare();
  const failing = () =>
    share('ann', async (begin) => {
      begin();
      time.now += 60;
      throw new Error('broken');
    });
  for (let turn = 0; turn < 2; turn += 1) await expect(failing()).rejects.toThrow('broken');
  await expect(work('ann', 1)).rejects.toThrow(ShareSpent);
});
