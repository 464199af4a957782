import type { Database, Handle } from '../db/index.ts';
import type { Environment } from '../config/index.ts';
import { withStorage } from '../command-database/index.ts';
import { writeArchive, type Entry, type Tail } from './archive.ts';
import { Digest, summaryOf, type DigestSummary } from './digest.ts';
import { entriesOf, storedFiles } from './files.ts';
import { inOneTimeZone, migrationsOf, rowsOf, tablesOf } from './rows.ts';

/** Receives what is being copied, for people. */
export type Note = ((text: string) => void) | undefined;

/** Opens the storage and copies it (`copyOut`). The embedded database must not be in use by a server. */
export const writeBackup = (env: Environment, path: string, note?: Note): Promise<Tail> =>
  withStorage(env, (db, { dataDir }) => copyOut(db, dataDir, path, note));

/**
 * Copies all rows, as they are at one moment, and then all files into one new file. Both kinds of database write the same
 * format, so that a backup of one can be restored into the other.
 */
export async function copyOut(db: Database, dataDir: string, path: string, note: Note): Promise<Tail> {
  let tail: Tail | undefined;
  const entries = async function* (trx: Handle): AsyncGenerator<Entry> {
    for await (const entry of everything(db, trx, dataDir, note)) {
      if (entry[0] === 'tail') tail = entry[1];
      yield entry;
    }
  };
  await db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => writeArchive(path, entries(trx)));
  if (!tail) throw new Error('The backup has no end.');
  return tail;
}

async function* everything({ kind }: Database, trx: Handle, dataDir: string, note: Note): AsyncGenerator<Entry> {
  await inOneTimeZone(trx);
  yield ['head', { portico: 'backup', format: 1, made: new Date().toISOString(), engine: kind, migrations: await migrationsOf(trx) }];
  const tables: Record<string, DigestSummary> = {};
  for (const table of await tablesOf(trx)) {
    note?.(table);
    const digest = new Digest();
    for await (const row of rowsOf(trx, table)) {
      digest.add(row);
      yield ['row', table, row];
    }
    tables[table] = summaryOf(digest);
  }
  const files = new Digest();
  const paths = await storedFiles(dataDir);
  for (const [index, path] of paths.entries()) {
    if (index % 20 === 0) note?.(`file ${index + 1} of ${paths.length}`);
    for await (const entry of entriesOf(dataDir, path)) {
      if (entry[0] === 'file') files.add(`${path} ${entry[2]}`);
      yield entry;
    }
  }
  yield ['tail', { tables, files: summaryOf(files) }];
}
