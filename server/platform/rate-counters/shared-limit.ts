import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';
import type { RateLimit } from './rate-limit.ts';

/** What one network used of one window, not yet shared with the other processes. */
export interface Used {
  readonly network: string;
  /** Start of the window, milliseconds since 1970. */
  readonly start: number;
  readonly count: number;
  /** Length of the window. */
  readonly seconds: number;
}

export interface SharedLimitOptions {
  readonly max: number;
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Adds to what all processes count together; answers the sums, in the order given. */
  readonly add: (used: readonly Used[]) => Promise<readonly number[]>;
  readonly onFailure: (error: unknown) => void;
}

interface Window {
  readonly network: string;
  readonly start: number;
  /** Sum of all processes when this one last shared its own. */
  shared: number;
  unpublished: number;
}

const pauseMs = 5000;

/**
 * A fixed window per visitor, counted by all server processes together without waiting: each counts in memory, and notifies the others
 * whenever a visitor used another twentieth of the limit. So no visitor gets more than a twentieth per process above it (and what comes
 * while the sum is asked for), few visitors ever cost a write, and one who is refused costs none. When the sum cannot be had, each
 * process counts on by itself. At most 50,000 visitors are remembered.
 */
export function createSharedLimit({ max, seconds, clock, add, onFailure }: SharedLimitOptions): RateLimit {
  const share = Math.max(1, Math.floor(max / 20));
  const length = seconds * 1000;
  const windows = new LRUCache<string, Window>({ max: 50_000 });
  const due = new Set<Window>();
  let publishing = false;
  let notBefore = -Infinity;

  const windowOf = (visitor: string): Window => {
    const network = networkOf(visitor);
    const start = clock() - (clock() % length);
    const open = windows.get(network);
    if (open?.start === start) return open;
    const fresh = { network, start, shared: 0, unpublished: 0 };
    windows.set(network, fresh);
    return fresh;
  };

  const publish = async (): Promise<void> => {
    publishing = true;
    try {
      while (due.size > 0) {
        // One row for a network: a window that is over has nothing to share any more.
        const published = [...due]
          .filter((window) => windows.get(window.network) === window)
          .map((window) => ({ window, count: window.unpublished }));
        due.clear();
        if (published.length === 0) continue;
        const sums = await add(published.map(({ window: { network, start }, count }) => ({ network, start, count, seconds })));
        for (const [index, { window, count }] of published.entries()) {
          window.shared = sums[index] ?? window.shared + count;
          window.unpublished -= count;
        }
      }
    } catch (error) {
      notBefore = clock() + pauseMs;
      onFailure(error);
    } finally {
      publishing = false;
    }
  };

  return {
    take(visitor) {
      const window = windowOf(visitor);
      if (window.shared > max) return false;
      window.unpublished += 1;
      if (window.unpublished >= share) {
        due.add(window);
        if (!publishing && clock() >= notBefore) void publish();
      }
      return window.shared + window.unpublished <= max;
    },
    retryAfter: (visitor) => Math.max(1, Math.ceil((windowOf(visitor).start + length - clock()) / 1000)),
  };
}
