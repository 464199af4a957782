import type { Operation } from '../call.ts';
import { consumeLookup, type LookupParts } from '../../../platform/rate-counters/index.ts';
import { signInAccount } from '../../records/index.ts';

/** LOGIN-05: Active or Inactive. In `strict` enumeration everybody is Active here; sign-in reports it to those who prove the address. */
export const userStatus: Operation<'users.status', LookupParts> = async ({ parts, tenant, tenantSettings, query, address }) => {
  await consumeLookup(parts, { tenant, of: address });
  const status =
    tenantSettings.identity.enumeration === 'spec' ? (await signInAccount(parts.db.kysely, tenant, query.email)).status : 'Active';
  return { status: status === 'Active' ? 'Active' : 'Inactive' };
};
