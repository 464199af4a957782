import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import type { Database, Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { RecordStore } from '../record-store.ts';
import type { AccountRow } from '../account/account-of.ts';
import type { StatusAuthor } from './change-status.ts';
import { type CheckedStatus, setAccountStatus } from './set-account-status.ts';

/** What became of one row: the status was set, or was refused for a reason. */
export type RunRowResult =
  | { readonly result: 'set' }
  | {
      readonly result: 'refused';
      readonly code: string;
      readonly detail: string;
      /** The status that the account has instead. */
      readonly statusCode?: string;
    };

/** One account of a run; a row that was refused before the run began has its result. */
export interface RunRow {
  /** Place in the request, or row of the file. */
  readonly row: number;
  /** Account number, as it was given. */
  readonly identifier: string;
  readonly accountId: string | null;
  readonly wanted: CheckedStatus | null;
  readonly result?: RunRowResult | undefined;
}

export interface StatusRun {
  readonly tenant: string;
  readonly by: StatusAuthor;
  /** Idempotency key of the author: a repeat is the same run. */
  readonly key: string;
  /** What a repeat must ask, too. */
  readonly request: unknown;
  readonly requestId: string;
  readonly at: Date;
  /** Its rows are worked off only once it is started (`startRun`): its author looks at them first. */
  readonly isPreview?: boolean;
  readonly rows: () => Promise<readonly RunRow[]>;
}

/** Rows of one transaction: others wait no longer than it takes. */
const rowsAtOnce = 50;

/** STS-05: keeps what is to be changed, and returns the id of the run; that of the run with the same key, if there is one. 422 if that asked for something else. */
export async function addRun(db: Database, wanted: StatusRun): Promise<string> {
  const { tenant, by, key, request, requestId, at, isPreview = false, rows } = wanted;
  const requestHash = canonicalHash(request);
  const before = await db.kysely
    .selectFrom('status_run')
    .select(['id', 'request_hash'])
    .where('tenant_id', '=', tenant)
    .where('actor', '=', by.actor)
    .where('key', '=', key)
    .executeTakeFirst();
  if (before && before.request_hash !== requestHash)
    throw new ProblemError(422, 'key-reused', 'This idempotency key was used for another request. Use a new key.');
  if (before) return before.id;
  const prepared = await rows();
  const run = { tenant_id: tenant, id: randomUUID(), actor: by.actor, actor_name: by.name, key, request_hash: requestHash };
  const isNew = await db.transaction(async (trx) => {
    const inserted = await trx
      .insertInto('status_run')
      .values({ ...run, request_id: requestId, created_at: at, started_at: isPreview ? null : at })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'actor', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted || prepared.length === 0) return inserted !== undefined;
    await trx
      .insertInto('status_run_row')
      .values(
        prepared.map(({ row: number, identifier, accountId, wanted: change, result }) => ({
          tenant_id: tenant,
          run_id: run.id,
          number,
          identifier,
          account_id: accountId,
          wanted: JSON.stringify(change),
          result: result ? JSON.stringify(result) : null,
        })),
      )
      .execute();
    return true;
  });
  return isNew ? run.id : addRun(db, wanted);
}

/** STS-07: starts a run that was looked at. A repeat changes nothing. False if there is none of this author. */
export async function startRun(
  { kysely }: Pick<Database, 'kysely'>,
  { tenant, id, by, at }: RunKey & Pick<StatusRun, 'by' | 'at'>,
): Promise<boolean> {
  const started = await kysely
    .updateTable('status_run')
    .set(({ fn, val }) => ({ started_at: fn.coalesce('started_at', val(at)) }))
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('actor', '=', by.actor)
    .returning('id')
    .executeTakeFirst();
  return started !== undefined;
}

interface RunKey {
  /** Slug. */
  readonly tenant: string;
  readonly id: string;
}

/** STS-05: sets the statuses of a run that are not set yet, so many rows at a time; resolves when it is finished. After a crash it goes on where it was. */
export async function workOffRun(parts: RecordStore, { tenant, id }: RunKey): Promise<void> {
  let isFinished = false;
  while (!isFinished) isFinished = await parts.db.transaction((trx) => workOffRows(trx, parts, tenant, id));
}

/** Works off what an earlier process left; a run that fails holds up no other. Rejects with the first failure. */
export async function workOffRuns(parts: RecordStore): Promise<void> {
  const runs = await parts.db.kysely
    .selectFrom('status_run')
    .select(['tenant_id', 'id'])
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .execute();
  const failures: unknown[] = [];
  for (const { tenant_id: tenant, id } of runs) await workOffRun(parts, { tenant, id }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** By row, in the order in which they were given; null: not worked off yet. */
export async function resultsOfRun(
  { kysely }: Pick<Database, 'kysely'>,
  { tenant, id }: RunKey,
): Promise<readonly { readonly row: number; readonly identifier: string; readonly result: RunRowResult | null }[]> {
  const rows = await kysely
    .selectFrom('status_run_row')
    .select(['number', 'identifier', 'result'])
    .where('tenant_id', '=', tenant)
    .where('run_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number, identifier, result }) => ({ row: number, identifier, result: result as RunRowResult | null }));
}

/** Whether the run is finished. Its row is the lock of those who work it off. */
async function workOffRows(trx: Transaction<Tables>, { clock }: RecordStore, tenant: string, id: string): Promise<boolean> {
  const run = await trx
    .selectFrom('status_run')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!run?.started_at || run.finished_at) return true;
  const rows = await trx
    .selectFrom('status_run_row')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('run_id', '=', id)
    .where('result', 'is', null)
    .orderBy('number')
    .limit(rowsAtOnce)
    .execute();
  const at = new Date(clock());
  // All at once, and before the first entry of the audit trail: others hold an account first, and then append to the trail.
  const accounts = new Map(
    (
      await accountsForUpdate(
        trx,
        tenant,
        rows.flatMap(({ account_id }) => account_id ?? []),
      )
    ).map((one) => [one.id, one]),
  );
  for (const row of rows) {
    const account = accounts.get(row.account_id ?? '');
    const change = { by: { actor: run.actor, name: run.actor_name }, at, requestId: run.request_id };
    const result = await resultOf(async () => {
      if (!account) throw new ProblemError(404, 'no-such-account', `There is no account ${row.identifier}.`);
      accounts.set(account.id, await setAccountStatus(trx, account, row.wanted as CheckedStatus, change));
    });
    await trx
      .updateTable('status_run_row')
      .set({ result: JSON.stringify(result) })
      .where('tenant_id', '=', tenant)
      .where('run_id', '=', id)
      .where('number', '=', row.number)
      .execute();
  }
  if (rows.length === rowsAtOnce) return false;
  await trx.updateTable('status_run').set({ finished_at: at }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
  return true;
}

const accountsForUpdate = async (trx: Transaction<Tables>, tenant: string, ids: readonly string[]): Promise<AccountRow[]> =>
  ids.length === 0
    ? []
    : trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** A refusal is thrown before anything is written. */
export async function resultOf(work: () => Promise<unknown> | unknown): Promise<RunRowResult> {
  try {
    await work();
    return { result: 'set' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { statusCode } = error.members;
    return { result: 'refused', code: error.code, detail: error.message, ...(typeof statusCode === 'string' ? { statusCode } : {}) };
  }
}

/** Deletes runs that were finished before a time, or were not started by then, with their rows. */
export const deleteOldRuns = (db: Database, before: Date): Promise<void> =>
  db.transaction(async (trx) => {
    const old = await trx
      .deleteFrom('status_run')
      .where((eb) => eb.or([eb('finished_at', '<', before), eb.and([eb('started_at', 'is', null), eb('created_at', '<', before)])]))
      .returning(['tenant_id', 'id'])
      .execute();
    for (const { tenant_id, id } of old)
      await trx.deleteFrom('status_run_row').where('tenant_id', '=', tenant_id).where('run_id', '=', id).execute();
  });

/** Takes a person out of the runs: their rows keep a place and a result, so that a repeat is answered alike. */
export async function forgetInRuns(trx: Transaction<Tables>, { tenant_id, id, identifier }: AccountRow): Promise<void> {
  const gone: RunRowResult = { result: 'refused', code: 'no-such-account', detail: 'There is no such account.' };
  await trx
    .updateTable('status_run_row')
    .set({ identifier: '', account_id: null, wanted: 'null', result: JSON.stringify(gone) })
    .where('tenant_id', '=', tenant_id)
    .where((eb) => eb.or([eb('account_id', '=', id), eb('identifier', '=', identifier)]))
    .execute();
}
