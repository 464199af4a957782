import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/index.ts';
import { findUser, normalName, type User } from '../users/find-user.ts';
import { addPeople, type Person } from './add-people.ts';

/** A user in a group of the pool, such as staff. */
export type Member = Required<Pick<Person, 'email' | 'givenName' | 'familyName' | 'groups'>>;

/** Adds a member, or gives one who is there these names and groups. False if the address is that of a user in no group, which is a claimant's. */
export async function putMember(
  db: Handle,
  poolId: string,
  { email, givenName, familyName, groups }: Member,
  now: number,
): Promise<boolean> {
  if ((await addPeople(db, poolId, [{ email, givenName, familyName, groups }], now)) === 1) return true;
  const user = await findUser(db, poolId, normalName(email));
  if (!user || user.groups.length === 0) return false;
  const names = { name: `${givenName} ${familyName}`.trim(), given_name: givenName, family_name: familyName || null };
  await db
    .updateTable('identity_user')
    .set({ ...names, groups: JSON.stringify(groups), enabled: true })
    .where('pool_id', '=', poolId)
    .where('sub', '=', user.sub)
    .execute();
  return true;
}

/** The users of a pool who are in a group, by address. */
export const membersOf = (db: Handle, poolId: string): Promise<User[]> =>
  db
    .selectFrom('identity_user')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where(sql<boolean>`groups <> '[]'::jsonb`)
    .orderBy('email')
    .execute();
