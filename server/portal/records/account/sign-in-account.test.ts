import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../platform/db/index.ts';
import { seedAccounts } from './seed-accounts.ts';
import { signInAccount } from './sign-in-account.ts';

test('an account is found by its address and by its number, however they are written', async () => {
  const db = await openMemoryDatabase();
  const tenant = `t${randomUUID().slice(0, 8)}`;
  const at = '2026-01-05T09:00:00.000Z';
  const person = {
    id: randomUUID(),
    identifier: 'R-1',
    name: 'Ann',
    family_name: 'Lee',
    email: 'Ann@Example.org',
    phone: '+44 7700 900123',
  };
  const other = { active: false, status: 1, statusCode: 'WFS_Registered', createdAt: at, submissions: [] };
  await seedAccounts(db, { tenant, projectId: 'p', claimants: [{ ...person, ...other }] });
  const statusOf = async (name: string) => (await signInAccount(db.kysely, tenant, name)).status;
  for (const name of ['ann@example.org', ' ANN@example.org ', '+447700900123', '+44 (7700) 900-123'])
    expect(await statusOf(name)).toBe('Inactive');
  expect(await statusOf('+447700900124')).toBe('Unknown');
  await db.close();
});

test('of a number that a stranger wrote down too, neither their status nor their language counts', async () => {
  const db = await openMemoryDatabase();
  const tenant = `t${randomUUID().slice(0, 8)}`;
  const phone = '+447700900123';
  const person = (active: boolean, language: string) => {
    const id = randomUUID();
    const names = { id, identifier: id, name: 'Ann', family_name: 'Lee', email: `${id}@example.org`, phone };
    const at = '2026-01-05T09:00:00.000Z';
    return {
      ...names,
      active,
      status: 1,
      statusCode: 'WFS_Registered',
      createdAt: at,
      submissions: [],
      dynamicData: { preferredLanguage: language },
    };
  };
  await seedAccounts(db, { tenant, projectId: 'p', claimants: [person(false, 'cy'), person(true, 'fr')] });
  expect(await signInAccount(db.kysely, tenant, phone)).toEqual({ status: 'Active' });
  await db.close();
});

test('an account is found by an index, by address and by number, however many there are', async () => {
  const db = await openMemoryDatabase();
  const tenant = `t${randomUUID().slice(0, 8)}`;
  await sql`insert into account (tenant_id, id, email, phone, name, family_name, identifier, project_id, status, status_code, dynamic_data, claims)
    select ${tenant}::text, 'a' || n, n || '@example.org', '+4477' || n, 'A', 'B', 'R-' || n, 'p', 1, 'x', '{}', '[]' from generate_series(100000, 105000) n`.execute(
    db.kysely,
  );
  // As autovacuum does: a plan by guesses reads other rows.
  await sql`analyze account`.execute(db.kysely);
  const rowsRead = () =>
    db.kysely.transaction().execute(async (trx) => {
      await signInAccount(trx, tenant, '103000@example.org');
      const { status } = await signInAccount(trx, tenant, '+4477103000');
      const { rows } = await sql<{
        n: number;
      }>`select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::int as n
        from pg_class where relname like 'account%'`.execute(trx);
      return { status, read: rows[0]?.n };
    });
  const { status, read } = await rowsRead();
  expect(status).toBe('Active');
  expect(read, 'of 5,001 rows').toBeLessThan(100);
  await db.close();
});
