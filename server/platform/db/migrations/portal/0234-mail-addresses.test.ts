import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../index.ts';
import { mailAddresses } from './0234-mail-addresses.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('addresses of the old reading become those that sign-in reads; what belongs to another, or is as it is read, stays', async () => {
  const pool = randomUUID();
  const emails = ['ann@exämple.org', 'ben@example.org.', 'cat@example.org.', 'cat@example.org', 'dan@intranet'];
  const rows = emails.map((email) => ({ pool_id: pool, sub: randomUUID(), email, email_verified: true, phone_verified: false }));
  await db.kysely
    .insertInto('identity_user')
    .values(rows.map((row) => ({ ...row, groups: '[]', enabled: true, created_at: new Date(0) })))
    .execute();
  await mailAddresses.up(db.kysely);
  const stored = await db.kysely.selectFrom('identity_user').select('email').where('pool_id', '=', pool).orderBy('email').execute();
  expect(stored.map(({ email }) => email).toSorted()).toEqual(
    ['ann@xn--exmple-cua.org', 'ben@example.org', 'cat@example.org.', 'cat@example.org', 'dan@intranet'].toSorted(),
  );
});
