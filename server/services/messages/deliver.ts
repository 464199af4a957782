import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { whileHeld, type Lease } from '../../platform/workers/index.ts';
import type { Mailer } from './message.ts';
import { contentOf, leaseEnd, type HeldMessage, type MessageSeal, type SealedBody } from './outbox.ts';

export interface Delivery {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly seal: MessageSeal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Demo mode: sent texts stay readable on the outbox page. Otherwise they are emptied. */
  readonly keepBodies: boolean;
  /** Logs failed tries; it never receives a recipient. */
  readonly log: { readonly warn: (what: object, words: string) => void };
}

const renewMs = 5_000;
const pauses = [2, 5, 15, 60, 180];

/**
 * Takes what is due, at most so many, and begins to send it; several processes may do so at the same time. Only one sends a message, unless
 * it was killed, or lost the database, while it did. Answers the sendings.
 */
export async function beginDue(delivery: Delivery, maxMessages: number): Promise<readonly Promise<void>[]> {
  const rows = await claim(delivery, maxMessages);
  return rows.map((row) => deliverOne(delivery, row));
}

async function claim({ db, clock }: Delivery, maxMessages: number) {
  const now = clock();
  return db.transaction(async (trx) => {
    await trx
      .updateTable('message')
      .set({ state: 'failed', sealed: '' })
      .where('state', 'in', ['queued', 'sending'])
      .where('expires_at', '<=', new Date(now))
      .execute();
    const due = await trx
      .selectFrom('message')
      .select(['tenant_id', 'id'])
      .where('state', 'in', ['queued', 'sending'])
      .where('next_try_at', '<=', new Date(now))
      .orderBy('next_try_at')
      .limit(maxMessages)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    return trx
      .updateTable('message')
      .set({ state: 'sending', tries: sql<number>`tries + 1`, next_try_at: leaseEnd(now) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returningAll()
      .execute();
  });
}

/** Sends a message that this process has taken, and writes what became of it. */
export async function deliverOne({ db, mailer, seal, clock, keepBodies, log }: Delivery, row: HeldMessage): Promise<void> {
  /**
   * Only while it is still this process that holds the message. The commit waits for no disk: with the database's last half second only a
   * message that was sent can be lost to view, and is sent once more.
   */
  const mark = (values: { state?: 'sent' | 'queued' | 'decoy'; sealed?: string; next_try_at?: Date }) =>
    db.kysely
      .updateTable('message')
      .set(values)
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      .where('state', '=', 'sending')
      .where('tries', '=', row.tries)
      .returning(sql`set_config('synchronous_commit', 'off', true)`.as('durable'))
      .execute();
  const lease: Lease = {
    renew: () => mark({ next_try_at: leaseEnd(clock()) }),
    everyMs: renewMs,
    onFailure: (error) => log.warn({ messageId: row.id, err: error }, 'a lease was not renewed'),
  };
  try {
    const { decoy = false, ...sealed } = JSON.parse(seal.open(row.sealed)) as SealedBody;
    if (!decoy) await whileHeld(lease, () => mailer.send({ id: row.id, channel: row.channel, ...contentOf(sealed) }));
    await mark({ state: decoy ? 'decoy' : 'sent', ...(keepBodies && !decoy ? {} : { sealed: '' }) });
  } catch (error) {
    log.warn({ messageId: row.id, err: error }, 'a message was not sent; it will be tried again');
    const pause = pauses[Math.min(row.tries, pauses.length) - 1] ?? 2;
    await mark({ state: 'queued', next_try_at: new Date(clock() + pause * 1000) });
  }
}
