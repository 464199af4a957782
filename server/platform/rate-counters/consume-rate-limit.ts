import { ProblemError } from '../problems/index.ts';
import { consumeAmount, consumeWindow } from './rate-window.ts';
import type { Database } from '../db/index.ts';

export interface RateLimitParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Keyed hash: no address or subject is stored as it is. */
  readonly hmac: (purpose: string, text: string) => string;
}

export interface RateLimitUse {
  readonly tenant: string;
  /** What is counted: `lookups`. */
  readonly what: string;
  /** Whose turns: a network address or a subject; stored only as a keyed hash. */
  readonly of: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Counts one more for all server processes together; 429 with Retry-After when the limit is passed. */
export async function consumeRateLimit(parts: RateLimitParts, { tenant, what, of, limit, seconds }: RateLimitUse): Promise<void> {
  const allowed = await consumeWindow(parts.db, parts.clock(), { tenant, key: `${what} ${parts.hmac('address', of)}`, limit, seconds });
  if (!allowed)
    throw new ProblemError(429, 'too-many-requests', 'Too many tries. Please wait a little and try again.', { retryAfterSeconds: seconds });
}

/** Takes `bytes` from a budget of `limit` bytes that all server processes count together; 429 when they do not fit any more. */
export async function consumeByteLimit(
  parts: RateLimitParts,
  { tenant, what, of, limit, seconds, bytes }: RateLimitUse & { readonly bytes: number },
): Promise<void> {
  if (bytes === 0) return;
  // The column holds 31 bits: kilobytes, rounded against the sender.
  const [amount, max] = [Math.ceil(bytes / 1024), Math.min(Math.floor(limit / 1024), 2 ** 30)];
  const window = { tenant, key: `${what} ${parts.hmac('address', of)}`, limit: max, seconds, amount };
  if (await consumeAmount(parts.db, parts.clock(), window)) return;
  const message = 'Too many files came from your network in a short time. Send fewer or smaller files, or wait a little and try again.';
  throw new ProblemError(429, 'too-many-bytes', message, { retryAfterSeconds: seconds });
}
