import type { Database, Handle } from '../db/index.ts';
import { readArchive, type Head, type Tail } from './archive.ts';
import { Digest, summaryOf, type DigestSummary } from './digest.ts';
import { fileReceiver } from './files.ts';
import { countRows, deleteRows, inOneTimeZone, insertRows, migrationsOf, rowsOf, tablesOf } from './rows.ts';
import type { Environment } from '../config/index.ts';
import { withStorage } from '../command-database/index.ts';
import type { Note } from './write-backup.ts';

const batchRows = 200;
const batchLength = 4_000_000;

export interface Restoring {
  readonly note?: Note;
  /** Delete what is in the database first. */
  readonly replace?: boolean;
}

/** Opens the storage, which is made when it is not there, and puts a backup back (`copyIn`). Stop the servers first. */
export const restoreBackup = (env: Environment, path: string, restoring: Restoring = {}): Promise<Tail> =>
  withStorage(env, (db, { dataDir }) => copyIn(db, dataDir, path, restoring), { make: true });

/**
 * Puts a backup back: all rows in one transaction, committed only when every table and file reads back as the backup lists it; otherwise
 * the database stays as it was. The database must be empty unless `replace`.
 */
export async function copyIn(db: Database, dataDir: string, path: string, { note, replace = false }: Restoring): Promise<Tail> {
  const files = fileReceiver(dataDir);
  const work = async (trx: Handle): Promise<Tail> => {
    await inOneTimeZone(trx);
    const tables = await tablesOf(trx);
    await requireEmpty(trx, tables, replace);
    const arrived = new Digest();
    const batch = rowBatch(trx, tables, note);
    let tail: Tail | undefined;
    await readArchive(path, async (entry) => {
      if (entry[0] !== 'row') await batch.flush();
      if (entry[0] === 'head') await requireSameTables(trx, entry[1]);
      else if (entry[0] === 'row') await batch.add(entry[1], entry[2]);
      else if (entry[0] === 'chunk') await files.chunk(entry[1], entry[2]);
      else if (entry[0] === 'file') {
        if (arrived.count % 20 === 0) note?.(`file ${arrived.count + 1}`);
        await files.finish(entry[1], entry[2]);
        arrived.add(`${entry[1]} ${entry[2]}`);
      } else tail = entry[1];
    });
    if (!tail) throw new Error(`${path} is not a whole backup.`);
    note?.('comparing');
    await requireEqual(trx, tables, tail, summaryOf(arrived));
    return tail;
  };
  return db.kysely
    .transaction()
    .execute(work)
    .finally(() => files.giveUp());
}

async function requireEmpty(trx: Handle, tables: readonly string[], replace: boolean): Promise<void> {
  for (const table of tables) {
    if (replace) await deleteRows(trx, table);
    else if ((await countRows(trx, table)) > 0)
      throw new Error(
        `This database is not empty: there are rows in ${table}. Restore into an empty one, or add --replace, which deletes everything that is in it.`,
      );
  }
}

async function requireSameTables(trx: Handle, head: Head): Promise<void> {
  if (head.portico !== 'backup' || head.format !== 1)
    throw new Error('This backup is of a kind that this version does not know. Use the version that made it.');
  const here = await migrationsOf(trx);
  if (here.join() !== head.migrations.join())
    throw new Error(
      `This backup was made by another version (${head.migrations.at(-1)} there, ${here.at(-1)} here). Restore it with the version that made it, then start this one.`,
    );
}

function rowBatch(trx: Handle, tables: readonly string[], note: Note) {
  let current = '';
  let rows: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await insertRows(trx, current, rows);
    rows = [];
    length = 0;
  };
  return {
    flush,
    async add(table: string, row: string): Promise<void> {
      if (!tables.includes(table)) throw new Error(`The backup has rows of ${table}, which is no table here. Nothing was restored.`);
      if (table !== current) {
        await flush();
        note?.(table);
        current = table;
      }
      rows.push(row);
      length += row.length;
      if (rows.length === batchRows || length > batchLength) await flush();
    },
  };
}

async function requireEqual(trx: Handle, tables: readonly string[], tail: Tail, files: DigestSummary): Promise<void> {
  const differing: string[] = [];
  for (const table of tables) {
    const digest = new Digest();
    for await (const row of rowsOf(trx, table)) digest.add(row);
    if (digest.value() !== (tail.tables[table]?.digest ?? new Digest().value())) differing.push(table);
  }
  if (files.count !== tail.files.count || files.digest !== tail.files.digest) differing.push('the files');
  if (differing.length > 0)
    throw new Error(`After restoring, ${differing.join(', ')} differ from the backup. The database was left as it was.`);
}
