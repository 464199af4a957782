import { randomUUID } from 'node:crypto';
import type { Handle } from '../../../platform/db/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Pool } from '../pools.ts';
import { hashOf, randomToken } from '../secrets.ts';

/** One sign-in: what all its tokens share. */
export interface SignIn {
  readonly originJti: string;
  /** Milliseconds since 1970. */
  readonly authTime: number;
  /** Only known when it is made; the database keeps its hash. */
  readonly refreshToken?: string;
}

export type NewSignIn = Required<SignIn>;

/** Begins a sign-in: a refresh token of 256 random bits, in five parts as clients expect it to look. */
export async function openSignIn(trx: Handle, context: IdentityContext, pool: Pool, sub: string, now: number): Promise<NewSignIn> {
  const { signIn, write } = newSignIn(trx, context, pool, sub, now);
  await write.execute();
  return signIn;
}

/** As `openSignIn`, for the caller to run the write together with others. */
export function newSignIn(trx: Handle, { lives }: IdentityContext, pool: Pool, sub: string, now: number) {
  const refreshToken = `portico.refresh.v1.${randomToken()}.${randomUUID()}`;
  const originJti = randomUUID();
  const write = trx.insertInto('identity_refresh').values({
    pool_id: pool.poolId,
    token_hash: hashOf(refreshToken),
    origin_jti: originJti,
    sub,
    client_id: pool.clientId,
    auth_time: new Date(now),
    expires_at: new Date(now + lives.refresh * 1000),
  });
  return { signIn: { originJti, authTime: now, refreshToken } satisfies NewSignIn, write };
}
