import { sql, type ExpressionBuilder } from 'kysely';
import { draftStatusCode } from '#schemas/api';
import type { Database, Tables } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { appendEntry } from '../../records/index.ts';
import { storedNamesOf } from '../../documents/index.ts';

const batchSize = 1000;

const notHeld = sql<boolean>`not exists (
  select from account
  where account.tenant_id = submission.tenant_id and account.id = submission.account_id and account.dynamic_data->'legalHold' = 'true'::jsonb
)`;

/** A signature is evidence, not an unfinished answer: the draft it belongs to stays. */
const hasNoSignature = (eb: ExpressionBuilder<Tables, 'submission'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('e_document')
        .select('e_document.id')
        .whereRef('e_document.tenant_id', '=', 'submission.tenant_id')
        .whereRef('e_document.submission_id', '=', 'submission.id')
        .where('e_document.status', '=', 'Signed'),
    ),
  );

interface Old {
  readonly now: number;
  /** Drafts that were not changed since. */
  readonly until: Date;
}

/**
 * Deletes old drafts with their files and documents, each with its audit entry. Those of an account under a legal hold and those with a
 * signed document stay. One that cannot be deleted does not stop the others; its error is thrown at the end.
 */
export async function sweepDrafts(db: Database, store: FileStore, old: Old): Promise<{ readonly drafts: number; readonly files: number }> {
  const found = await db.kysely
    .selectFrom('submission')
    .select(['tenant_id', 'id'])
    .where('status_code', '=', draftStatusCode)
    .where('updated_at', '<', old.until)
    .where(notHeld)
    .where(hasNoSignature)
    .orderBy('updated_at')
    .limit(batchSize)
    .execute();
  const files: number[] = [];
  const failures: unknown[] = [];
  for (const draft of found) {
    try {
      const removed = await deleteDraft(db, store, draft, old);
      if (removed !== undefined) files.push(removed);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${found.length} could not be deleted, the first for: ${String(failures[0])}`, {
      cause: failures[0],
    });
  return { drafts: files.length, files: files.reduce((sum, count) => sum + count, 0) };
}

/** Answers how many files went with it; undefined when the draft was changed meanwhile. */
const deleteDraft = (
  db: Database,
  store: FileStore,
  { tenant_id: tenant, id }: { readonly tenant_id: string; readonly id: string },
  { now, until }: Old,
): Promise<number | undefined> =>
  db.transaction(async (trx) => {
    const draft = await trx
      .deleteFrom('submission')
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .where('status_code', '=', draftStatusCode)
      .where('updated_at', '<', until)
      .where(notHeld)
      .where(hasNoSignature)
      .returningAll()
      .executeTakeFirst();
    if (!draft) return undefined;
    await appendEntry(trx, {
      tenant,
      at: new Date(now),
      actor: 'retention',
      action: 'submission.expired',
      object: `submission/${id}`,
      before: draft,
      requestId: 'retention',
    });
    const gone = await trx
      .deleteFrom('stored_file')
      .where('tenant_id', '=', tenant)
      .where('submission_id', '=', id)
      .returning('id')
      .execute();
    const documents = await trx
      .deleteFrom('e_document')
      .where('tenant_id', '=', tenant)
      .where('submission_id', '=', id)
      .returning(['tenant_id', 'id', 'signed_file_id'])
      .execute();
    // Before the rows that name them are gone for good: what is cut off here is done again by the next sweep.
    await store.removeAll([...gone.map((file) => `${tenant}/${file.id}`), ...storedNamesOf(documents)]);
    return gone.length + documents.length;
  });
