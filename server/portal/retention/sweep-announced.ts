import type { Database } from '../../db/index.ts';
import type { FileStore } from '../../files/index.ts';
import { deleteFiles } from './delete-files.ts';

/** Deletes files that were announced before `until` and never came, with what lies of uploads that were cut off. Answers how many. */
export const sweepAnnounced = (db: Database, store: FileStore, until: Date): Promise<number> =>
  deleteFiles(db, store, (eb) => eb.and([eb('state', '=', 'waiting'), eb('created_at', '<', until)]));
