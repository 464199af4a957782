import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { deleteFiles } from './delete-files.ts';

/** Deletes files, older than `before`, of accounts that do not exist: registrations with a taken address leave them. Answers how many. */
export const sweepOrphans = (db: Database, store: FileStore, before: Date): Promise<number> =>
  deleteFiles(db, store, ({ eb, not, exists, selectFrom }) =>
    eb.and([
      eb('created_at', '<', before),
      not(
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.tenant_id', '=', 'stored_file.tenant_id')
            .whereRef('account.id', '=', 'stored_file.account_id'),
        ),
      ),
    ]),
  );
