import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../index.ts';

test('a run against PostgreSQL really is one, and two test files never share a database', async () => {
  const [one, two] = await Promise.all([openMemoryDatabase(), openMemoryDatabase()]);
  expect(one.kind).toBe(process.env['PORTICO_TEST_DATABASE_URL'] ? 'postgres' : 'pglite');
  await one.kysely.insertInto('tenant').values({ tenant_id: 'only-one', revision: 1 }).execute();
  expect(await two.kysely.selectFrom('tenant').select('tenant_id').execute()).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});
