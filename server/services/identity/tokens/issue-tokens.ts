import { randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import type { IdentityContext } from '../identity-context.ts';
import type { User } from '../users/find-user.ts';
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

/** Whose tokens, and of which sign-in. */
interface Issue {
  readonly pool: Pool;
  readonly user: User;
  readonly signIn: SignIn;
}

/** Signs the identity and access token of a sign-in, each with its own key. `iss` is `{issuerBase}/{poolId}`. */
export async function issueTokens(
  context: IdentityContext,
  keys: SigningKeys,
  pool: Pool,
  user: User,
  signIn: SignIn,
): Promise<AuthenticationResult> {
  const issue = { pool, user, signIn };
  const [IdToken, AccessToken] = await Promise.all([issueIdToken(context, keys, issue), issueAccessToken(context, keys, issue)]);
  return {
    AccessToken,
    IdToken,
    ExpiresIn: context.lives.access,
    TokenType: 'Bearer',
    ...(signIn.refreshToken ? { RefreshToken: signIn.refreshToken } : {}),
  };
}

/** The identity token alone, for callers that do not use the other. */
export async function issueIdToken(context: IdentityContext, keys: SigningKeys, issue: Issue): Promise<string> {
  const { pool, user } = issue;
  const { id } = await keys.of(pool.poolId);
  return sign(id, {
    ...commonOf(context, issue, context.lives.id),
    token_use: 'id',
    aud: pool.clientId,
    'cognito:username': user.sub,
    ...attributesOf(user),
  });
}

async function issueAccessToken(context: IdentityContext, keys: SigningKeys, issue: Issue): Promise<string> {
  const { pool, user } = issue;
  const { access } = await keys.of(pool.poolId);
  return sign(access, {
    ...commonOf(context, issue, context.lives.access),
    token_use: 'access',
    client_id: pool.clientId,
    username: user.sub,
    scope: 'aws.cognito.signin.user.admin',
  });
}

function commonOf({ clock, issuerBase }: IdentityContext, { pool, user, signIn }: Issue, seconds: number): JWTPayload {
  const now = Math.floor(clock() / 1000);
  return {
    sub: user.sub,
    iss: `${issuerBase}/${pool.poolId}`,
    iat: now,
    exp: now + seconds,
    auth_time: Math.floor(signIn.authTime / 1000),
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    jti: randomUUID(),
    ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
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
