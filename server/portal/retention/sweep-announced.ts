import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { FileStore } from '../../files/index.ts';
import { deleteFiles } from './delete-files.ts';

/** The rows of what was sent for good stay: their owner sees what is missing, and sends it again (FRM-13). */
const isSent = sql<boolean>`exists (
  select from submission
  where submission.tenant_id = stored_file.tenant_id and submission.id = stored_file.submission_id and submission.status = 'Done'
)`;

/**
 * Deletes files that were announced before `until` and never came, with what lies of uploads that were cut off; of what was sent for good
 * only that. Answers how many rows it deleted.
 */
export async function sweepAnnounced(db: Database, store: FileStore, until: Date): Promise<number> {
  const missing = await db.kysely
    .selectFrom('stored_file')
    .select(['tenant_id', 'id'])
    .where('state', '=', 'waiting')
    .where('created_at', '<', until)
    .where(isSent)
    .execute();
  await store.removeAll(missing.map(({ tenant_id, id }) => `${tenant_id}/${id}`));
  return deleteFiles(db, store, (eb) => eb.and([eb('state', '=', 'waiting'), eb('created_at', '<', until), eb.not(isSent)]));
}
