import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { whileHeld, type Lease } from '../../../platform/workers/index.ts';
import type { StoredFile } from '../file-answer.ts';
import { processFile, type Processing } from './process-file.ts';
import { ScannerUnavailable } from './scan/scan-result.ts';

/** Without news of the process that took a file, another takes it after so long. */
const leaseSeconds = 30;
const renewMs = 10_000;
const scannerPauseSeconds = 60;
const pauses = [60, 300, 900, 3600];
/** From this try on it is logged as an error: an operator has to look. */
const alarming = 5;

export type Turn = 'nothing-due' | 'settled' | 'failed';

/** Accounts whose files this process took, the latest last. */
const maxServed = 200;

/**
 * Takes one received file, of any tenant: of the account whose turn was longest ago, the one that waits longest. `served` is changed: it has the accounts of earlier
 * calls, so that the many files of one person do not hold up another's. Several processes may do so at the same time.
 */
export async function processDue(processing: Processing, served: string[] = []): Promise<Turn> {
  const { db, clock, log } = processing;
  const file = await claim(db, clock(), served);
  if (!file) return 'nothing-due';
  served.splice(0, served.length, ...served.filter((account) => account !== file.account_id).slice(1 - maxServed), file.account_id);
  const lease: Lease = {
    renew: () => dueAgain(db, file, leaseEnd(clock())),
    everyMs: renewMs,
    onFailure: (error) => log.warn({ file: file.id, err: error }, 'a lease was not renewed'),
  };
  try {
    await whileHeld(lease, () => processFile(processing, file));
    return 'settled';
  } catch (error) {
    const scannerDown = error instanceof ScannerUnavailable;
    const pause = scannerDown ? scannerPauseSeconds : (pauses[Math.min(file.attempts, pauses.length) - 1] ?? 3600);
    await dueAgain(db, file, new Date(clock() + pause * 1000));
    const words = scannerDown ? 'the scanner did not check a file' : 'a file could not be processed';
    const line = { file: file.id, tenant: file.tenant_id, attempts: file.attempts, err: error };
    log[file.attempts >= alarming ? 'error' : 'warn'](line, `${words}; it cannot be downloaded yet and is tried again`);
    return 'failed';
  }
}

const leaseEnd = (now: number): Date => new Date(now + leaseSeconds * 1000);

const claim = (db: Database, now: number, served: readonly string[]): Promise<StoredFile | undefined> =>
  db.transaction(async (trx) => {
    const due = await trx
      .selectFrom('stored_file')
      .select(['tenant_id', 'id'])
      .where('state', '=', 'received')
      .where('next_try_at', '<=', new Date(now))
      .orderBy(sql`coalesce(array_position(${sql.val([...served])}::text[], account_id), 0)`)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return trx
      .updateTable('stored_file')
      .set({ attempts: sql<number>`attempts + 1`, next_try_at: leaseEnd(now) })
      .where('tenant_id', '=', due.tenant_id)
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst();
  });

/** Only while it is still this process that holds the file. */
const dueAgain = (db: Database, { tenant_id, id, attempts }: StoredFile, at: Date) =>
  db.kysely
    .updateTable('stored_file')
    .set({ next_try_at: at })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('state', '=', 'received')
    .where('attempts', '=', attempts)
    .execute();
