import type { Handle } from '../../../platform/db/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Pool } from '../pools.ts';
import { IdentityError } from '../identity-error.ts';
import { hashOf } from '../secrets.ts';

/** Ends one sign-in by its refresh token; an unknown token is no error. */
export async function revokeRefreshToken(context: IdentityContext, pool: Pool, token: string): Promise<void> {
  if (/^eyJ[\w-]*\.[\w-]+\.[\w-]+$/.test(token)) throw new IdentityError('UnsupportedTokenTypeException', 'Unsupported token type.');
  await context.db.kysely
    .updateTable('identity_refresh')
    .set({ revoked_at: new Date(context.clock()) })
    .where('pool_id', '=', pool.poolId)
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every sign-in of a user but for one, and what was opened with them: none of it counts at the next call. */
export async function endSignIns(
  trx: Handle,
  { clock, endSessions }: Pick<IdentityContext, 'clock' | 'endSessions'>,
  { poolId, tenant }: Pick<Pool, 'poolId' | 'tenant'>,
  sub: string,
  but?: string,
): Promise<void> {
  await trx
    .updateTable('identity_refresh')
    .set({ revoked_at: new Date(clock()) })
    .where('pool_id', '=', poolId)
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null)
    .$if(but !== undefined, (all) => all.where('origin_jti', '!=', but ?? ''))
    .execute();
  await endSessions(trx, tenant, sub, but);
}
