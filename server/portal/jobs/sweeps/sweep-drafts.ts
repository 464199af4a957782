import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { deleteWithFiles, isDeletable, isExpired } from '../../records/index.ts';

const batchSize = 1000;

interface Old {
  readonly now: number;
  /** Days that a draft is kept unchanged. */
  readonly keepDays: number;
}

/**
 * Deletes old drafts with their files and documents, each with its audit entry. Those of an account under a legal hold and those with a
 * signed document stay. One that cannot be deleted does not stop the others; its error is thrown at the end.
 */
export async function sweepDrafts(db: Database, store: FileStore, old: Old): Promise<{ readonly drafts: number; readonly files: number }> {
  const found = await db.kysely
    .selectFrom('submission')
    .select(['tenant_id', 'id'])
    .where(isExpired(old.now, old.keepDays))
    .where(isDeletable)
    .orderBy('updated_at')
    .limit(batchSize)
    .execute();
  const files: number[] = [];
  const failures: unknown[] = [];
  for (const draft of found) {
    try {
      const removed = await deleteExpired(db, store, draft, old);
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
const deleteExpired = (
  db: Database,
  store: FileStore,
  { tenant_id: tenant, id }: { readonly tenant_id: string; readonly id: string },
  { now, keepDays }: Old,
): Promise<number | undefined> => {
  const how = { at: new Date(now), actor: 'retention', action: 'submission.expired', requestId: 'retention' };
  return db.transaction((trx) => deleteWithFiles(trx, store, { tenant, id, where: isExpired(now, keepDays), how }));
};
