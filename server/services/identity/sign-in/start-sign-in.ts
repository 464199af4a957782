import { executeTogether, type Handle, type Write } from '../../../platform/db/index.ts';
import { pickLanguage } from '#schemas/tenant';
import { messageWrite, type Channel, type HeldMessage } from '../../messages/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import { findCaller } from '../users/find-caller.ts';
import { normalName, type User } from '../users/find-user.ts';
import type { Pool } from '../pools.ts';
import { identityErrors, invalidParameter } from '../identity-error.ts';
import { afterCodeSent, needsPerson, refusalOfStart } from '../sign-in-throttle/codes-sent.ts';
import { afterRefusal, changed, needsLink, type Refusal } from '../sign-in-throttle/lock-out.ts';
import { attemptsWrite, attemptsForUpdate, saveAttempts, type AttemptKey } from '../sign-in-throttle/attempt-rows.ts';
import { bucketOfDevice, bucketOfRange } from '../sign-in-throttle/buckets.ts';
import { internalName, openChallenge, parametersOf, type ChallengeAnswer } from './challenge.ts';
import { codeMessage } from '../fill-messages/code-message.ts';
import { isServed } from './code-countries.ts';
import { queueUnlock } from './unlock.ts';

/** A request for a code. */
export interface CodeRequest {
  /** As typed. */
  readonly name: string | undefined;
  /** Where the request came from, by the connection and not by the caller's word. */
  readonly address: string;
  readonly device?: string | undefined;
  readonly method?: string | undefined;
  /** Or the way to find it, in the transaction of the start. */
  readonly language?: string | ((trx: Handle) => Promise<string>) | undefined;
  /** Whether a person was proven to ask. */
  readonly person?: boolean;
  /** LOGIN-16: whether a link led here; for pools elsewhere. */
  readonly link?: boolean;
}

/** What the caller writes of a challenge, in the transaction that makes it. */
export type KeepChallenge = (trx: Handle, challenge: ChallengeAnswer) => readonly Write[];

type Outcome = { readonly challenge: ChallengeAnswer; readonly message: HeldMessage } | { readonly refusal: Refusal };

/**
 * Sends a passcode, all in one transaction: who it is, the tries, the new code, the message, and what the caller keeps. An unknown name gets a
 * challenge that nothing answers (`strict`) or UserNotFoundException (`spec`).
 */
export async function startSignIn(
  context: IdentityContext,
  pool: Pool,
  request: CodeRequest,
  keep: KeepChallenge = () => [],
): Promise<ChallengeAnswer> {
  if (!request.name?.trim()) throw invalidParameter('Missing required parameter USERNAME');
  const typed = normalName(request.name);
  const place = context.outbox.reserve();
  const work = (trx: Handle) => begin(trx, context, pool, { ...request, typed, held: place !== undefined, keep });
  const outcome = await context.db.transaction(work).catch((error: unknown) => {
    place?.release();
    throw error;
  });
  if ('refusal' in outcome) {
    place?.release();
    context.outbox.runNow();
    throw identityErrors.attemptsExceeded(outcome.refusal.seconds);
  }
  if (place) place.send(outcome.message);
  else context.outbox.runNow();
  return outcome.challenge;
}

type BeginRequest = CodeRequest & { readonly typed: string; readonly held: boolean; readonly keep: KeepChallenge };

async function begin(trx: Handle, context: IdentityContext, pool: Pool, request: BeginRequest): Promise<Outcome> {
  const { secrets, limits } = context;
  const { typed, device, held } = request;
  const now = context.clock();
  const found = await findCaller(trx, pool.poolId, typed, device);
  if (pool.enumeration === 'spec') {
    if (!found) throw identityErrors.userNotFound();
    if (!found.user.enabled) throw identityErrors.userDisabled();
  }
  const subject = found?.user.sub ?? secrets.hmac('subject', pool.poolId, typed);
  const bucket = found?.known && device ? bucketOfDevice(device) : bucketOfRange(secrets.hmac, request.address);
  const counted = { poolId: pool.poolId, subject, bucket };
  const language = typeof request.language === 'function' ? await request.language(trx) : request.language;
  const recipient = recipientOf(pool, typed, found?.user, { method: request.method, language });
  const tally = await attemptsForUpdate(trx, counted, now);
  const refusal = refusalOfStart(tally, now, limits);
  if (refusal) {
    await saveAttempts(
      trx,
      counted,
      changed(tally, (attempts) => afterRefusal(attempts, now)),
    );
    if (needsLink(refusal)) await queueUnlock(trx, context, pool, counted, recipient, now);
    return { refusal };
  }
  if (pool.asksPerson && !request.person && needsPerson(tally, now)) throw identityErrors.personNeeded();
  const counting = attemptsWrite(
    trx,
    counted,
    changed(tally, (attempts) => afterCodeSent(attempts, now)),
  );
  const { session, message, writes } = send(trx, context, pool, { counted, recipient, now, held });
  const challenge: ChallengeAnswer = {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeParameters: parametersOf(internalName(context, pool.poolId, subject, !found), typed),
  };
  await executeTogether(trx, [counting, ...writes, ...request.keep(trx, challenge)]);
  return { challenge, message };
}

interface Recipient {
  readonly typed: string;
  readonly channel: Channel;
  readonly to: string;
  readonly known: boolean;
  readonly language: string;
}

interface CodeDelivery {
  readonly method: string | undefined;
  readonly language: string | undefined;
}

interface Sending {
  readonly counted: AttemptKey;
  readonly recipient: Recipient;
  readonly now: number;
  readonly held: boolean;
}

/** The writes that replace the code and queue the message. */
function send(trx: Handle, context: IdentityContext, pool: Pool, { counted, recipient, now, held }: Sending) {
  const { typed, channel, to, known, language } = recipient;
  const code = newCode(context, pool.codeDigits);
  const { session, writes } = openChallenge(trx, context, { pool, counted, typed, to, code, decoy: !known, now });
  const queued = {
    tenant: pool.tenant,
    channel,
    body: { to, code, ...codeMessage(pool, channel, language, code) },
    expiresAt: now + pool.codeSeconds * 1000,
    decoy: !known,
  };
  const { row: message, write } = messageWrite(trx, context.secrets.messages, now, queued, held);
  return { session, message, writes: [...writes, write] };
}

function recipientOf(pool: Pool, typed: string, user: User | undefined, { method: asked, language }: CodeDelivery): Recipient {
  const byMail = typed.includes('@') || (!typed.startsWith('+') && asked !== 'Sms' && asked !== 'WhatsApp' && Boolean(user?.email));
  const channel: Channel = byMail ? 'Email' : asked === 'WhatsApp' ? 'WhatsApp' : 'Sms';
  if (!pool.methods.includes(channel)) throw invalidParameter(`${channel} is not enabled for the client.`);
  const to = (byMail ? user?.email : user?.phone) ?? typed;
  const served = byMail || isServed(pool, to);
  // What was typed may be refused; by a name, only the account would be known by it.
  if (!served && typed.startsWith('+')) throw identityErrors.countryNotServed();
  return {
    typed,
    channel,
    to,
    known: user !== undefined && served,
    language: pickLanguage(pool.languages, language),
  };
}

const newCode = ({ randomInt }: IdentityContext, digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
