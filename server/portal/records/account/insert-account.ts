import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tenant } from '#schemas/tenant';
import type { Tables } from '../../../platform/db/index.ts';
import type { AccountRow } from './account-of.ts';
import { formDataText } from './form-data.ts';
import type { Applicant } from './applicant.ts';

const maxTries = 5;

interface NewAccount {
  /** Slug. */
  readonly tenant: string;
  readonly projectId: string;
  readonly applicant: Applicant;
  /** What it is at in the workflow. */
  readonly start: NonNullable<Tenant['newAccount']>;
  readonly at: Date;
}

interface Inserted {
  /** The new account; undefined where the address or the person has one. */
  readonly account: AccountRow | undefined;
  /** Whose the address is now. */
  readonly holder: Pick<AccountRow, 'id' | 'subject' | 'name' | 'family_name'>;
}

/** One new account, unless its address or its person has one already. An identifier that is taken is replaced by another. */
export async function insertAccount(
  trx: Transaction<Tables>,
  { tenant, projectId, applicant, start, at }: NewAccount,
  subject: string,
  newIdentifier: () => string,
): Promise<Inserted> {
  for (let tries = 0; tries < maxTries; tries++) {
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
        status: start.status,
        status_code: start.statusCode,
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
      .select(['id', 'subject', 'name', 'family_name'])
      .where('tenant_id', '=', tenant)
      .where((eb) => eb.or([eb('email', '=', applicant.email), eb('subject', '=', subject)]))
      .executeTakeFirst();
    if (holder) return { account, holder };
  }
  throw new Error(`No free identifier was found in ${maxTries} tries: check the tenant's accounts.`);
}
