import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/index.ts';
import type { AccountRow } from '../account-of.ts';
import { formDataText } from '../form-data.ts';
import type { Enrolling } from './enrol.ts';

/** MYC-06: Registered. */
const registered = { status: 1, status_code: 'WFS_Registered' };
const mostTries = 5;

interface Inserted {
  /** The new account; undefined where the address or the person has one. */
  readonly account: AccountRow | undefined;
  /** Whose the address is now. */
  readonly holder: Pick<AccountRow, 'id' | 'subject'>;
}

/** One new account, unless its address or its person has one already. An identifier that somebody has is replaced by another. */
export async function insertAccount(
  trx: Transaction<Tables>,
  { tenant, projectId, applicant, at }: Enrolling,
  subject: string,
  newIdentifier: () => string,
): Promise<Inserted> {
  for (let tries = 0; tries < mostTries; tries++) {
    const account = await trx
      .insertInto('account')
      .values({
        tenant_id: tenant,
        id: randomUUID(),
        subject,
        email: applicant.email,
        phone: applicant.phone,
        name: applicant.name,
        family_name: applicant.familyName,
        identifier: newIdentifier(),
        project_id: projectId,
        ...registered,
        active: true,
        registration_type: applicant.type,
        dynamic_data: formDataText(applicant.data),
        claims: '{}',
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    const holder = await trx
      .selectFrom('account')
      .select(['id', 'subject'])
      .where('tenant_id', '=', tenant)
      .where((eb) => eb.or([eb('email', '=', applicant.email), eb('subject', '=', subject)]))
      .executeTakeFirst();
    if (holder) return { account, holder };
  }
  throw new Error(`No free identifier was found in ${mostTries} tries: check the tenant's accounts.`);
}

/** Whether the number, not the address, belongs to somebody else (CTL-ENUM InUse). */
export async function phoneIsTaken(
  trx: Transaction<Tables>,
  { registration, tenant, poolId, applicant, names }: Enrolling,
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
