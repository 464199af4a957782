import type { Operation } from '../call.ts';
import { demandTurn } from '../../../platform/limits/consume-rate-limit.ts';
import { accountStatus } from '../../records/account/account-status.ts';

/** LOGIN-05: Active or Inactive. In `strict` enumeration everybody is Active here; sign-in tells those who prove the address. */
export const userStatus: Operation<'users.status'> = async ({ portal, tenant, tenantSettings, query, address }) => {
  await demandTurn(portal, { tenant, what: 'lookups', of: address, limit: portal.limits.lookups, seconds: 3600 });
  const status = tenantSettings.identity.enumeration === 'spec' ? await accountStatus(portal.db.kysely, tenant, query.email) : 'Active';
  return { status: status === 'Active' ? 'Active' : 'Inactive' };
};
