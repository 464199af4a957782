import type { Operation } from '../call.ts';
import {
  accountForUpdate,
  appendEntry,
  onBehalfOf,
  requireAccount,
  formData,
  formDataText,
  toAccount,
  updateAccountRow,
  type RecordStore,
} from '../../records/index.ts';

/**
 * API-ACC-1 (PUT): form data only. Status, workflow, identifiers and identity are never taken from the call
 * (SEC-15). 404 when it was erased meanwhile.
 */
export const updateAccount: Operation<'accounts.update', RecordStore> = async (call) => {
  const { parts, actor, tenant, body, requestId } = call;
  const account = await requireAccount(call, body.id);
  const at = new Date(parts.clock());
  const row = await parts.db.transaction(async (trx) => {
    const before = await accountForUpdate(trx, tenant, account.id);
    const merged = { ...(before.dynamic_data as Record<string, unknown>), ...formData(body.dynamicData) };
    const after = await updateAccountRow(trx, before, { dynamic_data: formDataText(merged), updated_at: at });
    await appendEntry(trx, {
      tenant,
      at,
      actor: actor.sub,
      onBehalfOf: onBehalfOf(call, account.id),
      action: 'account.updated',
      object: `account/${account.id}`,
      before,
      after,
      requestId,
    });
    return after;
  });
  return toAccount(row);
};
