import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';

export interface RateLimit {
  /** Counts one for this visitor; false when the window is used up. */
  take(visitor: string): boolean;
  /** Seconds until the visitor's window ends. */
  retryAfter(visitor: string): number;
}

interface Window {
  used: number;
  readonly until: number;
}

/** A fixed window per visitor, in memory, for at most 50,000 of them: each process counts by itself. IPv6 visitors count by /64. */
export function createRateLimit({
  max,
  seconds,
  clock,
}: {
  readonly max: number;
  readonly seconds: number;
  readonly clock: () => number;
}): RateLimit {
  const windows = new LRUCache<string, Window>({ max: 50_000 });
  const windowOf = (visitor: string): Window => {
    const key = networkOf(visitor);
    const open = windows.get(key);
    if (open && open.until > clock()) return open;
    const fresh = { used: 0, until: clock() + seconds * 1000 };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    take(visitor) {
      const window = windowOf(visitor);
      window.used += 1;
      return window.used <= max;
    },
    retryAfter: (visitor) => Math.max(1, Math.ceil((windowOf(visitor).until - clock()) / 1000)),
  };
}
