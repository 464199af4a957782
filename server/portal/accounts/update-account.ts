import type { Operation } from '../call.ts';
import { accountFor } from './account-of.ts';
import { toAccount } from './to-account.ts';

/**
 * API-ACC-1 (PUT): form data only. Status, workflow, identifiers and identity are never taken from the call
 * (SECURITY 1B row 15).
 */
export const updateAccount: Operation<'accounts.update'> = async ({ portal, actor, tenant, body }) => {
  const account = await accountFor(portal.db, actor, body.id);
  const merged = { ...(account.dynamic_data as Record<string, unknown>), ...body.dynamicData };
  const row = await portal.db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify(merged), updated_at: new Date(portal.clock()) })
    .where('tenant_id', '=', tenant)
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAccount(row);
};
