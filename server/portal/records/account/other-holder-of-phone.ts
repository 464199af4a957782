import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { Registration } from '../../../services/identity/index.ts';
import type { Applicant, SignInNames } from './applicant.ts';

interface Asked {
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
  { registration, tenant, poolId, applicant, names }: Asked,
): Promise<boolean> {
  const { email, phone } = applicant;
  if (phone === null) return false;
  const holders = await trx
    .selectFrom('account')
    .select('email')
    .where('tenant_id', '=', tenant)
    .where((eb) => eb.or([eb('email', '=', email), eb('phone', '=', phone)]))
    .execute();
  if (holders.length > 0) return !holders.some((holder) => holder.email === email);
  const user = names.phone === undefined ? undefined : await registration.find(trx, poolId, names.phone);
  return user !== undefined && user.email !== email && names.email !== undefined;
}
