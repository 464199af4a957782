import type { Operation } from '../call.ts';
import { demandTurn } from '../../../platform/limits/consume-rate-limit.ts';
import { accountStatus } from '../../records/account/account-status.ts';
import type { RateLimitParts } from '../../../platform/limits/consume-rate-limit.ts';

/** LOGIN-05: Active or Inactive. In `strict` enumeration everybody is Active here; sign-in tells those who prove the address. */
export const userStatus: Operation<'users.status', RateLimitParts & { readonly limits: { readonly lookups: number } }> = async ({
  parts,
  tenant,
  tenantSettings,
  query,
  address,
}) => {
  await demandTurn(parts, { tenant, what: 'lookups', of: address, limit: parts.limits.lookups, seconds: 3600 });
  const status = tenantSettings.identity.enumeration === 'spec' ? await accountStatus(parts.db.kysely, tenant, query.email) : 'Active';
  return { status: status === 'Active' ? 'Active' : 'Inactive' };
};
