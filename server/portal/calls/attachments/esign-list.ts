import type { Operation } from '../call.ts';
import { findSubmission, type RecordStore } from '../../records/index.ts';

/** ESG-01, ESG-04: the documents of a submission and how far their signatures are, oldest first. */
export const listEDocuments: Operation<'attachments.esignList', RecordStore> = async (call) => {
  const { parts, tenant, params } = call;
  const { submission } = await findSubmission(call, params.id);
  const rows = await parts.db.kysely
    .selectFrom('e_document')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('submission_id', '=', submission.id)
    .where('account_id', '=', submission.account_id)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, file_purpose, status }) => ({
    eDocumentId: id,
    eDocumentName: name,
    filePurpose: file_purpose,
    signingStatus: status,
  }));
};
