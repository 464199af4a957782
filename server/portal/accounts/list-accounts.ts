import type { Operation } from '../call.ts';
import { accountOf } from './account-of.ts';
import { toAccount } from './to-account.ts';

/** API-ACC-2: the person's own account; staff get the tenant's accounts, newest first, 200 at most. */
export const listAccounts: Operation<'accounts.mine'> = async ({ portal, actor, tenant }) => {
  if (!actor.staff) {
    const own = await accountOf(portal.db, actor);
    return own ? [toAccount(own)] : [];
  }
  const rows = await portal.db.kysely
    .selectFrom('account')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(toAccount);
};
