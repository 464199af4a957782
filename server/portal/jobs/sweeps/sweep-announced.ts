import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { isSent } from '../../records/index.ts';
import { deleteFiles } from './delete-files.ts';

/**
 * Deletes files that were announced before `until` and never came, with what is stored of uploads that were cut off. Of what was
 * sent for good only that goes, and the rows stay: their owner sees what is missing, and sends it again (FRM-13). Answers how many rows went.
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
