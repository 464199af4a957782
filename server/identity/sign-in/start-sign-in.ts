import type { Handle } from '../../db/index.ts';
import type { Channel } from '../../mail/index.ts';
import { queueMessage } from '../../mail/index.ts';
import type { IdentityContext } from '../context.ts';
import { findUser, normalName, type User } from '../people/find-user.ts';
import type { Pool } from '../pools.ts';
import { faults, invalidParameter } from '../protocol/identity-error.ts';
import { afterCodeSent, afterRefusal, refusalOfStart } from './attempts.ts';
import { lockAttempts, saveAttempts, type Counted } from './attempts-store.ts';
import { bucketOf } from './buckets.ts';
import { internalName, openChallenge, parametersOf, type ChallengeAnswer } from './challenge.ts';
import { codeMessage } from './code-message.ts';
import { queueUnlock } from './unlock.ts';

/** The person was erased between two statements. */
class Forgotten extends Error {}

/**
 * Sends a passcode. An unknown name gets a challenge that nothing answers (`strict`) or UserNotFoundException (`spec`); so does somebody
 * who is erased meanwhile.
 */
export async function startSignIn(
  context: IdentityContext,
  pool: Pool,
  name: string | undefined,
  metadata: ReadonlyMap<string, string>,
): Promise<ChallengeAnswer> {
  if (!name?.trim()) throw invalidParameter('Missing required parameter USERNAME');
  const begin = (): Promise<ChallengeAnswer> => beginSignIn(context, pool, normalName(name), metadata);
  return begin().catch((error: unknown) => {
    if (error instanceof Forgotten) return begin();
    throw error;
  });
}

async function beginSignIn(
  context: IdentityContext,
  pool: Pool,
  typed: string,
  metadata: ReadonlyMap<string, string>,
): Promise<ChallengeAnswer> {
  const user = await findUser(context.db.kysely, pool.poolId, typed);
  if (pool.enumeration === 'spec') {
    if (!user) throw faults.userNotFound();
    if (!user.enabled) throw faults.userDisabled();
  }
  const subject = user?.sub ?? context.secrets.hmac('subject', pool.poolId, typed);
  const bucket = await bucketOf(context.db.kysely, pool.poolId, subject, metadata.get('device'));
  const session = await send(context, pool, { poolId: pool.poolId, subject, bucket }, recipientOf(pool, typed, user, metadata));
  if (session === undefined) throw faults.attemptsExceeded();
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeParameters: parametersOf(internalName(context, pool.poolId, subject, !user), typed),
  };
}

interface Recipient {
  readonly typed: string;
  readonly channel: Channel;
  readonly to: string;
  readonly known: boolean;
  readonly language: string;
}

/** All in one transaction: judge the tries, replace the code, queue the message. Answers undefined when refused. */
async function send(context: IdentityContext, pool: Pool, counted: Counted, recipient: Recipient): Promise<string | undefined> {
  const { db, secrets, limits } = context;
  const now = context.clock();
  const session = await db.transaction(async (trx) => {
    const attempts = await lockAttempts(trx, counted, now);
    const refusal = refusalOfStart(attempts, now, limits);
    if (refusal) {
      await saveAttempts(trx, counted, afterRefusal(attempts, now));
      if (refusal === 'unlock-only') await queueUnlock(trx, context, pool, counted, recipient, now);
      return undefined;
    }
    await saveAttempts(trx, counted, afterCodeSent(attempts, now));
    const code = newCode(context, pool.codeDigits);
    const opened = await openChallenge(trx, context, {
      pool,
      counted,
      typed: recipient.typed,
      to: recipient.to,
      code,
      decoy: !recipient.known,
      now,
    });
    await queueMessage(trx, secrets.messages, now, {
      tenant: pool.tenant,
      channel: recipient.channel,
      body: { to: recipient.to, ...codeMessage(pool, recipient.channel, recipient.language, code) },
      expiresAt: now + pool.codeSeconds * 1000,
      decoy: !recipient.known,
    });
    // Last, in the order in which erasure takes its rows; asked for nobody, too, so that it costs the same.
    if ((await isThere(trx, counted)) !== recipient.known) throw new Forgotten();
    return opened;
  });
  context.onQueued();
  return session;
}

/** Whether a person is there, and stays until the transaction ends. */
async function isThere(trx: Handle, { poolId, subject }: Counted): Promise<boolean> {
  const user = trx.selectFrom('identity_user').select('sub').where('pool_id', '=', poolId).where('sub', '=', subject);
  return (await user.forKeyShare().executeTakeFirst()) !== undefined;
}

function recipientOf(pool: Pool, typed: string, user: User | undefined, metadata: ReadonlyMap<string, string>): Recipient {
  const asked = metadata.get('method');
  const byMail = typed.includes('@') || (!typed.startsWith('+') && asked !== 'Sms' && asked !== 'WhatsApp' && Boolean(user?.email));
  const channel: Channel = byMail ? 'Email' : asked === 'WhatsApp' ? 'WhatsApp' : 'Sms';
  if (!pool.methods.includes(channel)) throw invalidParameter(`${channel} is not enabled for the client.`);
  const to = (byMail ? user?.email : user?.phone) ?? typed;
  const language = metadata.get('language') ?? '';
  return {
    typed,
    channel,
    to,
    known: user !== undefined,
    language: pool.languages.includes(language) ? language : (pool.languages[0] ?? 'en'),
  };
}

const newCode = ({ randomInt }: IdentityContext, digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
