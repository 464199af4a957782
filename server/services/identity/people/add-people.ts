import { randomUUID } from 'node:crypto';
import type { Handle } from '../../../platform/db/index.ts';
import { normalName } from '../users/find-user.ts';

/** A person who may sign in, as a fixture or a registration gives them. Needs an email or a phone. */
export interface Person {
  /** Made when it is not given. */
  readonly sub?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly name?: string;
  readonly groups?: readonly string[];
  /** Default true. */
  readonly enabled?: boolean;
  /** Whether address and number are proven to be theirs; default true. A registration proves nothing. */
  readonly proven?: boolean;
}

/** Vouches for the addresses and numbers of people who are in a pool already. */
export async function provePeople(db: Handle, poolId: string, people: readonly Pick<Person, 'email' | 'phone'>[]): Promise<void> {
  for (const column of ['email', 'phone'] as const) {
    const names = people.flatMap((person) => (person[column] ? [normalName(person[column])] : []));
    if (names.length > 0)
      await db
        .updateTable('identity_user')
        .set({ [`${column}_verified`]: true })
        .where('pool_id', '=', poolId)
        .where(column, 'in', names)
        .execute();
  }
}

/** Adds people to a pool; those whose address, number or `sub` is there already stay as they are. Answers how many were new. */
export async function addPeople(db: Handle, poolId: string, people: readonly Person[], now: number): Promise<number> {
  if (people.length === 0) return 0;
  const rows = people.map((person) => ({
    pool_id: poolId,
    sub: person.sub ?? randomUUID(),
    email: person.email ? normalName(person.email) : null,
    phone: person.phone ? normalName(person.phone) : null,
    email_verified: (person.proven ?? true) && Boolean(person.email),
    phone_verified: (person.proven ?? true) && Boolean(person.phone),
    name: person.name ?? ([person.givenName, person.familyName].filter(Boolean).join(' ') || null),
    given_name: person.givenName ?? null,
    family_name: person.familyName || null,
    groups: JSON.stringify(person.groups ?? []),
    enabled: person.enabled ?? true,
    created_at: new Date(now),
  }));
  const added = await db
    .insertInto('identity_user')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sub')
    .execute();
  return added.length;
}
