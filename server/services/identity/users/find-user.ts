import type { Selectable } from 'kysely';
import { normalMailAddress } from '#schemas/values/mail-address';
import type { Handle, IdentityUserTable } from '../../../platform/db/index.ts';

export type User = Selectable<IdentityUserTable>;

/** CTL-PHONE: `+`, and 4 to 18 digits with the country's code. Pure. */
const isPhone = (name: string): boolean => /^\+\d{4,18}$/.test(name);

/** A mail address as `normalMailAddress` has it; `+` and digits for telephone numbers; anything else trimmed. */
export function normalName(typed: string): string {
  if (/[@＠]/.test(typed)) return normalMailAddress(typed);
  const name = typed.trim().normalize('NFC');
  const digits = name.replaceAll(/[\s().-]/g, '');
  return isPhone(digits) ? digits : name;
}

/** What a name is: a mail address, a telephone number, or the `sub`. Pure. */
export const nameColumnOf = (name: string): 'email' | 'phone' | 'sub' =>
  name.includes('@') ? 'email' : name.startsWith('+') ? 'phone' : 'sub';

/** Finds a user by mail address, telephone number or `sub`. */
export const findUser = (db: Handle, poolId: string, name: string): Promise<User | undefined> =>
  db.selectFrom('identity_user').selectAll().where('pool_id', '=', poolId).where(nameColumnOf(name), '=', name).executeTakeFirst();
