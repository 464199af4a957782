import type { Tenant } from '#schemas/tenant';
import type { Database } from '../../../platform/db/index.ts';
import type { Contact } from '../../../services/identity/index.ts';
import { isSignInName } from './applicant.ts';
import { nameHolders, type ContactName } from './name-holders.ts';

export interface NameParts {
  readonly db: Database;
  /** Absent where a remote identity service has the people. */
  readonly contact?: Pick<Contact, 'namesOf'> | undefined;
}

/** Whether an account of the tenant other than this one has the mail address or number (CTL-ENUM InUse). */
export async function isOfAnother(
  { db, contact }: NameParts,
  identity: Tenant['identity'],
  name: Omit<ContactName, 'poolId'>,
  accountId: string | undefined,
): Promise<boolean> {
  const namesOf = isSignInName(identity, name.by) ? contact?.namesOf : undefined;
  const { holders } = await nameHolders(db.kysely, namesOf, { ...name, poolId: identity.userPoolId });
  return holders.some(({ id }) => id !== accountId);
}
