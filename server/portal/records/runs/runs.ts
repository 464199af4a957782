import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import type { Database, Tables } from '../../../platform/db/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import type { AccountRow } from '../account/account-of.ts';

/** What became of one row: the status was set, or the document sent; the account has the status already; or it was refused for a reason. */
export type RunRowResult =
  | { readonly result: 'set' | 'unchanged' }
  | {
      readonly result: 'refused';
      readonly code: string;
      readonly detail: string;
      /** The status that the account has instead. */
      readonly statusCode?: string;
      /** What the row of a file has and may not have, as it was written. */
      readonly value?: string;
    };

/** One account of a run; a row that was refused before the run began has its result. */
export interface RunRow<Wanted = unknown> {
  /** Place in the request, or row of the file. */
  readonly row: number;
  /** Account number, as it was given. */
  readonly identifier: string;
  readonly accountId: string | null;
  readonly wanted: Wanted | null;
  readonly result?: RunRowResult | undefined;
}

/** What every account of a run is sent for a signature (ESG-10). */
export interface RunDocument {
  readonly name: string;
  readonly filePurpose: string;
  /** A PDF, stored under this name until the run is deleted; else a template. */
  readonly file?: { readonly id: string; readonly sha256: string };
  /** Slug of an asset. */
  readonly template?: string;
}

/** Who asks for a run. */
interface RunAuthor {
  readonly actor: string;
  readonly name: string;
}

export interface NewRun {
  readonly tenant: string;
  readonly by: RunAuthor;
  /** Idempotency key of the author: a repeat is the same run. */
  readonly key: string;
  /** What a repeat must ask, too. */
  readonly request: unknown;
  readonly requestId: string;
  readonly at: Date;
  /** Its rows are worked off only once it is started (`startRun`): its author looks at them first. */
  readonly isPreview?: boolean;
  /** Without it, the run sets statuses. */
  readonly document?: RunDocument;
  readonly rows: () => Promise<readonly RunRow[]>;
}

/** STS-05: keeps what is to be changed, and returns the id of the run; that of the run with the same key, if there is one. 422 if that asked for something else. */
export async function addRun(db: Database, wanted: NewRun): Promise<string> {
  const { tenant, by, key, request, requestId, at, isPreview = false, document, rows } = wanted;
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
      .values({
        ...run,
        request_id: requestId,
        created_at: at,
        started_at: isPreview ? null : at,
        document: document ? JSON.stringify(document) : null,
      })
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
  { tenant, id, by, at }: RunKey & Pick<NewRun, 'by' | 'at'>,
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

export interface RunKey {
  /** Slug. */
  readonly tenant: string;
  readonly id: string;
}

/** Does what the rows of a run ask, those that are done left out; resolves when it is finished. */
type RunWorker = (run: RunKey) => Promise<void>;

/** By what a run does. */
export interface RunWorkers {
  readonly statuses: RunWorker;
  readonly documents: RunWorker;
}

/** The runs that this process works off. */
const underWay = new Map<string, Promise<void>>();

/** STS-05: works off a run that was started; after a crash it goes on where it was. Who asks for it a second time waits for the first. */
export function workOffRun(db: Database, workers: RunWorkers, run: RunKey): Promise<void> {
  const known = underWay.get(run.id);
  if (known) return known;
  const work = workOff(db, workers, run).finally(() => underWay.delete(run.id));
  underWay.set(run.id, work);
  return work;
}

async function workOff({ kysely }: Database, workers: RunWorkers, run: RunKey): Promise<void> {
  const row = await kysely
    .selectFrom('status_run')
    .select(['document', 'started_at', 'finished_at'])
    .where('tenant_id', '=', run.tenant)
    .where('id', '=', run.id)
    .executeTakeFirst();
  if (!row?.started_at || row.finished_at) return;
  await (row.document === null ? workers.statuses : workers.documents)(run);
}

/** Works off what an earlier process left; a run that fails holds up no other. Rejects with the first failure. */
export async function workOffRuns(db: Database, workers: RunWorkers): Promise<void> {
  const runs = await db.kysely
    .selectFrom('status_run')
    .select(['tenant_id', 'id'])
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .execute();
  const failures: unknown[] = [];
  for (const { tenant_id: tenant, id } of runs)
    await workOffRun(db, workers, { tenant, id }).catch((error: unknown) => failures.push(error));
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

export const unchanged: RunRowResult = { result: 'unchanged' };

/** A refusal is thrown before anything is written; another result than `set` is what the work resolves to. */
export async function resultOf(work: () => Promise<RunRowResult | undefined> | RunRowResult | undefined | void): Promise<RunRowResult> {
  try {
    return (await work()) ?? { result: 'set' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { statusCode } = error.members;
    return { result: 'refused', code: error.code, detail: error.message, ...(typeof statusCode === 'string' ? { statusCode } : {}) };
  }
}

/** Deletes runs that were finished before a time, or were not started by then, with their rows and the PDF that they sent. */
export const deleteOldRuns = (
  { db, files }: { readonly db: Database; readonly files: Pick<FileStore, 'removeAll'> },
  before: Date,
): Promise<void> =>
  db.transaction(async (trx) => {
    const old = await trx
      .deleteFrom('status_run')
      .where((eb) => eb.or([eb('finished_at', '<', before), eb.and([eb('started_at', 'is', null), eb('created_at', '<', before)])]))
      .returning(['tenant_id', 'id', 'document'])
      .execute();
    for (const { tenant_id, id } of old)
      await trx.deleteFrom('status_run_row').where('tenant_id', '=', tenant_id).where('run_id', '=', id).execute();
    const names = old.flatMap(({ tenant_id, document }) => {
      const file = (document as RunDocument | null)?.file;
      return file ? [`${tenant_id}/${file.id}`] : [];
    });
    if (names.length > 0) await files.removeAll(names);
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
