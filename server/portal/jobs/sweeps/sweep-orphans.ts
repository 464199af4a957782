import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import { deleteFiles } from './delete-files.ts';

const keptMs = 12 * 3_600_000;

/** Deletes files, older than twelve hours, of accounts that do not exist: registrations with a taken address leave them. Answers how many. */
export const sweepOrphans = (db: Database, store: FileStore, now: number): Promise<number> =>
  deleteFiles(db, store, ({ eb, not, exists, selectFrom }) =>
    eb.and([
      eb('created_at', '<', new Date(now - keptMs)),
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
