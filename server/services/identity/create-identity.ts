import { randomInt } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import type { IdentityContext } from './identity-context.ts';
import type { IdentityLimits } from './sign-in-throttle/account-limits.ts';
import { defaultLives, type TokenLives } from './token-lives.ts';
import { silentOutbox, type Outbox } from '../messages/index.ts';
import { makeContact, type Contact } from './contact/contact.ts';
import { makeRegistration, type Registration } from './people/register-in-pool.ts';
import { onlyPool, type Pool, type Pools } from './pools.ts';
import { IdentityError } from './identity-error.ts';
import type { Input } from './cognito-protocol/input.ts';
import { operations } from './cognito-protocol/identity-operations.ts';
import type { Secrets } from './secrets.ts';
import type { SignInLimiter } from './sign-in-throttle/address-limiter.ts';
import { makeSteps, type SignInSteps } from './sign-in/steps.ts';
import { unlock } from './sign-in/unlock.ts';
import { SigningKeys, type PoolKeys } from './tokens/signing-keys.ts';

export interface IdentityOptions {
  readonly db: Database;
  readonly pools: Pools;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Public address of the identity routes, without a trailing slash: `https://claims.example/identity`. */
  readonly issuerBase: string;
  /** Where a pool's portal answers, for links in messages. Default: https at its host. */
  readonly originOf?: (pool: Pool) => string;
  readonly limits: IdentityLimits;
  readonly lives?: Partial<TokenLives>;
  /** Limits by address, before the public protocol. */
  readonly limiter: SignInLimiter;
  /** What sends messages. Absent: they stay in the outbox. */
  readonly outbox?: Outbox;
  /** The sessions of a portal in this process. Absent: they end with their tokens. */
  readonly endSessions?: IdentityContext['endSessions'];
  readonly randomInt?: (bound: number) => number;
}

/** The embedded identity service: what a user pool does, in this process. */
export interface Identity {
  readonly issuerBase: string;
  readonly pools: Pools;
  /** One operation of the public protocol, asked from `address`; with `poolId` as if there were no other pool. Rejects with `IdentityError`. */
  call(operation: string, input: Input, asked?: { readonly address?: string; readonly poolId?: string }): Promise<object>;
  /** The steps of a sign-in for a caller in this process that counts addresses by itself; each is one transaction. Rejects as `call` does. */
  readonly steps: SignInSteps;
  /** The public signing keys of a pool. */
  keys(poolId: string): Promise<PoolKeys>;
  /** Uses an unlock link of a pool; the device it is opened on counts as the user's from then on. */
  unlock(poolId: string, token: string, device?: string): Promise<boolean>;
  /** For the portal's own registration; not part of the protocol. */
  readonly registration: Registration;
  /** For the portal's own changes of addresses and numbers; not part of the protocol. */
  readonly contact: Contact;
}

export function createIdentity(options: IdentityOptions): Identity {
  const context: IdentityContext = {
    db: options.db,
    pools: options.pools,
    secrets: options.secrets,
    clock: options.clock,
    issuerBase: options.issuerBase,
    originOf: options.originOf ?? (({ host }) => `https://${host}`),
    limits: options.limits,
    lives: { ...defaultLives, ...options.lives },
    limiter: options.limiter,
    outbox: options.outbox ?? silentOutbox,
    endSessions: options.endSessions ?? (async () => {}),
    randomInt: options.randomInt ?? ((bound) => randomInt(bound)),
  };
  const keys = new SigningKeys(options.db.kysely, options.secrets.keys, options.clock);
  return {
    issuerBase: options.issuerBase,
    pools: options.pools,
    registration: makeRegistration(context, keys),
    contact: makeContact(context),
    keys: (poolId) => keys.of(poolId),
    steps: makeSteps(context, keys),
    unlock: async (poolId, token, device) => {
      const pool = options.pools.byId(poolId);
      return pool ? unlock(context, pool, token, device) : false;
    },
    call: async (operation, input, { address = '', poolId } = {}) => {
      const run = operations.get(operation);
      if (!run) throw new IdentityError('UnknownOperationException', '');
      const pools = poolId === undefined ? context.pools : onlyPool(context.pools, poolId);
      return run({ ...context, pools }, keys, input, address);
    },
  };
}
