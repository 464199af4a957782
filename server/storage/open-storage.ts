import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '../db/index.ts';
import { storageOf, type Storage } from './storage-of.ts';
import { patience } from './patience.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Opens what a server stores, for one command, and closes it again. Rejects with a sentence for the operator: a server uses the embedded
 * database, or there is none in this folder.
 */
export async function withStorage<Answer>(env: Environment, work: (db: Database, storage: Storage) => Promise<Answer>): Promise<Answer> {
  const storage = storageOf(env);
  if (!storage.databaseUrl && !existsSync(join(storage.dataDir, 'database')))
    throw new Error(`There is no database in ${storage.dataDir}. Set PORTICO_DATA, or DATABASE_URL, as the server has it.`);
  const db = await openDatabase({ ...storage, log: quiet, transactionLimit: patience });
  try {
    return await work(db, storage);
  } finally {
    await db.close();
  }
}
