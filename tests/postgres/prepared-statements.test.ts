import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { plannedForValues, type Database } from '../../server/platform/db/index.ts';
import { openScratch } from '../../server/platform/db/postgres/open-scratch.ts';

let db: Database;
beforeAll(async () => {
  db = await openScratch(process.env['PORTICO_TEST_DATABASE_URL'] ?? '');
});
afterAll(() => db.close());

const times = (count: number, work: () => Promise<unknown>) =>
  Array.from({ length: count }).reduce<Promise<unknown>>((so) => so.then(work), Promise.resolve());
const preparedOn = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db.kysely)).rows.map(
    ({ statement }) => statement,
  );

test('a statement that is used often is prepared; one that is run once is not', async () => {
  await times(4, () => sql`select ${1}::int as often`.execute(db.kysely));
  await sql`select ${1}::int as once`.execute(db.kysely);
  const statements = (await preparedOn()).join('\n');
  expect(statements).toContain('as often');
  expect(statements).not.toContain('as once');
});

test('a statement used often has one plan for all values, unless it is marked to be planned for them', async () => {
  await db.transaction(async (trx) => {
    await times(12, () => sql`select * from account where tenant_id = ${'t'} and email = ${'e'}`.execute(trx));
    await times(12, () => sql`select ${plannedForValues} * from account where tenant_id = ${'t'} and phone = ${'p'}`.execute(trx));
    const { rows } = await sql<{ statement: string; generic: number }>`select statement, generic_plans as generic
      from pg_prepared_statements where statement like 'select%from account%'`.execute(trx);
    expect(rows).toEqual([{ statement: expect.stringContaining('email'), generic: expect.any(Number) }]);
    expect(rows[0]?.generic).toBeGreaterThan(3);
  });
});

test('columns that change under a prepared statement fail neither a statement nor a transaction', async () => {
  await sql`create table changing (id int primary key)`.execute(db.kysely);
  await sql`insert into changing values (1)`.execute(db.kysely);
  const read = (handle: Pick<Database, 'kysely'>['kysely']) => sql`select * from changing where id = ${1}`.execute(handle);
  await times(4, () => read(db.kysely));
  await sql`alter table changing add column more int default 2`.execute(db.kysely);
  expect((await read(db.kysely)).rows).toEqual([{ id: 1, more: 2 }]);
  await times(4, () => read(db.kysely));
  await sql`alter table changing add column last int default 3`.execute(db.kysely);
  expect((await db.transaction((trx) => read(trx))).rows).toEqual([{ id: 1, more: 2, last: 3 }]);
});

test('a transaction is one from its first statement on, and is undone whole', async () => {
  await sql`create table counted (id int primary key)`.execute(db.kysely);
  const failed = db.transaction(async (trx) => {
    await sql`insert into counted values (${1})`.execute(trx);
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  const refused = db.transaction(async (trx) => {
    await sql`insert into counted values (${2})`.execute(trx);
    await sql`insert into counted values (${2})`.execute(trx);
  });
  await expect(refused).rejects.toThrow('duplicate key');
  await db.transaction(async () => undefined);
  await db.transaction((trx) => sql`insert into counted values (${3})`.execute(trx));
  expect((await sql`select id from counted`.execute(db.kysely)).rows).toEqual([{ id: 3 }]);
});

test('a transaction whose begin fails runs none of its statements', async () => {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const asked: unknown[] = [];
  let fails = false;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    if (fails) asked.push(given[0]);
    return fails && given[0] === 'begin' ? Promise.reject(new Error('begin failed')) : query.apply(this, given);
  } as typeof pg.Client.prototype.query);
  onTestFinished(() => void vi.restoreAllMocks());
  const own = await openScratch(process.env['PORTICO_TEST_DATABASE_URL'] ?? '');
  onTestFinished(() => own.close());
  fails = true;
  const failed = own.transaction((trx) => sql`create table by_itself (id int)`.execute(trx));
  await expect(failed).rejects.toThrow('begin failed');
  fails = false;
  expect(asked.filter((text) => text !== 'rollback')).toEqual(['begin']);
});
