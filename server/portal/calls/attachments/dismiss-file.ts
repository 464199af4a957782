import { isAbsent } from '#schemas/shared/statuses';
import {
  onBehalfOf,
  accountForUpdate,
  appendEntry,
  isSent,
  isToBeSentAgain,
  nothingMissing,
  requireAnnounced,
  type RecordStore,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import type { FileStore } from '../../../services/files/index.ts';

/**
 * FRM-13: a file that was sent for good, and never arrived or was refused, is no longer wanted: it is not missing any more, and its upload link
 * takes nothing. One that arrived and cannot be opened stays as it is, and is not asked for any more. A repeat changes nothing. 404 where the file is not there or not theirs, 409 where it is not missing.
 */
export const dismissFile: Operation<'attachments.dismiss', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, tenant, actor, params, requestId } = call;
  const accountId = await requireAnnounced(call, params.id);
  const at = new Date(parts.clock());
  let isHere = false;
  await parts.db.transaction(async (trx) => {
    await accountForUpdate(trx, tenant, accountId);
    const before = await trx
      .selectFrom('stored_file')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', accountId)
      .where('id', '=', params.id)
      .where(isToBeSentAgain)
      .where(isSent)
      .forUpdate()
      .executeTakeFirstOrThrow(nothingMissing);
    if (before.dismissed_at !== null) return;
    isHere = !isAbsent(before.state);
    const after = isHere
      ? ({ state: before.state, dismissed_at: at } as const)
      : ({ state: 'refused', dismissed_at: at, next_try_at: at } as const);
    await trx.updateTable('stored_file').set(after).where('tenant_id', '=', tenant).where('id', '=', before.id).execute();
    await appendEntry(trx, {
      tenant,
      at,
      actor: actor.sub,
      onBehalfOf: onBehalfOf(call, accountId),
      action: 'file.dismissed',
      object: `file/${before.id}`,
      before: { state: before.state, size: before.size },
      after: { state: after.state },
      requestId,
    });
  });
  if (!isHere) await parts.files.removeAll([`${tenant}/${params.id}`]);
  return {};
};
