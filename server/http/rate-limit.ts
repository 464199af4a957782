import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

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
  most,
  seconds,
  clock,
}: {
  readonly most: number;
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
      return window.used <= most;
    },
    retryAfter: (visitor) => Math.max(1, Math.ceil((windowOf(visitor).until - clock()) / 1000)),
  };
}

/** The address, or the first half of an IPv6 one: whoever has one has 2^64 of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = tail.split(':').filter((part) => part !== '');
  const zeros = address.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
