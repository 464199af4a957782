import { randomUUID } from 'node:crypto';
import type { Handle } from '../../db/index.ts';
import type { IdentityContext } from '../context.ts';
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
export async function openSignIn(trx: Handle, { lives }: IdentityContext, pool: Pool, sub: string, now: number): Promise<NewSignIn> {
  const refreshToken = `portico.refresh.v1.${randomToken()}.${randomUUID()}`;
  const originJti = randomUUID();
  await trx
    .insertInto('identity_refresh')
    .values({
      pool_id: pool.poolId,
      token_hash: hashOf(refreshToken),
      origin_jti: originJti,
      sub,
      client_id: pool.clientId,
      auth_time: new Date(now),
      expires_at: new Date(now + lives.refresh * 1000),
    })
    .execute();
  return { originJti, authTime: now, refreshToken };
}
