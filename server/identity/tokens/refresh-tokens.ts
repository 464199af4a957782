import type { IdentityContext } from '../context.ts';
import { findUser } from '../people/find-user.ts';
import type { Pool } from '../pools.ts';
import { faults, notAuthorized } from '../protocol/identity-error.ts';
import { hashOf } from '../secrets.ts';
import { issueTokens, type AuthenticationResult } from './issue-tokens.ts';
import type { SigningKeys } from './signing-keys.ts';

/** New identity and access token; `auth_time` and `origin_jti` stay. No rotation: the token never leaves the server. */
export async function refreshTokens(
  context: IdentityContext,
  keys: SigningKeys,
  pool: Pool,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const row = await context.db.kysely
    .selectFrom('identity_refresh')
    .selectAll()
    .where('pool_id', '=', pool.poolId)
    .where('token_hash', '=', hashOf(refreshToken))
    .executeTakeFirst();
  if (!row || row.client_id !== pool.clientId) throw notAuthorized('Invalid Refresh Token.');
  if (row.revoked_at) throw notAuthorized('Refresh Token has been revoked');
  if (row.expires_at.getTime() <= context.clock()) throw notAuthorized('Refresh Token has expired');
  const user = await findUser(context.db.kysely, pool.poolId, row.sub);
  if (!user) throw notAuthorized('Invalid Refresh Token.');
  if (!user.enabled) throw faults.userDisabled();
  return issueTokens(context, keys, pool, user, { originJti: row.origin_jti, authTime: row.auth_time.getTime() });
}
