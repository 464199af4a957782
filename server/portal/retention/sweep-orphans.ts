import type { Database } from '../../db/index.ts';
import type { FileStore } from '../../files/index.ts';

const keptMs = 12 * 3_600_000;

/** Deletes files, older than twelve hours, of accounts that do not exist: registrations with a taken address leave them. Answers how many. */
export function sweepOrphans(db: Database, store: FileStore, now: number): Promise<number> {
  return db.transaction(async (trx) => {
    const gone = await trx
      .deleteFrom('stored_file')
      .where('created_at', '<', new Date(now - keptMs))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('account')
              .select('account.id')
              .whereRef('account.tenant_id', '=', 'stored_file.tenant_id')
              .whereRef('account.id', '=', 'stored_file.account_id'),
          ),
        ),
      )
      .returning(['tenant_id', 'id'])
      .execute();
    await store.removeAll(gone.map((file) => `${file.tenant_id}/${file.id}`));
    return gone.length;
  });
}
