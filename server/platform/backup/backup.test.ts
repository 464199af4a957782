import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDirectory } from '../db/embedded/directory-lock.ts';
import { openMemoryDatabase, type Database } from '../db/index.ts';
import { storageOf } from '../command-database/storage-of.ts';
import { writeBackup } from './index.ts';
import { copyIn } from './restore-backup.ts';
import { copyOut } from './write-backup.ts';
import { storeAwkwardThings } from './stored.fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-backup-'));
const from = join(root, 'from');
const to = join(root, 'to');
const file = join(root, 'all.backup');
const quiet = () => {};
let source: Database;
let target: Database;

beforeAll(async () => {
  [source, target] = await Promise.all([openMemoryDatabase(), openMemoryDatabase()]);
  await storeAwkwardThings(source, from);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(root, { recursive: true });
});

const dump = (db: Database) => {
  const tables = ['tenant', 'content_item', 'rate_window', 'idempotency', 'account'] as const;
  const rowsOf = async (table: (typeof tables)[number]) =>
    (await db.kysely.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
  return Promise.all(tables.map(rowsOf));
};
const backup = (entries: (lines: string[]) => string[], name: string): string => {
  const path = join(root, name);
  writeFileSync(
    path,
    gzipSync(
      entries(gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -1))
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
  return path;
};

test('restored on a clean machine, every row and every file is what it was', async () => {
  const notes: string[] = [];
  const written = await copyOut(source, from, file, (text) => notes.push(text));
  expect(notes).toContain('content_item');
  expect([written.tables['content_item']?.count, written.files.count]).toEqual([450, 3]);
  expect(await copyIn(target, to, file, {})).toEqual(written);
  expect(await dump(target)).toEqual(await dump(source));
  for (const path of ['assets/empty', 'files/acme/one', 'files/acme/two'])
    expect(readFileSync(join(to, path)).equals(readFileSync(join(from, path))), path).toBe(true);
  expect(existsSync(join(to, 'files/acme/two.part-1-x'))).toBe(false);
});

test('a database that holds something is left alone, unless it is to be replaced', async () => {
  await expect(copyIn(target, to, file, {})).rejects.toThrow('is not empty');
  await target.kysely.insertInto('tenant').values({ tenant_id: 'later', revision: 1 }).execute();
  await copyIn(target, to, file, { replace: true });
  expect(await dump(target)).toEqual(await dump(source));
});

test.each([
  [
    'cut short',
    () => {
      const path = join(root, 'short');
      writeFileSync(path, readFileSync(file).subarray(0, 2000));
      return path;
    },
    'is not a whole backup',
  ],
  ['without its end', () => backup((lines) => lines.slice(0, -1), 'endless'), 'its end is missing'],
  [
    'with a row lost',
    () => backup((lines) => lines.filter((line) => !line.includes('item-7\\"')), 'lost'),
    'content_item differ from the backup',
  ],
  [
    'with a file changed',
    () => backup((lines) => lines.map((line) => line.replace(/(\["chunk","files\/acme\/one",")eHh4/, '$1eHh5')), 'changed'),
    'not match its hash',
  ],
  [
    'with a path that leads outside',
    () => backup((lines) => lines.map((line) => line.replace('files/acme/one', 'files/../../one')), 'outside'),
    'outside of its folders',
  ],
  [
    'of another version',
    () => backup((lines) => lines.map((line) => line.replace('0200-portal', '0999-later')), 'later'),
    'made by another version',
  ],
  [
    'that is none',
    () => {
      const path = join(root, 'none');
      writeFileSync(path, 'hello');
      return path;
    },
    'is not a whole backup',
  ],
])(
  'a backup %s is refused in words, and the database stays as it was',
  async (_, make, words) => {
    const before = await dump(target);
    await expect(copyIn(target, to, make(), { replace: true })).rejects.toThrow(words);
    expect(await dump(target)).toEqual(before);
  },
  60_000,
);

test('an existing file is never written over, and a failed backup leaves none', async () => {
  const before = readFileSync(file);
  await expect(copyOut(source, from, file, quiet)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(file).equals(before)).toBe(true);
  await expect(copyOut(source, from, join(root, 'no-such-folder/x'), quiet)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('while a server uses the embedded database the command reports it', async () => {
  const dataDir = join(root, 'in-use');
  const lock = lockDirectory(dataDir);
  mkdirSync(join(dataDir, 'database'));
  await expect(writeBackup({ PORTICO_DATA: dataDir }, join(root, 'other'))).rejects.toThrow(`another Portico is using ${dataDir}; stop it`);
  lock.release();
});

test('a folder without a database is reported, and no empty backup is made of it', async () => {
  const dataDir = join(root, 'elsewhere');
  await expect(writeBackup({ PORTICO_DATA: dataDir }, join(root, 'no-backup'))).rejects.toThrow(`There is no database in ${dataDir}`);
  expect([dataDir, join(root, 'no-backup')].filter((path) => existsSync(path))).toEqual([]);
});

test('a backup is for its owner alone', () => {
  expect(execFileSync('ls', ['-l', file]).toString()).toMatch(/^-rw-------/);
});

test('the places of data are read as the server reads them', () => {
  expect(storageOf({ PORTICO_DATA: '/srv/portico' })).toEqual({ dataDir: '/srv/portico' });
  expect(storageOf({ PORTICO_DATA: '/srv', DATABASE_URL: 'postgres://db/x' })).toEqual({ dataDir: '/srv', databaseUrl: 'postgres://db/x' });
  expect(() => storageOf({ DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL');
});
