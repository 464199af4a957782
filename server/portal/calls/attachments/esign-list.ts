import { findSubmission, requireAccount, type AccountRow, type RecordStore } from '../../records/index.ts';
import { toEDocument } from '../../documents/index.ts';
import type { Operation, With } from '../call.ts';

/** ESG-01, ESG-04: the documents of a submission and how far their signatures are, oldest first. */
export const listEDocuments: Operation<'attachments.esignList', RecordStore> = async (call) => {
  const { submission, account } = await findSubmission(call, call.params.id);
  return listOf(documentsOf(call, account).where('submission_id', '=', submission.id));
};

/** ESG-01: as `listEDocuments`, of every submission of an account. */
export const listEDocumentsOfAccount: Operation<'attachments.esignListOfAccount', RecordStore> = async (call) =>
  listOf(documentsOf(call, await requireAccount(call, call.params.id)));

const documentsOf = ({ parts }: With<RecordStore>, { tenant_id, id }: AccountRow) =>
  parts.db.kysely.selectFrom('e_document').selectAll().where('tenant_id', '=', tenant_id).where('account_id', '=', id);

const listOf = async (documents: ReturnType<typeof documentsOf>) =>
  (await documents.orderBy('sent_at').orderBy('id').execute()).map((row) => toEDocument(row));
