import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { IdentityContext } from '../identity-context.ts';
import { findUser, type User } from '../users/find-user.ts';
import type { Pool } from '../pools.ts';
import { notAuthorized } from '../identity-error.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface AccessHolder {
  readonly pool: Pool;
  readonly user: User;
}

/** Who holds this access token. Throws NotAuthorizedException with the service's texts. */
export async function holderOf(context: IdentityContext, keys: SigningKeys, accessToken: string): Promise<AccessHolder> {
  const { pool, claims } = await verifyAccess(context, keys, accessToken);
  const row = await context.db.kysely
    .selectFrom('identity_refresh')
    .select('revoked_at')
    .where('pool_id', '=', pool.poolId)
    .where('origin_jti', '=', String(claims['origin_jti']))
    .executeTakeFirst();
  if (!row || row.revoked_at) throw notAuthorized('Access Token has been revoked');
  const user = await findUser(context.db.kysely, pool.poolId, String(claims.sub));
  if (!user?.enabled) throw notAuthorized(user ? 'User is disabled.' : 'Invalid Access Token');
  return { pool, user };
}

async function verifyAccess(context: IdentityContext, keys: SigningKeys, token: string) {
  try {
    const pool = poolNamed(context, token);
    const { access } = await keys.of(pool.poolId);
    if (decodeProtectedHeader(token).kid !== access.kid) throw new errors.JWTInvalid('another key');
    const { payload } = await jwtVerify(token, access.publicKey, {
      algorithms: ['RS256'],
      issuer: `${context.issuerBase}/${pool.poolId}`,
      currentDate: new Date(context.clock()),
      requiredClaims: ['exp', 'sub', 'origin_jti'],
    });
    if (payload['token_use'] !== 'access' || payload['client_id'] !== pool.clientId) throw new errors.JWTInvalid('another use');
    return { pool, claims: payload };
  } catch (error) {
    throw notAuthorized(error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token');
  }
}

/** The pool an unverified token names; its keys then decide. */
function poolNamed({ pools, issuerBase }: IdentityContext, token: string): Pool {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const issuer = typeof payload === 'object' && payload !== null ? (payload as { iss?: unknown }).iss : undefined;
  const prefix = `${issuerBase}/`;
  const pool = typeof issuer === 'string' && issuer.startsWith(prefix) ? pools.byId(issuer.slice(prefix.length)) : undefined;
  if (!pool) throw new errors.JWTInvalid('another issuer');
  return pool;
}
