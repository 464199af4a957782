import { languageCodes, identityDefaults, type Dictionary, type Tenant } from '#schemas/tenant';
import type { Channel } from '../messages/index.ts';
import { IdentityError } from './identity-error.ts';
import { serverTranslator, type Translate, tenantName } from '../../platform/words/index.ts';

/** A user pool: one tenant's people and how they sign in. */
export interface Pool {
  readonly poolId: string;
  readonly clientId: string;
  readonly tenant: string;
  /** Bound into SMS, so that a phone offers the code there only. */
  readonly host: string;
  /** Where the portal answers, as messages name it: the host, with a port where there is one. */
  readonly address: string;
  readonly languages: readonly string[];
  readonly methods: readonly Channel[];
  /** Countries (two letters) to whose numbers codes are sent; absent: all. */
  readonly codeCountries?: readonly string[] | undefined;
  /** Whether a person has to be proven before many codes. */
  readonly asksPerson: boolean;
  /** LOGIN-18. `strict` reveals nothing of an account before a right code. */
  readonly enumeration: 'strict' | 'spec';
  readonly codeDigits: number;
  readonly codeSeconds: number;
  /** Words of messages, in a language. */
  readonly translate: (language: string) => Translate;
  readonly name: (language: string) => string;
}

/** Finds pools; answered from the tenants that are in memory. */
export interface Pools {
  byClient(clientId: string): Pool | undefined;
  byId(poolId: string): Pool | undefined;
}

/** The pool of a tenant; `address` where that is not its first host. `checksPersons`: false where the server has no secret to check a token with, so that none is asked for (SEC-4). */
export function poolOf(
  tenant: Tenant,
  {
    dictionary,
    address = tenant.hosts[0] ?? 'localhost',
    checksPersons = true,
  }: { readonly dictionary?: Dictionary | undefined; readonly address?: string; readonly checksPersons?: boolean } = {},
): Pool {
  const identity = { ...identityDefaults, ...tenant.identity };
  const languages = languageCodes(tenant);
  return {
    poolId: identity.userPoolId,
    clientId: identity.clientId,
    tenant: tenant.slug,
    host: address.replace(/:\d+$/, ''),
    address,
    languages,
    methods: identity.methods,
    codeCountries: identity.codeCountries,
    asksPerson: checksPersons && identity.recaptchaKey !== undefined,
    enumeration: identity.enumeration,
    codeDigits: identity.codeDigits,
    codeSeconds: identity.codeMinutes * 60,
    translate: (language) => serverTranslator(dictionary, { language, languages }),
    name: (language) => tenantName(tenant, { language, languages }),
  };
}

/** Pools of a changing set of tenants; `tenants` is asked at every look-up and should answer from memory. */
export function poolsOf(tenants: () => Iterable<Pool>): Pools {
  const find = (test: (pool: Pool) => boolean): Pool | undefined => {
    for (const pool of tenants()) if (test(pool)) return pool;
    return undefined;
  };
  return {
    byClient: (clientId) => find((pool) => pool.clientId === clientId),
    byId: (poolId) => find((pool) => pool.poolId === poolId),
  };
}

/** The pool of this id. Throws where it is not there: pools are named by settings of tenants. */
export function requirePool(pools: Pools, poolId: string): Pool {
  const pool = pools.byId(poolId);
  if (!pool) throw new Error(`There is no user pool ${poolId}: check the tenant's identity settings.`);
  return pool;
}

/** The pool of a client, as the protocol answers where it is not there. */
export function requireClient(pools: Pools, clientId: string): Pool {
  const pool = pools.byClient(clientId);
  if (!pool) throw new IdentityError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  return pool;
}

/** As if there were this pool alone. */
export function onlyPool(pools: Pools, poolId: string): Pools {
  const own = (pool: Pool | undefined): Pool | undefined => (pool?.poolId === poolId ? pool : undefined);
  return { byClient: (clientId) => own(pools.byClient(clientId)), byId: (id) => own(pools.byId(id)) };
}
