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

/** Ends every sign-in of a user. */
export async function revokeAllOf(context: IdentityContext, poolId: string, sub: string): Promise<void> {
  await context.db.kysely
    .updateTable('identity_refresh')
    .set({ revoked_at: new Date(context.clock()) })
    .where('pool_id', '=', poolId)
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null)
    .execute();
}
