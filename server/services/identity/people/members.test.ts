import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { addPeople } from './add-people.ts';
import { membersOf, putMember } from './members.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('a member is added, and changed by adding again; the address of a claimant is refused, and stays theirs', async () => {
  const ruth = { email: 'Ruth@Example.org', givenName: 'Ruth', familyName: 'Vane', groups: ['office'] };
  const put = (more: object = {}) => putMember(db.kysely, 'pool', { ...ruth, ...more }, 0);
  await addPeople(db.kysely, 'pool', [{ email: 'ann@example.org' }], 0);
  expect([await put(), await put({ familyName: '', groups: ['office', 'lead'] }), await put({ email: 'ann@example.org' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await membersOf(db.kysely, 'pool')).toMatchObject([
    { email: 'ruth@example.org', name: 'Ruth', family_name: null, groups: ['office', 'lead'] },
  ]);
  expect(await membersOf(db.kysely, 'other')).toEqual([]);
});
