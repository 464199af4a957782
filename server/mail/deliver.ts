import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { whileHeld, type Lease } from '../while-held.ts';
import type { Mailer } from './message.ts';
import type { MessageSeal, Sealed } from './outbox.ts';

export interface Delivery {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly seal: MessageSeal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Demo mode: sent texts stay readable on the outbox page. Otherwise they are emptied. */
  readonly keepBodies: boolean;
  /** Told of failed tries; it never learns of a recipient. */
  readonly log: { readonly warn: (what: object, words: string) => void };
}

/** Without news of the process that took a message, another takes it after so long: somebody waits for a code. */
const leaseSeconds = 15;
const renewMs = 5_000;
const pauses = [2, 5, 15, 60, 180];

/**
 * Takes what is due, at most so many, and begins to send it; several processes may do so at the same time. Only one sends a message, unless
 * it was killed, or lost the database, while it did. Answers the sendings.
 */
export async function beginDue(delivery: Delivery, most: number): Promise<readonly Promise<void>[]> {
  const rows = await claim(delivery, most);
  return rows.map((row) => deliverOne(delivery, row));
}

async function claim({ db, clock }: Delivery, most: number) {
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
      .limit(most)
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

type Row = Awaited<ReturnType<typeof claim>>[number];

async function deliverOne({ db, mailer, seal, clock, keepBodies, log }: Delivery, row: Row): Promise<void> {
  /** Only while it is still this process that holds the message. */
  const mark = (values: { state?: 'sent' | 'queued' | 'decoy'; sealed?: string; next_try_at?: Date }) =>
    db.kysely
      .updateTable('message')
      .set(values)
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      .where('state', '=', 'sending')
      .where('tries', '=', row.tries)
      .execute();
  const lease: Lease = {
    renew: () => mark({ next_try_at: leaseEnd(clock()) }),
    everyMs: renewMs,
    onFailure: (error) => log.warn({ messageId: row.id, err: error }, 'a lease was not renewed'),
  };
  try {
    const { decoy = false, ...body } = JSON.parse(seal.open(row.sealed)) as Sealed;
    if (!decoy) await whileHeld(lease, () => mailer.send({ id: row.id, channel: row.channel, ...body }));
    await mark({ state: decoy ? 'decoy' : 'sent', ...(keepBodies && !decoy ? {} : { sealed: '' }) });
  } catch (error) {
    log.warn({ messageId: row.id, err: error }, 'a message was not sent; it will be tried again');
    const pause = pauses[Math.min(row.tries, pauses.length) - 1] ?? 2;
    await mark({ state: 'queued', next_try_at: new Date(clock() + pause * 1000) });
  }
}

const leaseEnd = (now: number): Date => new Date(now + leaseSeconds * 1000);
