import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { clusterCache } from './embedded/cache-folder.ts';
import { superviseWorker } from './embedded/supervisor.ts';
import { openDatabase } from './index.ts';
import { openToOthers } from '../../../tests/support/open-to-others.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const dataDir = mkdtempSync(join(tmpdir(), 'portico-db-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, log });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const open = (directory: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
  import { openDatabase } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
  const log = { info() {}, warn() {}, error() {} };
  try {
    const database = await openDatabase({ dataDir: ${JSON.stringify(directory)}, log });
    console.log(JSON.stringify(await database.kysely.selectFrom('tenant').selectAll().execute()));
    await database.close();
  } catch (error) { console.error(error.message); process.exit(3); }
`,
    ],
    { encoding: 'utf8' },
  );

test('a second process on the same folder is refused with a sentence that states what to do', () => {
  const { status, stderr } = open(dataDir);
  expect(status).toBe(3);
  expect(stderr).toContain(`another Portico is using ${dataDir}; stop it or set PORTICO_DATA`);
});

test('[SEC-48] what the database stores is for its own user, also tables and log segments made later, whatever the umask', async () => {
  await sql`create table later as select 1 as id`.execute(database.kysely);
  await sql`select pg_switch_wal()`.execute(database.kysely);
  await sql`insert into later values (2)`.execute(database.kysely);
  await sql`checkpoint`.execute(database.kysely);
  expect(readdirSync(join(dataDir, 'database/pg_wal')).length).toBeGreaterThan(1);
  expect(openToOthers(dataDir)).toEqual([]);
});

test('ready writes', async () => {
  await database.ready();
  expect(await database.kysely.selectFrom('write_probe').select('id').execute()).toEqual([{ id: 1 }]);
});

test('a transaction that throws leaves nothing', async () => {
  await expect(
    database.transaction(async (transaction) => {
      await transaction.insertInto('tenant').values({ tenant_id: 'gone', revision: 1 }).execute();
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await database.kysely.selectFrom('tenant').selectAll().where('tenant_id', '=', 'gone').execute()).toEqual([]);
});

test('a commit that the database turned into a rollback is an error', async () => {
  await expect(
    database.transaction(async (transaction) => {
      await transaction.insertInto('tenant').values({ tenant_id: 'half', revision: 1 }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
    }),
  ).rejects.toThrow();
  expect(await database.kysely.selectFrom('tenant').selectAll().where('tenant_id', '=', 'half').execute()).toEqual([]);
});

test('a statement on the outer handle inside a transaction is refused instead of waiting for ever', async () => {
  await expect(database.transaction(() => database.kysely.selectFrom('tenant').selectAll().execute())).rejects.toThrow('use the handle');
});

test('statements issued at once do not join another one’s transaction', async () => {
  const inside = database.transaction(async (transaction) => {
    await transaction.insertInto('tenant').values({ tenant_id: 'inside', revision: 1 }).execute();
    throw new Error('back');
  });
  const insert = database.kysely.insertInto('tenant').values({ tenant_id: 'outside', revision: 1 }).execute();
  await Promise.allSettled([inside, insert]);
  const names = await database.kysely.selectFrom('tenant').select('tenant_id').where('tenant_id', 'in', ['inside', 'outside']).execute();
  expect(names).toEqual([{ tenant_id: 'outside' }]);
});

test('faults of the database keep their code', async () => {
  await database.kysely.insertInto('tenant').values({ tenant_id: 'twice', revision: 1 }).execute();
  await expect(database.kysely.insertInto('tenant').values({ tenant_id: 'twice', revision: 1 }).execute()).rejects.toMatchObject({
    code: '23505',
    constraint: 'tenant_pkey',
  });
});

test('every commit reaches fsync, and a closed folder opens again with its rows', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portico-fsync-'));
  const send = await superviseWorker({ directory: join(directory, 'database'), cache: clusterCache }, 30_000, log);
  await send({ kind: 'query', sql: 'create table t (n int)', parameters: [] });
  const before = (await send({ kind: 'count-fsyncs' })) as number;
  for (let n = 0; n < 10; n++) await send({ kind: 'query', sql: 'insert into t values ($1)', parameters: [n] });
  expect(((await send({ kind: 'count-fsyncs' })) as number) - before).toBeGreaterThanOrEqual(10);
  await send({ kind: 'close' });
  const again = await superviseWorker({ directory: join(directory, 'database'), cache: clusterCache }, 30_000, log);
  expect(await again({ kind: 'query', sql: 'select count(*)::int as n from t', parameters: [] })).toMatchObject({ rows: [{ n: 10 }] });
  await again({ kind: 'close' });
  expect(openToOthers(join(directory, 'database'))).toEqual([]);
  rmSync(directory, { recursive: true });
});

test('a statement that never ends is ended: its caller gets an error, the next one is served, the rows are there', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portico-stuck-'));
  const send = await superviseWorker({ directory: join(directory, 'database'), cache: clusterCache }, 3_000, log);
  await send({ kind: 'query', sql: 'create table t (n int)', parameters: [] });
  await send({ kind: 'query', sql: 'insert into t values (1)', parameters: [] });
  await expect(send({ kind: 'query', sql: 'select count(*) from generate_series(1, 100000000000)', parameters: [] })).rejects.toThrow(
    'ended before it answered',
  );
  expect(await send({ kind: 'query', sql: 'select n from t', parameters: [] })).toMatchObject({ rows: [{ n: 1 }] });
  await send({ kind: 'close' });
  rmSync(directory, { recursive: true });
});
