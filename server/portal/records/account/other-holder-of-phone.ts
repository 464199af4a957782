import { storedNumbers } from '#schemas/values/telephone/stored-numbers';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { Registration } from '../../../services/identity/index.ts';
import type { Applicant, SignInNames } from './applicant.ts';
import { nameHolders } from './name-holders.ts';

interface PhoneQuery {
  readonly registration: Registration;
  /** Slug. */
  readonly tenant: string;
  readonly poolId: string;
  readonly applicant: Applicant;
  readonly names: SignInNames;
}

/** Whether the number, not the address, belongs to another person (CTL-ENUM InUse). */
export async function hasOtherHolder(
  trx: Transaction<Tables>,
  { registration, tenant, poolId, applicant, names }: PhoneQuery,
): Promise<boolean> {
  const { email, phone } = applicant;
  if (phone === null) return false;
  const holdersOf = async (by: 'email' | 'phone', value: string) =>
    (await nameHolders(trx, names[by] === undefined ? undefined : registration.namesOf, { tenant, poolId, by, value })).holders;
  if ((await holdersOf('email', email)).length > 0) return false;
  if ((await holdersOf('phone', phone)).length > 0) return true;
  if (names.phone === undefined || names.email === undefined) return false;
  for (const name of storedNumbers(names.phone)) {
    const user = await registration.find(trx, poolId, name);
    if (user && user.email !== email) return true;
  }
  return false;
}
