import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { consumeRateLimit, type RateLimitParts } from './consume-rate-limit.ts';

/** Look-ups in an hour; the sign-in counts in the same window where its answer shows whether an account exists. */
export const lookups = { what: 'lookups', seconds: hourSeconds } as const;

export interface LookupParts extends RateLimitParts {
  readonly limits: { readonly lookups: number };
}

/** Counts one look-up of a caller; 429 when there were too many in the hour. `what` where it is counted on its own. */
export const consumeLookup = (
  parts: LookupParts,
  { tenant, of, what = lookups.what }: { readonly tenant: string; readonly of: string; readonly what?: string },
): Promise<void> => consumeRateLimit(parts, { tenant, what, of, limit: parts.limits.lookups, seconds: lookups.seconds });
