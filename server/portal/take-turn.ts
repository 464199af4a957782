import { takeTurn } from '../auth/index.ts';
import { ProblemError } from '../http/problems.ts';
import type { Portal } from './portal.ts';

export interface Turn {
  readonly tenant: string;
  /** What is counted: `lookups`. */
  readonly what: string;
  /** Whose turns: a network address or a subject; stored only as a keyed hash. */
  readonly of: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Counts one more for all server processes together; 429 with Retry-After when the limit is passed. */
export async function demandTurn(portal: Pick<Portal, 'db' | 'clock' | 'hmac'>, { tenant, what, of, limit, seconds }: Turn): Promise<void> {
  const allowed = await takeTurn(portal.db, portal.clock(), { tenant, key: `${what} ${portal.hmac('address', of)}`, limit, seconds });
  if (!allowed)
    throw new ProblemError(429, 'too-many', 'Too many tries. Please wait a little and try again.', { retryAfterSeconds: seconds });
}
