import type { Operation } from '../call.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { Refusal } from '../faults.ts';
import { accountFor } from './account-of.ts';
import { toAccount } from './to-account.ts';

/**
 * API-ACC-1 (PUT): form data only. Status, workflow, identifiers and identity are never taken from the call
 * (SECURITY 1B row 15).
 */
export const updateAccount: Operation<'accounts.update'> = async ({ portal, actor, tenant, body, requestId }) => {
  const account = await accountFor(portal.db, actor, body.id);
  const at = new Date(portal.clock());
  const row = await portal.db.transaction(async (trx) => {
    const mine = trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', account.id);
    const before = await mine.forUpdate().executeTakeFirstOrThrow();
    const merged = { ...(before.dynamic_data as Record<string, unknown>), ...formData(body.dynamicData) };
    const stored = JSON.stringify(merged);
    if (Buffer.byteLength(stored) > mostBytes)
      throw new Refusal(413, 'account-full', `An account keeps at most ${mostBytes / 1024} KB of form data. Nothing was changed.`, {
        limit: mostBytes,
      });
    const after = await trx
      .updateTable('account')
      .set({ dynamic_data: stored, updated_at: at })
      .where('tenant_id', '=', tenant)
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const onBehalfOf = actor.staff ? account.id : undefined;
    await appendEntry(trx, {
      tenant,
      at,
      actor: actor.sub,
      onBehalfOf,
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

/** Form data of one account, as JSON. */
const mostBytes = 256 * 1024;

/** Keys the portal itself decides by; a claimant's form never writes them. */
const kept = new Set(['assignedForms', 'legalHold']);

const formData = (data: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(data).filter(([key]) => !kept.has(key)));
