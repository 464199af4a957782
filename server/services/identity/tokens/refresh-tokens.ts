import type { Handle } from '../../../platform/db/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { findUser, type User } from '../users/find-user.ts';
import type { Pool } from '../pools.ts';
import { identityErrors, notAuthorized } from '../identity-error.ts';
import { hashOf } from '../secrets.ts';
import { issueTokens, type AuthenticationResult } from './issue-tokens.ts';
import type { SignIn } from './sign-in-row.ts';
import type { SigningKeys } from './signing-keys.ts';

/** New identity and access token; `auth_time` and `origin_jti` stay. No rotation: the token never leaves the server. */
export async function refreshTokens(
  context: IdentityContext,
  keys: SigningKeys,
  pool: Pool,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const { user, signIn } = await holderOfRefreshToken(context.db.kysely, context, pool, refreshToken);
  return issueTokens(context, keys, pool, user, signIn);
}

/** Whose refresh token it is. Throws NotAuthorizedException with the service's texts. */
export async function holderOfRefreshToken(
  handle: Handle,
  { clock }: IdentityContext,
  pool: Pool,
  refreshToken: string,
): Promise<{ readonly user: User; readonly signIn: SignIn }> {
  const row = await handle
    .selectFrom('identity_refresh')
    .selectAll()
    .where('pool_id', '=', pool.poolId)
    .where('token_hash', '=', hashOf(refreshToken))
    .executeTakeFirst();
  if (!row || row.client_id !== pool.clientId) throw notAuthorized('Invalid Refresh Token.');
  if (row.revoked_at) throw notAuthorized('Refresh Token has been revoked');
  if (row.expires_at.getTime() <= clock()) throw notAuthorized('Refresh Token has expired');
  const user = await findUser(handle, pool.poolId, row.sub);
  if (!user) throw notAuthorized('Invalid Refresh Token.');
  if (!user.enabled) throw identityErrors.userDisabled();
  return { user, signIn: { originJti: row.origin_jti, authTime: row.auth_time.getTime() } };
}
