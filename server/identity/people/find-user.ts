import type { Selectable } from 'kysely';
import type { Handle } from '../../db/index.ts';
import type { IdentityUserTable } from '../../db/tables/identity.ts';

export type User = Selectable<IdentityUserTable>;

/** Lower case for addresses; `+` and digits for telephone numbers; anything else trimmed. */
export function normalName(typed: string): string {
  const name = typed.trim().normalize('NFC');
  if (name.includes('@')) return name.toLowerCase();
  const digits = name.replaceAll(/[\s().-]/g, '');
  return /^\+\d{4,}$/.test(digits) ? digits : name;
}

/** Finds a user by mail address, telephone number or `sub`. */
export function findUser(db: Handle, poolId: string, name: string): Promise<User | undefined> {
  const column = name.includes('@') ? 'email' : name.startsWith('+') ? 'phone' : 'sub';
  return db.selectFrom('identity_user').selectAll().where('pool_id', '=', poolId).where(column, '=', name).executeTakeFirst();
}
