import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCountedDatabase } from '../memory/open-memory.ts';
import type { Database, Tables } from '../index.ts';

let db: Database;
beforeAll(async () => {
  db = await openCountedDatabase(() => undefined);
});
afterAll(() => db.close());

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let turn = 0; turn < count; turn += 1) await work();
};
const preparedOn = async (): Promise<string> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db.kysely);
  return rows.map(({ statement }) => statement).join('\n');
};

test('a statement that is used often is prepared, and answers as before', async () => {
  const at = new Date('2026-01-05T09:00:00.000Z');
  const often = () =>
    sql`select ${at}::timestamptz as at, ${{ a: 1 }}::jsonb as value, ${null}::text as nothing, ${2}::int as often`.execute(db.kysely);
  const { rows } = await often();
  expect(rows).toEqual([{ at, value: { a: 1 }, nothing: null, often: 2 }]);
  await times(4, async () => expect((await often()).rows).toEqual(rows));
  expect(await preparedOn()).toContain('as often');
});

test('a prepared statement that fails keeps its code, undoes its transaction, and runs again', async () => {
  await sql`create table counted (id int primary key)`.execute(db.kysely);
  const insert = (id: number, handle: Kysely<Tables> = db.kysely) => sql`insert into counted values (${id})`.execute(handle);
  for (const id of [1, 2, 3]) await insert(id);
  expect((await insert(4)).numAffectedRows).toBe(1n);
  await expect(insert(4)).rejects.toMatchObject({ code: '23505' });
  const refused = db.transaction(async (trx) => {
    await insert(5, trx);
    await insert(5, trx);
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  await insert(6);
  const { rows } = await sql<{ id: number }>`select id from counted order by id`.execute(db.kysely);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
});

test('columns that change under a prepared statement fail neither a statement nor a transaction', async () => {
  await sql`create table changing (id int primary key)`.execute(db.kysely);
  await sql`insert into changing values (1)`.execute(db.kysely);
  const read = (handle: Kysely<Tables>) => sql`select * from changing where id = ${1}`.execute(handle);
  await times(4, () => read(db.kysely));
  await sql`alter table changing add column more int default 2`.execute(db.kysely);
  expect((await read(db.kysely)).rows).toEqual([{ id: 1, more: 2 }]);
  await times(4, () => read(db.kysely));
  await sql`alter table changing add column last int default 3`.execute(db.kysely);
  expect((await db.transaction((trx) => read(trx))).rows).toEqual([{ id: 1, more: 2, last: 3 }]);
});
