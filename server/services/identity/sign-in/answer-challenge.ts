import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { executeTogether, type Handle, type Write, type IdentityChallengeTable } from '../../../platform/db/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { findUser, normalName, type User } from '../users/find-user.ts';
import type { Pool } from '../pools.ts';
import { identityErrors, type IdentityError } from '../identity-error.ts';
import { hashOf, randomToken } from '../secrets.ts';
import { endSignIns } from '../tokens/revoke-tokens.ts';
import { newSignIn, type NewSignIn } from '../tokens/sign-in-row.ts';
import { afterFailure, afterRefusal, afterSuccess, changed, refusalOfAnswer } from '../sign-in-throttle/lock-out.ts';
import { attemptsWrite, attemptsForUpdate, saveAttempts } from '../sign-in-throttle/attempt-rows.ts';
import { deviceWrites, isDevice } from '../sign-in-throttle/buckets.ts';
import { internalName, parametersOf, partsOfSession, sessionOf, type ChallengeAnswer } from './challenge.ts';

export interface Answer {
  readonly session: string;
  /** What was typed, or the internal name: clients send either. */
  readonly name: string;
  readonly code: string;
  readonly device: string | undefined;
  /** LOGIN-16; for pools elsewhere. */
  readonly method?: string;
  readonly link?: boolean;
}

/** What the caller does in the transaction that evaluates an answer. */
export interface AnswerSteps {
  /** Reads what is answered; what it throws ends the call. */
  readonly read: (trx: Handle) => Promise<Answer>;
  /** After a right code: the caller's own writes. What it throws undoes the sign-in, and leaves the code as it was. */
  readonly keep: (trx: Handle, user: User, signIn: NewSignIn) => Promise<readonly Write[]>;
  /** After a wrong code that may be tried again with this session. */
  readonly again?: (trx: Handle, session: string) => Promise<void>;
}

export type AnswerResult =
  | { readonly kind: 'fault'; readonly fault: IdentityError }
  | { readonly kind: 'again'; readonly challenge: ChallengeAnswer; readonly triesLeft: number }
  | { readonly kind: 'right'; readonly user: User; readonly signIn: NewSignIn };

/**
 * Validates one answer. The challenge and the account's tries stay locked meanwhile, so that of any number of answers sent
 * at once each is counted, and no more than the allowed are compared with the code. What was counted is kept even
 * where the answer is a fault.
 */
export function validateAnswer(context: IdentityContext, pool: Pool, steps: AnswerSteps): Promise<AnswerResult> {
  return context.db.transaction((trx) => validate(trx, context, pool, steps));
}

async function validate(trx: Handle, context: IdentityContext, pool: Pool, { read, keep, again }: AnswerSteps): Promise<AnswerResult> {
  const now = context.clock();
  const answer = await read(trx);
  const { id, secret } = partsOfSession(answer.session);
  const account = await find(trx, pool, id).select(['subject', 'bucket']).executeTakeFirst();
  if (!account) return fault(identityErrors.unknownSession());
  // Always the tries first and then the challenge, as sending does: two orders would deadlock.
  const counted = { poolId: pool.poolId, subject: account.subject, bucket: account.bucket };
  const tally = await attemptsForUpdate(trx, counted, now);
  const challenge = await find(trx, pool, id).selectAll().forUpdate().executeTakeFirst();

  if (!challenge || challenge.state === 'superseded') return fault(identityErrors.unknownSession());
  if (challenge.session_hash !== hashOf(secret)) return fault(identityErrors.usedSession());
  if (challenge.state === 'exhausted') return fault(identityErrors.wrongAnswer());
  if (challenge.state === 'expired') return fault(identityErrors.passcodeExpired());
  if (challenge.state !== 'open') return fault(identityErrors.usedSession());
  if (challenge.expires_at.getTime() <= now) {
    await change(trx, challenge, { state: 'expired' });
    return fault(identityErrors.passcodeExpired());
  }
  if (!isNameOf(context, pool, challenge, answer.name)) return fault(identityErrors.unknownSession());
  const refusal = refusalOfAnswer(tally, now, context.limits);
  if (refusal) {
    await saveAttempts(
      trx,
      counted,
      changed(tally, (attempts) => afterRefusal(attempts, now)),
    );
    return fault(identityErrors.attemptsExceeded(refusal.seconds));
  }
  if (!isCodeOf(context, pool, challenge, answer.code)) {
    const failed = changed(tally, (attempts) => afterFailure(attempts, now));
    await saveAttempts(trx, counted, failed);
    return wrong(trx, context, challenge, answer, again, refusalOfAnswer(failed, now, context.limits)?.seconds);
  }
  const used = [attemptsWrite(trx, counted, changed(tally, afterSuccess)), changeOf(trx, challenge, { state: 'used' })];
  const user = await proven(trx, context, pool, challenge);
  if (!user?.enabled) {
    await executeTogether(trx, used);
    return fault(user ? identityErrors.userDisabled() : identityErrors.wrongAnswer());
  }
  const device = isDevice(counted.bucket) ? [] : deviceWrites(trx, pool.poolId, user.sub, answer.device, now);
  const { signIn, write } = newSignIn(trx, context, pool, user.sub, now);
  await executeTogether(trx, [...used, ...device, write, ...(await keep(trx, user, signIn))]);
  return { kind: 'right', user, signIn };
}

/**
 * The person of the challenge, whose address or number has now received a code. From then on each name that signs in is proven: one that never was may be a
 * stranger's, who registered with the address of this person, and so may be what was opened before the first proof.
 */
async function proven(
  trx: Handle,
  context: IdentityContext,
  pool: Pool,
  { pool_id, subject, sent_to }: Challenge,
): Promise<User | undefined> {
  const user = await findUser(trx, pool_id, subject);
  if (!user) return undefined;
  const sent = (name: string | null) => name !== null && context.secrets.hmac('sent-to', pool_id, name) === sent_to;
  // It went to an address or number that has been changed since: who reads it there is another person, perhaps.
  if (sent_to !== null && !sent(user.email) && !sent(user.phone)) return undefined;
  const [byMail, byPhone] = [user.email_verified || sent(user.email), user.phone_verified || sent(user.phone)];
  const now = {
    email: byMail ? user.email : null,
    email_verified: byMail,
    phone: byPhone ? user.phone : null,
    phone_verified: byPhone,
  };
  // A code of before it was known where codes go.
  if (!byMail && !byPhone) return user;
  if (!user.email_verified && !user.phone_verified) await endSignIns(trx, context, pool, user.sub);
  const changed = Object.entries(now).some(([name, value]) => user[name as keyof typeof now] !== value);
  if (changed) await trx.updateTable('identity_user').set(now).where('pool_id', '=', pool_id).where('sub', '=', user.sub).execute();
  return { ...user, ...now };
}

/** Another try with a new session, until the code's tries are used up. */
async function wrong(
  trx: Handle,
  context: IdentityContext,
  challenge: Challenge,
  answer: Answer,
  again: AnswerSteps['again'],
  lockSeconds: number | undefined,
): Promise<AnswerResult> {
  const tries = challenge.tries + 1;
  if (tries >= context.limits.triesPerCode) {
    await change(trx, challenge, { tries, state: 'exhausted' });
    return fault(identityErrors.wrongAnswer(lockSeconds));
  }
  const secret = randomToken();
  await change(trx, challenge, { tries, session_hash: hashOf(secret) });
  const session = sessionOf(challenge.id, secret);
  await again?.(trx, session);
  const name = internalName(context, challenge.pool_id, challenge.subject, challenge.decoy);
  const typed = normalName(answer.name);
  return {
    kind: 'again',
    triesLeft: context.limits.triesPerCode - tries,
    challenge: {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: session,
      ChallengeParameters: typed === name ? { USERNAME: name } : parametersOf(name, typed),
    },
  };
}

type Challenge = Selectable<IdentityChallengeTable>;

const find = (trx: Handle, pool: Pool, id: string) =>
  trx.selectFrom('identity_challenge').where('pool_id', '=', pool.poolId).where('id', '=', id);
const fault = (error: IdentityError): AnswerResult => ({ kind: 'fault', fault: error });

function isNameOf(context: IdentityContext, pool: Pool, challenge: Challenge, name: string): boolean {
  const typed = normalName(name);
  return (
    context.secrets.hmac('typed', pool.poolId, typed) === challenge.typed_hash ||
    typed === internalName(context, pool.poolId, challenge.subject, challenge.decoy)
  );
}

function isCodeOf(context: IdentityContext, pool: Pool, challenge: Challenge, code: string): boolean {
  const given = context.secrets.hmac('code', pool.poolId, challenge.id, code.trim());
  return timingSafeEqual(Buffer.from(given), Buffer.from(challenge.code_hash)) && !challenge.decoy;
}

interface Changes {
  readonly tries?: number;
  readonly state?: Challenge['state'];
  readonly session_hash?: string;
}

const changeOf = (trx: Handle, { pool_id, id }: Challenge, values: Changes) =>
  trx.updateTable('identity_challenge').set(values).where('pool_id', '=', pool_id).where('id', '=', id);

async function change(trx: Handle, challenge: Challenge, values: Changes): Promise<void> {
  await changeOf(trx, challenge, values).execute();
}
