import type { FastifyRequest } from 'fastify';
import type { Dictionary, Tenant } from '#schemas/tenant';
import type { Database, Handle } from '../../platform/db/index.ts';
import type { Cookies } from './cookies.ts';
import type { Flows } from './flows.ts';
import type { VerifyPerson } from '../../services/recaptcha/index.ts';
import type { Secrets, SignInLimiter } from '../../services/identity/index.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { TokenVerifier } from './tokens/verify-token.ts';

export interface AuthOptions {
  readonly db: Database;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** Visitors come over https, whatever protocol the last proxy uses. Default: as in the request. */
  readonly https?: boolean;
  /** The embedded identity service; only tests pass `remoteProvider(…)`, which no setting connects yet. */
  readonly provider: IdentityProvider;
  readonly verifier: TokenVerifier;
  readonly sessions: Sessions;
  /** Limits by address. */
  readonly limiter: SignInLimiter;
  /** Rejects when it cannot be looked up; `handle`: the present transaction. Absent: only the identity service decides who signs in. */
  readonly accountOf?: (tenant: Tenant, username: string, handle?: Handle) => Promise<SignInAccount>;
  /** Whether a token of reCAPTCHA is a person's (SEC-36). Absent: none is. */
  readonly verifyPerson?: VerifyPerson;
  /** Uses an unlock link of a pool on a device; absent where the identity service has no such links. */
  readonly unlock?: (poolId: string, token: string, device: string) => Promise<boolean>;
  /** The tenant's own words, for the page that unlocks. Absent: it is English. */
  readonly dictionaryOf?: (tenant: string) => Promise<Dictionary | undefined>;
}

/** Whether a visitor came over https: as set, else as in the request. */
export const makeIsHttps =
  (https = false) =>
  ({ protocol }: FastifyRequest): boolean =>
    https || protocol === 'https';

/** What the steps of sign-in work with. */
export interface SignInContext extends AuthOptions {
  readonly flows: Flows;
  readonly cookies: Cookies;
}

/** What sign-in asks of the portal's accounts. */
export interface SignInAccount {
  /** LOGIN-05. */
  readonly status: 'Active' | 'Inactive' | 'Unknown';
  /** PAGE-20: the language the account asks for. */
  readonly language?: string;
}
