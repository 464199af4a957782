import type { Handle } from '../../db/index.ts';
import { noAttempts, settled, type Attempts } from './attempts.ts';

/** Whose tries are counted: an account, and in it a known device or all unknown ones. */
export interface Counted {
  readonly poolId: string;
  readonly subject: string;
  readonly bucket: string;
}

/** Reads the row and keeps it locked until the transaction ends, so that tries of one account are judged one by one. */
export async function lockAttempts(trx: Handle, counted: Counted, now: number): Promise<Attempts> {
  const key = keyOf(counted);
  await trx
    .insertInto('identity_attempts')
    .values({ ...key, failures: 0, consecutive: 0, sent: '[]' })
    .onConflict((conflict) => conflict.columns(['pool_id', 'subject', 'bucket']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('identity_attempts')
    .selectAll()
    .where('pool_id', '=', key.pool_id)
    .where('subject', '=', key.subject)
    .where('bucket', '=', key.bucket)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return noAttempts;
  const { failures, consecutive, sent } = row;
  return settled({ failures, consecutive, sent, lockedUntil: row.locked_until?.getTime(), lastTryAt: row.last_try_at?.getTime() }, now);
}

export async function saveAttempts(trx: Handle, counted: Counted, attempts: Attempts): Promise<void> {
  const key = keyOf(counted);
  await trx
    .updateTable('identity_attempts')
    .set({
      failures: attempts.failures,
      consecutive: attempts.consecutive,
      sent: JSON.stringify(attempts.sent),
      locked_until: dateOf(attempts.lockedUntil),
      last_try_at: dateOf(attempts.lastTryAt),
    })
    .where('pool_id', '=', key.pool_id)
    .where('subject', '=', key.subject)
    .where('bucket', '=', key.bucket)
    .execute();
}

const keyOf = ({ poolId, subject, bucket }: Counted) => ({ pool_id: poolId, subject, bucket });
const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
