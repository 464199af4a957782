import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { whileHeld, type Lease } from '../../../platform/workers/index.ts';
import type { StoredFile } from '../file-answer.ts';
import type { Processing } from './processing.ts';

/** Without news of the process that took a file, another takes it after so long. */
const leaseSeconds = 30;
const renewMs = 10_000;
const pauses = [60, 300, 900, 3600];
/** From this try on it is logged as an error: an operator has to look. */
const alarming = 5;
/** Accounts, and networks of visitors, whose files this process took, the latest last. */
const maxServed = 200;

export type Turn = 'nothing-due' | 'settled' | 'failed';

/** Files wait for a step in the columns of their rows: in a state, not before a time, taken so often before. */
export interface FileQueue {
  readonly state: 'received' | 'checked';
  readonly due: 'next_try_at' | 'opening_due_at';
  readonly tries: 'attempts' | 'openings';
  /** What is done with a file that was taken. Rejects when it has to be tried again. */
  readonly step: (processing: Processing, file: StoredFile) => Promise<void>;
  /** When a step that failed is tried again by a rule of its own. Seconds. */
  readonly pauseAfter?: (error: unknown) => number | undefined;
  /** For the log: what a failure means. */
  readonly failed: string;
}

/**
 * Takes one file that is due, of any tenant: of the account whose turn was longest ago, the one that waits longest. `served` is changed: it has the accounts of
 * earlier calls, so that the many files of one person do not hold up another's; visitors without an account have the turn of their network. Several processes may do
 * so at the same time.
 */
export async function processNext(queue: FileQueue, processing: Processing, served: string[]): Promise<Turn> {
  const { db, clock, log } = processing;
  const file = await claim(queue, db, clock(), served);
  if (!file) return 'nothing-due';
  const turn = file.network ?? file.account_id;
  served.splice(0, served.length, ...served.filter((other) => other !== turn).slice(1 - maxServed), turn);
  const lease: Lease = {
    renew: () => dueAgain(queue, db, file, leaseEnd(clock())),
    everyMs: renewMs,
    onFailure: (error) => log.warn({ file: file.id, err: error }, 'a lease was not renewed'),
  };
  try {
    await whileHeld(lease, () => queue.step(processing, file));
    return 'settled';
  } catch (error) {
    const tries = file[queue.tries];
    const pause = queue.pauseAfter?.(error) ?? pauses[Math.min(tries, pauses.length) - 1] ?? 3600;
    await dueAgain(queue, db, file, new Date(clock() + pause * 1000));
    const line = { file: file.id, tenant: file.tenant_id, attempts: tries, err: error };
    log[tries >= alarming ? 'error' : 'warn'](line, `${queue.failed} and is tried again`);
    return 'failed';
  }
}

const leaseEnd = (now: number): Date => new Date(now + leaseSeconds * 1000);

const claim = ({ state, due, tries }: FileQueue, db: Database, now: number, served: readonly string[]): Promise<StoredFile | undefined> =>
  db.transaction(async (trx) => {
    const next = await trx
      .selectFrom('stored_file')
      .select(['tenant_id', 'id'])
      .where('state', '=', state)
      .where(due, '<=', new Date(now))
      .orderBy(sql`coalesce(array_position(${sql.val([...served])}::text[], coalesce(network, account_id)), 0)`)
      .orderBy(due)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return undefined;
    return trx
      .updateTable('stored_file')
      .set({ [tries]: sql<number>`${sql.ref(tries)} + 1`, [due]: leaseEnd(now) })
      .where('tenant_id', '=', next.tenant_id)
      .where('id', '=', next.id)
      .returningAll()
      .executeTakeFirst();
  });

/** Only while it is still this process that holds the file. */
const dueAgain = ({ state, due, tries }: FileQueue, db: Database, { tenant_id, id, ...file }: StoredFile, at: Date) =>
  db.kysely
    .updateTable('stored_file')
    .set({ [due]: at })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('state', '=', state)
    .where(due, 'is not', null)
    .where(tries, '=', file[tries])
    .execute();
