import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/index.ts';
import { noAttempts, settled, type Attempts, type Tally } from './lock-out.ts';
import { bucketsOf } from './buckets.ts';

/** Whose tries are counted: an account, and in it a known device or strangers of one range of addresses. */
export interface AttemptKey {
  readonly poolId: string;
  readonly subject: string;
  readonly bucket: string;
}

/** Reads the rows and keeps them locked until the transaction ends, so that tries of one account are evaluated one by one. */
export async function attemptsForUpdate(trx: Handle, { poolId, subject, bucket }: AttemptKey, now: number): Promise<Tally> {
  const rows = await trx
    .insertInto('identity_attempts')
    .values(bucketsOf(bucket).map((name) => ({ pool_id: poolId, subject, bucket: name, failures: 0, consecutive: 0, sent: '[]' })))
    .onConflict((conflict) => conflict.columns(key).doUpdateSet({ failures: sql`identity_attempts.failures` }))
    .returning(['bucket', 'failures', 'consecutive', 'sent', 'locked_until', 'last_try_at'])
    .execute();
  const [own = noAttempts, strangers] = bucketsOf(bucket).map((name) => {
    const row = rows.find((one) => one.bucket === name);
    if (!row) return noAttempts;
    const { failures, consecutive, sent } = row;
    return settled({ failures, consecutive, sent, lockedUntil: row.locked_until?.getTime(), lastTryAt: row.last_try_at?.getTime() }, now);
  });
  return { own, strangers };
}

export async function saveAttempts(trx: Handle, counted: AttemptKey, tally: Tally): Promise<void> {
  await attemptsWrite(trx, counted, tally).execute();
}

/** As `saveAttempts`, for the caller to run together with other writes. */
export function attemptsWrite(trx: Handle, { poolId, subject, bucket }: AttemptKey, { own, strangers }: Tally) {
  const rows = bucketsOf(bucket).flatMap((name, index) => {
    const attempts = [own, strangers][index];
    return attempts ? [{ pool_id: poolId, subject, bucket: name, ...rowOf(attempts) }] : [];
  });
  return trx
    .insertInto('identity_attempts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet(({ ref }) => ({
        failures: ref('excluded.failures'),
        consecutive: ref('excluded.consecutive'),
        sent: ref('excluded.sent'),
        locked_until: ref('excluded.locked_until'),
        last_try_at: ref('excluded.last_try_at'),
      })),
    );
}

const key = ['pool_id', 'subject', 'bucket'] as const;

const rowOf = ({ failures, consecutive, sent, lockedUntil, lastTryAt }: Attempts) => ({
  failures,
  consecutive,
  sent: JSON.stringify(sent),
  locked_until: dateOf(lockedUntil),
  last_try_at: dateOf(lastTryAt),
});
const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
