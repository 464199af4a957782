import type { Config } from '../../../platform/config/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { lookups, networkOf, rangeOf, consumeWindows } from '../../../platform/rate-counters/index.ts';
import { normalName } from '../users/find-user.ts';
import type { Secrets } from '../secrets.ts';

/** Counts per address, shared by all processes. `lookups` counts starts in `spec` enumeration, which reveal whether an account exists. */
export type SignInLimits = Pick<Config['limits'], 'signIn' | 'signInAccount' | 'lookups'>;

/** A caller of a tenant's sign-in. */
interface SignInAttempt {
  /** Slug. */
  readonly tenant: string;
  /** The address the request came from. */
  readonly address: string;
}

/**
 * Limits by address before every entry to sign-in: `/auth` and the public protocol. Each answers the seconds to
 * wait where the caller is refused.
 */
export interface SignInLimiter {
  /** A code is asked for; `revealsAccounts` where the answer shows whether the account exists. */
  start(attempt: SignInAttempt & { readonly name: string; readonly revealsAccounts: boolean }): Promise<number | undefined>;
  /** A code is answered. */
  answer(attempt: SignInAttempt): Promise<number | undefined>;
}

/** A range of addresses may do so many times what one address may: an office is many people, a data centre is often one. */
const addressesOfRange = 5;

export function createSignInLimiter(options: {
  readonly db: Database;
  readonly hmac: Secrets['hmac'];
  readonly clock: () => number;
  readonly limits: SignInLimits;
}): SignInLimiter {
  const { db, hmac, clock, limits } = options;
  /** One limit for the address, a wider one for its range. */
  const both = (what: string, address: string, limit: number, seconds: number) => [
    { key: `${what} ${hmac('address', networkOf(address))}`, limit, seconds },
    { key: `${what} ${hmac('range', rangeOf(address))}`, limit: limit * addressesOfRange, seconds },
  ];
  const steps = (address: string) => both('sign-in', address, limits.signIn, 60);
  return {
    start: ({ tenant, address, name, revealsAccounts }) => {
      const account = hmac('address-and-name', networkOf(address), normalName(name));
      return consumeWindows(db, clock(), tenant, [
        ...steps(address),
        { key: `sign-in-account ${account}`, limit: limits.signInAccount, seconds: 60 },
        ...(revealsAccounts ? both(lookups.what, address, limits.lookups, lookups.seconds) : []),
      ]);
    },
    answer: ({ tenant, address }) => consumeWindows(db, clock(), tenant, steps(address)),
  };
}
