import { ProblemError } from '../../../platform/problems/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import {
  draftFiles,
  isHeld,
  keptForClaim,
  accountForUpdate,
  onBehalfOf,
  removeFiles,
  requireAnnounced,
  type RecordStore,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';

/**
 * FRM-13: a file of a draft was left out again: what is stored of it is deleted, and its upload link takes nothing. 404 where it is not there or not
 * theirs, 409 where it was sent for good, or a legal hold keeps it.
 */
export const removeFile: Operation<'attachments.remove', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, tenant, actor, params, requestId } = call;
  const accountId = await requireAnnounced(call, params.id);
  const how = { at: new Date(parts.clock()), actor: actor.sub, onBehalfOf: onBehalfOf(call, accountId), requestId };
  await parts.db.transaction(async (trx) => {
    if (isHeld(await accountForUpdate(trx, tenant, accountId))) throw keptForClaim();
    const file = await draftFiles(trx, { tenant, accountId }).where('stored_file.id', '=', params.id).executeTakeFirstOrThrow(sentForGood);
    await removeFiles(trx, parts.files, [file], how);
  });
  return {};
};

const sentForGood = (): ProblemError =>
  new ProblemError(409, 'already-submitted', 'This file was sent with its form and can no longer be taken back.');
