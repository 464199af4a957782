import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { executeTogether, type Handle } from '../../../platform/db/index.ts';
import { queueMessage, type Channel } from '../../messages/index.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Pool } from '../pools.ts';
import { hashOf, randomToken } from '../secrets.ts';
import type { AttemptKey } from '../sign-in-throttle/attempt-rows.ts';
import { deviceWrites } from '../sign-in-throttle/buckets.ts';
import { unlockMessage } from '../fill-messages/unlock-message.ts';

interface UnlockRecipient {
  readonly channel: Channel;
  readonly to: string;
  readonly known: boolean;
  readonly language: string;
}

/** Mails a way back in to a person who is refused for long; at most one unused link a day and account. */
export async function queueUnlock(
  trx: Handle,
  context: IdentityContext,
  pool: Pool,
  counted: AttemptKey,
  recipient: UnlockRecipient,
  now: number,
): Promise<void> {
  const alive = await trx
    .selectFrom('identity_unlock')
    .select('token_hash')
    .where('pool_id', '=', counted.poolId)
    .where('subject', '=', counted.subject)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (alive) return;
  const token = randomToken();
  await trx
    .insertInto('identity_unlock')
    .values({ pool_id: counted.poolId, token_hash: hashOf(token), subject: counted.subject, expires_at: new Date(now + dayMs) })
    .execute();
  const link = `${context.originOf(pool)}/auth/unlock?token=${token}&language=${recipient.language}`;
  await queueMessage(trx, context.secrets.messages, now, {
    tenant: pool.tenant,
    channel: recipient.channel,
    body: { to: recipient.to, ...unlockMessage(pool, recipient.channel, recipient.language, link) },
    expiresAt: now + dayMs,
    decoy: !recipient.known,
  });
}

/**
 * Uses up an unlock link, forgets the account's failures, and counts the device as known: the reader of the account's mail is no stranger, and
 * strangers who go on do not lock them out again. False for an unknown, used or old link.
 */
export async function unlock(context: IdentityContext, pool: Pool, token: string, device?: string): Promise<boolean> {
  return context.db.transaction(async (trx) => {
    const link = await trx
      .deleteFrom('identity_unlock')
      .where('pool_id', '=', pool.poolId)
      .where('token_hash', '=', hashOf(token))
      .returning(['subject', 'expires_at'])
      .executeTakeFirst();
    if (!link || link.expires_at.getTime() <= context.clock()) return false;
    await trx
      .updateTable('identity_attempts')
      .set({ failures: 0, consecutive: 0, locked_until: null, sent: '[]' })
      .where('pool_id', '=', pool.poolId)
      .where('subject', '=', link.subject)
      .execute();
    await executeTogether(trx, deviceWrites(trx, pool.poolId, link.subject, device, context.clock()));
    return true;
  });
}
