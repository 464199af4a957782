import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Mailer } from './message.ts';
import type { Body, MessageSeal } from './outbox.ts';

export interface Delivery {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly seal: MessageSeal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Demo mode: sent texts stay readable on the outbox page. Otherwise they are emptied. */
  readonly keepBodies: boolean;
  /** Told of a failed try; the text never holds a recipient. */
  readonly onFailure?: (messageId: string, error: unknown) => void;
}

/** Longer than any provider may take, so that a message being sent is not taken twice; a crashed try is repeated after it. */
const claimSeconds = 60;
const pauses = [2, 5, 15, 60, 180];

/** Sends what is due, once; several processes may do so at the same time. Answers how many were taken. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const rows = await claim(delivery);
  await Promise.all(rows.map((row) => deliverOne(delivery, row)));
  return rows.length;
}

async function claim({ db, clock }: Delivery) {
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
      .limit(10)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    return trx
      .updateTable('message')
      .set({ state: 'sending', tries: sql<number>`tries + 1`, next_try_at: new Date(now + claimSeconds * 1000) })
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

async function deliverOne({ db, mailer, seal, clock, keepBodies, onFailure }: Delivery, row: Row): Promise<void> {
  const mark = (values: { state: 'sent' | 'queued'; sealed?: string; next_try_at?: Date }) =>
    db.kysely.updateTable('message').set(values).where('tenant_id', '=', row.tenant_id).where('id', '=', row.id).execute();
  try {
    await mailer.send({ id: row.id, channel: row.channel, ...(JSON.parse(seal.open(row.sealed)) as Body) });
    await mark({ state: 'sent', ...(keepBodies ? {} : { sealed: '' }) });
  } catch (error) {
    onFailure?.(row.id, error);
    const pause = pauses[Math.min(row.tries, pauses.length) - 1] ?? 2;
    await mark({ state: 'queued', next_try_at: new Date(clock() + pause * 1000) });
  }
}
