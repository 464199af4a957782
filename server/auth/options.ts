import type { FastifyRequest } from 'fastify';
import type { Dictionary, Tenant } from '#schemas/tenant';
import type { Database } from '../db/index.ts';
import type { Cookies } from './cookies.ts';
import type { Flows } from './flows.ts';
import type { Secrets } from '../identity/index.ts';
import type { IdentityProvider } from './provider.ts';
import type { Sessions } from './sessions.ts';
import type { TokenVerifier } from './verify-token.ts';

/** Counts per address, shared by all processes; named as in the server's configuration. */
export interface SignInLimits {
  /** Sign-in steps per address and minute. */
  readonly signIn: number;
  /** Sign-in starts per account and address in a minute. */
  readonly signInAccount: number;
  /** Starts in `spec` enumeration, which tell whether an account exists, per address in an hour. */
  readonly lookups: number;
}

export interface AuthOptions {
  readonly db: Database;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** Visitors come over https, whatever the last proxy speaks to this server. Default: as the request says. */
  readonly https?: boolean;
  /** The embedded identity service, or `remoteProvider(endpoint)`. */
  readonly provider: IdentityProvider;
  readonly verifier: TokenVerifier;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  /** LOGIN-05. Rejects when it cannot be told. Absent: only the identity service decides. */
  readonly accountStatus?: (tenant: Tenant, username: string) => Promise<AccountStatus>;
  /** Uses an unlock link of a pool; absent with a remote identity service. */
  readonly unlock?: (poolId: string, token: string) => Promise<boolean>;
  /** The tenant's own words, for the page that unlocks. Absent: it is English. */
  readonly dictionaryOf?: (tenant: string) => Promise<Dictionary | undefined>;
}

/** Whether a visitor came over https: as set, else as the request says. */
export const makeIsHttps =
  (https = false) =>
  ({ protocol }: FastifyRequest): boolean =>
    https || protocol === 'https';

/** What the steps of sign-in work with. */
export interface AuthRoom extends AuthOptions {
  readonly flows: Flows;
  readonly cookies: Cookies;
}

export type AccountStatus = 'Active' | 'Inactive' | 'Unknown';
