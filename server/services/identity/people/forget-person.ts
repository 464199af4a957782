import type { Handle } from '../../../platform/db/index.ts';
import { normalName, type User } from '../users/find-user.ts';

/** How a person is known to sign-in. */
export interface KnownPerson {
  /** Slug. */
  readonly tenant: string;
  readonly poolId: string;
  /** `sub` an account is bound to; null before its first sign-in. */
  readonly subject: string | null;
  readonly email: string;
}

/** Users of the embedded pool that are this person: the one the account is bound to, and the one of its mail address. */
export const usersOf = (db: Handle, { poolId, subject, email }: KnownPerson): Promise<User[]> =>
  db
    .selectFrom('identity_user')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where((eb) => eb.or([...(subject ? [eb('sub', '=', subject)] : []), eb('email', '=', normalName(email))]))
    .execute();

/** When each browser that these users are known by signed in first. */
export async function devicesOf(db: Handle, poolId: string, subs: readonly string[]): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('identity_device')
    .select('created_at')
    .where('pool_id', '=', poolId)
    .where('subject', 'in', subs)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Deletes users with all that their pool holds of them. */
export async function forgetUsers(trx: Handle, poolId: string, subs: readonly string[]): Promise<void> {
  if (subs.length === 0) return;
  for (const table of ['identity_challenge', 'identity_attempts', 'identity_device', 'identity_unlock'] as const)
    await trx.deleteFrom(table).where('pool_id', '=', poolId).where('subject', 'in', subs).execute();
  for (const table of ['identity_refresh', 'identity_user'] as const)
    await trx.deleteFrom(table).where('pool_id', '=', poolId).where('sub', 'in', subs).execute();
}
