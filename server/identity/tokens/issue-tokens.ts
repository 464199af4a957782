import { randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import type { IdentityContext } from '../context.ts';
import type { User } from '../people/find-user.ts';
import type { Pool } from '../pools.ts';
import type { SignIn } from './sign-in-row.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

export interface AuthenticationResult {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
  readonly RefreshToken?: string;
}

/** Signs the identity and access token of a sign-in, each with its own key. `iss` is `{issuerBase}/{poolId}`. */
export async function issueTokens(
  context: IdentityContext,
  keys: SigningKeys,
  pool: Pool,
  user: User,
  signIn: SignIn,
): Promise<AuthenticationResult> {
  const { lives, issuerBase } = context;
  const now = Math.floor(context.clock() / 1000);
  const poolKeys = await keys.of(pool.poolId);
  const common = {
    sub: user.sub,
    iss: `${issuerBase}/${pool.poolId}`,
    iat: now,
    auth_time: Math.floor(signIn.authTime / 1000),
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
  };
  const [IdToken, AccessToken] = await Promise.all([
    sign(poolKeys.id, {
      ...common,
      token_use: 'id',
      aud: pool.clientId,
      exp: now + lives.id,
      jti: randomUUID(),
      'cognito:username': user.sub,
      ...attributesOf(user),
    }),
    sign(poolKeys.access, {
      ...common,
      token_use: 'access',
      client_id: pool.clientId,
      exp: now + lives.access,
      jti: randomUUID(),
      username: user.sub,
      scope: 'aws.cognito.signin.user.admin',
    }),
  ]);
  return {
    AccessToken,
    IdToken,
    ExpiresIn: lives.access,
    TokenType: 'Bearer',
    ...(signIn.refreshToken ? { RefreshToken: signIn.refreshToken } : {}),
  };
}

/** A user's attributes as claims; as GetUser lists them, every value is a text. */
export function attributesOf(user: User): Record<string, string | boolean> {
  return {
    ...(user.email === null ? {} : { email: user.email, email_verified: user.email_verified }),
    ...(user.phone === null ? {} : { phone_number: user.phone, phone_number_verified: user.phone_verified }),
    ...(user.name === null ? {} : { name: user.name }),
    ...(user.given_name === null ? {} : { given_name: user.given_name }),
    ...(user.family_name === null ? {} : { family_name: user.family_name }),
  };
}

const sign = (key: SigningKey, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
