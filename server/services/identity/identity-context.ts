import type { Database, Handle } from '../../platform/db/index.ts';
import type { Outbox } from '../messages/index.ts';
import type { IdentityLimits } from './sign-in-throttle/account-limits.ts';
import type { TokenLives } from './token-lives.ts';
import type { Pool, Pools } from './pools.ts';
import type { Secrets } from './secrets.ts';
import type { SignInLimiter } from './sign-in-throttle/address-limiter.ts';

export interface IdentityContext {
  readonly db: Database;
  readonly pools: Pools;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Start of every `iss`, without a trailing slash: `https://claims.example/identity`. */
  readonly issuerBase: string;
  readonly limits: IdentityLimits;
  /** Where a pool's portal answers, for links in messages: `https://claims.example`. */
  readonly originOf: (pool: Pool) => string;
  /** Limits by address, before the public protocol. */
  readonly limiter: SignInLimiter;
  readonly outbox: Outbox;
  /** Ends what a tenant’s portal has opened with the sign-ins of a person, but for one: in the transaction that ends them. */
  readonly endSessions: (trx: Handle, tenant: string, sub: string, but: string | undefined) => Promise<void>;
  /** A whole number from 0 up to, not including, the bound. Tests give their own. */
  readonly randomInt: (bound: number) => number;
  readonly lives: TokenLives;
}
