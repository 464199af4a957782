import { notFound } from '../../../platform/problems/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { appendEntry, isHeld } from '../../records/index.ts';

export interface HoldCommand {
  readonly tenant: string;
  readonly accountId: string;
  readonly held: boolean;
  /** Who ordered it, for the trail. */
  readonly actor: string;
  readonly requestId: string;
  readonly now: number;
}

/** Sets or lifts the legal hold, with its entry in the trail; false when it was so already. */
export function setHold(db: Database, { tenant, accountId, held, actor, requestId, now }: HoldCommand): Promise<boolean> {
  const at = new Date(now);
  return db.transaction(async (trx) => {
    const account = trx.selectFrom('account').selectAll().where('tenant_id', '=', tenant).where('id', '=', accountId);
    const before = await account.forUpdate().executeTakeFirst();
    if (!before) throw notFound();
    if (isHeld(before) === held) return false;
    const { legalHold: _, ...data } = (before.dynamic_data ?? {}) as Record<string, unknown>;
    const after = await trx
      .updateTable('account')
      .set({ dynamic_data: JSON.stringify(held ? { ...data, legalHold: true } : data), updated_at: at })
      .where('tenant_id', '=', tenant)
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const action = held ? 'account.held' : 'account.released';
    await appendEntry(trx, { tenant, at, actor, action, object: `account/${accountId}`, before, after, requestId });
    return true;
  });
}
