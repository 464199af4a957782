import type { Database } from '../../../platform/db/index.ts';
import { accountForUpdate, appendEntry, isHeld, updateAccountRow } from '../../records/index.ts';

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
    const before = await accountForUpdate(trx, tenant, accountId);
    if (isHeld(before) === held) return false;
    const { legalHold: _, ...data } = (before.dynamic_data ?? {}) as Record<string, unknown>;
    const dynamicData = JSON.stringify(held ? { ...data, legalHold: true } : data);
    const after = await updateAccountRow(trx, before, { dynamic_data: dynamicData, updated_at: at });
    const action = held ? 'account.held' : 'account.released';
    await appendEntry(trx, { tenant, at, actor, action, object: `account/${accountId}`, before, after, requestId });
    return true;
  });
}
