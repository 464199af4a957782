import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import type { FileStore } from '../../../services/files/index.ts';
import {
  deleteWithFiles,
  hasDocument,
  isHeld,
  isToBeCorrected,
  keptForClaim,
  accountForUpdate,
  onBehalfOf,
  requireAccount,
  type Deletion,
  type RecordStore,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { changedElsewhere, isStaleVersion } from './changed-elsewhere.ts';
import { alreadySubmitted } from './write-submission.ts';

/**
 * FRM-26: deletes a draft of the account the call acts for, with its files, for good. 404 where it is not there or not theirs; 409 where it was sent, also if it was given back since, a
 * document of it was signed or waits for a signature, a legal hold keeps it, or, for a caller who names a version, it was changed elsewhere.
 */
export const deleteDraft: Operation<'drafts.delete', RecordStore & { readonly files: FileStore }> = async (call) => {
  const { parts, tenant, actor, params, body, requestId } = call;
  const account = await requireAccount(call);
  const at = new Date(parts.clock());
  const how = { at, actor: actor.sub, onBehalfOf: onBehalfOf(call, account.id), action: 'submission.deleted', requestId };
  await parts.db.transaction(async (trx) => {
    const held = await accountForUpdate(trx, tenant, account.id);
    const draft = await trx
      .selectFrom('submission')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('account_id', '=', account.id)
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (draft.status !== 'Draft') throw alreadySubmitted();
    if (isToBeCorrected(draft)) throw givenBack();
    if (isHeld(held)) throw keptForClaim();
    if (isStaleVersion(body, draft)) throw changedElsewhere(draft);
    // The firm that sent a document would learn nothing of its deletion.
    const where: Deletion['where'] = (eb) => eb.not(hasDocument(eb, 'Sent'));
    if ((await deleteWithFiles(trx, parts.files, { tenant, id: draft.id, where, how })) === undefined) throw hasDocuments();
  });
  return {};
};

const givenBack = (): ProblemError =>
  new ProblemError(409, 'given-back', 'This form was sent before and is to be corrected, so it cannot be deleted.');

const hasDocuments = (): ProblemError =>
  new ProblemError(409, 'has-documents', 'A document of this draft was signed or waits for a signature, so it cannot be deleted.');
