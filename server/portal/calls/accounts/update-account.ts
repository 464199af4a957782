import type { Operation } from '../call.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { appendEntry, onBehalfOf, requireAccount, formData, formDataText, toAccount, type RecordStore } from '../../records/index.ts';

/**
 * API-ACC-1 (PUT): form data only. Status, workflow, identifiers and identity are never taken from the call
 * (SEC-15). 404 when it was erased meanwhile.
 */
export const updateAccount: Operation<'accounts.update', RecordStore> = async (call) => {
  const { parts, actor, tenant, body, requestId } = call;
  const account = await requireAccount(call, body.id);
  const at = new Date(parts.clock());
  const row = await parts.db.transaction(async (trx) => {
    const mine = trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', account.id);
    const before = await mine.forUpdate().executeTakeFirstOrThrow(notFound);
    const merged = { ...(before.dynamic_data as Record<string, unknown>), ...formData(body.dynamicData) };
    const after = await trx
      .updateTable('account')
      .set({ dynamic_data: formDataText(merged), updated_at: at })
      .where('tenant_id', '=', tenant)
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
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
