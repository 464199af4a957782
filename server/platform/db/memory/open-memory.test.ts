import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openMemoryDatabase, type Database } from '../index.ts';

test('a run against PostgreSQL really is one, and two test files never share a database', async () => {
  const [one, two] = await Promise.all([openMemoryDatabase(), openMemoryDatabase()]);
  expect(one.kind).toBe(process.env['PORTICO_TEST_DATABASE_URL'] ? 'postgres' : 'pglite');
  await one.kysely.insertInto('tenant').values({ tenant_id: 'only-one', revision: 1 }).execute();
  expect(await two.kysely.selectFrom('tenant').select('tenant_id').execute()).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

const isEmbedded = !process.env['PORTICO_TEST_DATABASE_URL'];

/** How many rows each table has. */
async function rowsOf({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(kysely);
  const counts = rows.map(async ({ name }) => {
    const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(kysely);
    return [name, counted.rows[0]?.count ?? -1] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

test.runIf(isEmbedded)(
  'a database that is used again has what a new one has: no row, no setting and no table of the test before',
  async () => {
    const before = await openMemoryDatabase();
    const made = await rowsOf(before);
    expect(made).toMatchObject({ tenant: 0, configuration_lock: 1 });
    for (let time = 0; time < 3; time += 1)
      await before.kysely
        .insertInto('tenant')
        .values({ tenant_id: `of-before-${time}`, revision: 1 })
        .execute();
    await sql`set work_mem = '5MB'`.execute(before.kysely);
    await before.close();
    const after = await openMemoryDatabase();
    expect(await rowsOf(after)).toEqual(made);
    expect((await sql<{ work_mem: string }>`show work_mem`.execute(after.kysely)).rows).not.toEqual([{ work_mem: '5MB' }]);
    await after.kysely.insertInto('tenant').values({ tenant_id: 'of-before-0', revision: 1 }).execute();
    await expect(before.kysely.selectFrom('tenant').selectAll().execute()).rejects.toThrow(/destroyed|closed/);
    await after.close();
  },
);

test
  .runIf(isEmbedded)
  .each(['create table more (id int)', 'drop index submission_of_account', 'alter table tenant alter column revision drop not null'])(
  'a database whose schema a test changed is not used again: %s',
  async (change) => {
    const before = await openMemoryDatabase();
    const indexes = await indexesOf(before);
    await sql.raw(change).execute(before.kysely);
    await before.close();
    const after = await openMemoryDatabase();
    expect(await indexesOf(after)).toEqual(indexes);
    expect((await rowsOf(after))['more']).toBeUndefined();
    await expect(
      after.kysely
        .insertInto('tenant')
        .values({ tenant_id: 'x', revision: null as unknown as number })
        .execute(),
    ).rejects.toThrow(/null/);
    await after.close();
  },
);

/** Of those that no constraint needs. */
async function indexesOf({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint) order by 1`.execute(kysely);
  return rows.map(({ name }) => name);
}
