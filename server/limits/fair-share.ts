import { LRUCache } from 'lru-cache';

export interface Share {
  /** Jobs of one person in hand, the running one included. */
  readonly waiting: number;
  /** Work of one person in a window. */
  readonly milliseconds: number;
  readonly seconds: number;
  /** Milliseconds since whenever. */
  readonly clock: () => number;
}

/** Somebody has more jobs in hand, or has had more work done, than one person may. */
export class ShareSpent extends Error {}

/**
 * Runs a job of somebody for whom others wait, too: `run` calls `begin` when the job's turn comes. Rejects as `run` does, or with
 * `ShareSpent`.
 */
export type FairShare = <Result>(whose: string, run: (begin: () => void) => Promise<Result>) => Promise<Result>;

interface Window {
  readonly until: number;
  spent: number;
}

/** How much of one worker each person gets, in memory: each process counts by itself, for at most 50,000 of them. */
export function createFairShare({ waiting, milliseconds, seconds, clock }: Share): FairShare {
  const inHand = new Map<string, number>();
  const windows = new LRUCache<string, Window>({ max: 50_000 });
  const windowOf = (whose: string): Window => {
    const open = windows.get(whose);
    if (open && open.until > clock()) return open;
    const fresh = { until: clock() + seconds * 1000, spent: 0 };
    windows.set(whose, fresh);
    return fresh;
  };
  const hold = (whose: string, change: 1 | -1): void => {
    const held = (inHand.get(whose) ?? 0) + change;
    if (held === 0) inHand.delete(whose);
    else inHand.set(whose, held);
  };

  return async (whose, run) => {
    if ((inHand.get(whose) ?? 0) >= waiting) throw new ShareSpent(`${waiting} jobs of one person are in hand`);
    let began: number | undefined;
    const begin = (): void => {
      if (windowOf(whose).spent >= milliseconds) throw new ShareSpent(`one person's jobs took more than ${milliseconds} ms`);
      began = clock();
    };
    hold(whose, 1);
    try {
      return await run(begin);
    } finally {
      hold(whose, -1);
      if (began !== undefined) windowOf(whose).spent += clock() - began;
    }
  };
}
