import { randomUUID } from 'node:crypto';
import type { Handle, Write } from '../../../platform/db/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { masked } from '../fill-messages/masked.ts';
import type { Pool } from '../pools.ts';
import { hashOf, randomToken } from '../secrets.ts';
import type { AttemptKey } from '../sign-in-throttle/attempt-rows.ts';

/** What the client sees of a challenge. */
export interface ChallengeAnswer {
  readonly ChallengeName: 'CUSTOM_CHALLENGE';
  readonly Session: string;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
}

interface NewChallenge {
  readonly pool: Pool;
  readonly counted: AttemptKey;
  readonly typed: string;
  /** Where the code goes. */
  readonly to: string;
  readonly code: string;
  readonly decoy: boolean;
  readonly now: number;
}

/** The writes that store a new code and end the one before it in the same bucket, and the session. */
export function openChallenge(
  trx: Handle,
  { secrets }: IdentityContext,
  challenge: NewChallenge,
): { readonly session: string; readonly writes: readonly Write[] } {
  const { pool, counted, typed, to, code, decoy, now } = challenge;
  const end = trx
    .updateTable('identity_challenge')
    .set({ state: 'superseded' })
    .where('pool_id', '=', counted.poolId)
    .where('subject', '=', counted.subject)
    .where('bucket', '=', counted.bucket)
    .where('state', '=', 'open');
  const id = randomUUID();
  const secret = randomToken();
  const store = trx.insertInto('identity_challenge').values({
    pool_id: counted.poolId,
    id,
    subject: counted.subject,
    typed_hash: secrets.hmac('typed', counted.poolId, typed),
    session_hash: hashOf(secret),
    code_hash: secrets.hmac('code', counted.poolId, id, code),
    sent_to: secrets.hmac('sent-to', counted.poolId, to),
    decoy,
    bucket: counted.bucket,
    tries: 0,
    state: 'open',
    created_at: new Date(now),
    expires_at: new Date(now + pool.codeSeconds * 1000),
  });
  return { session: sessionOf(id, secret), writes: [end, store] };
}

/** A session is the challenge's id and a secret that changes with every answer. */
export const sessionOf = (id: string, secret: string): string => `${id}.${secret}`;

export function partsOfSession(session: string): { readonly id: string; readonly secret: string } {
  const at = session.indexOf('.');
  return at < 0 ? { id: session, secret: '' } : { id: session.slice(0, at), secret: session.slice(at + 1) };
}

/** `USERNAME` is the internal name (of an unknown user: a steady invention); the rest only repeats what was typed, masked. */
export function parametersOf(internalName: string, typed: string): Record<string, string> {
  return typed.includes('@') ? { USERNAME: internalName, email: masked(typed) } : { USERNAME: internalName, phone_number: masked(typed) };
}

/** The internal name shown for an account: its `sub`, or something that looks like one. */
export function internalName(context: IdentityContext, poolId: string, subject: string, decoy: boolean): string {
  if (!decoy) return subject;
  const hex = Buffer.from(context.secrets.hmac('invented-sub', poolId, subject), 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
