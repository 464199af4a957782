import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';

const batchSize = 1000;

/**
 * Removes what is stored of refused files once more, those that wait longest first: a process may have ended between refusing a file and
 * removing its bytes. The rows stay, so that their owner sees the refusal.
 */
export async function sweepRefused(db: Database, store: FileStore, now: number): Promise<void> {
  const due = await db.kysely
    .selectFrom('stored_file')
    .select(['tenant_id', 'id'])
    .where('state', '=', 'refused')
    .where('next_try_at', '<=', new Date(now))
    .orderBy('next_try_at')
    .limit(batchSize)
    .execute();
  await store.removeAll(due.map(({ tenant_id, id }) => `${tenant_id}/${id}`));
  for (const { tenant_id, id } of due)
    await db.kysely
      .updateTable('stored_file')
      .set({ next_try_at: null })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('state', '=', 'refused')
      .execute();
}
