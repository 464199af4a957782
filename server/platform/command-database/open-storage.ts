import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hourMs } from '#locale/dates-and-numbers/units-of-time';
import type { Environment } from '../config/index.ts';
import { openDatabase, type Database } from '../db/index.ts';
import { storedNames } from '../disk/index.ts';
import { storageOf, type Storage } from './storage-of.ts';

/** The log of a command: what goes wrong is in its answer. */
export const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** What an operator's command does to a large database takes its time; the embedded one gives other transactions less. Milliseconds. */
const transactionLimit = 6 * hourMs;

/**
 * Opens what a server stores, for one command, and closes it again. Rejects with a sentence for the operator: a server uses the embedded
 * database, or there is none in this folder; with `make` a new one is made there.
 */
export async function withStorage<Answer>(
  env: Environment,
  work: (db: Database, storage: Storage) => Promise<Answer>,
  { make = false } = {},
): Promise<Answer> {
  const storage = storageOf(env);
  if (!make && !storage.databaseUrl && !existsSync(join(storage.dataDir, storedNames.database)))
    throw new Error(`There is no database in ${storage.dataDir}. Set PORTICO_DATA, or DATABASE_URL, as the server has it.`);
  const db = await openDatabase({ ...storage, log: quiet, transactionLimit });
  try {
    return await work(db, storage);
  } finally {
    await db.close();
  }
}
