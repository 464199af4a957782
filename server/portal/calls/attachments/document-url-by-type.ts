import { notFound } from '../../../platform/problems/index.ts';
import type { Operation } from '../call.ts';
import { findSubmission, recordDownload, type RecordStore } from '../../records/index.ts';
import type { FileLinks } from '../../../services/files/index.ts';

/** API-DMS, CTL-DOC: a five-minute link to the newest document of a type (its purpose or its question) of a submission. */
export const documentUrlByType: Operation<'documents.urlByType', RecordStore & { readonly links: FileLinks }> = async (call) => {
  const { parts, tenant, query, origin } = call;
  const { submission } = await findSubmission(call, query.submissionId);
  const file = await parts.db.kysely
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('submission_id', '=', submission.id)
    .where('state', '=', 'checked')
    .where((eb) => eb.or([eb('file_purpose', '=', query.attachmentTypeId), eb('question_name', '=', query.attachmentTypeId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!file) throw notFound();
  await recordDownload(call, file);
  return {
    s3PresingedUrl: parts.links.get({ tenant, id: file.id, fileName: file.file_name }, origin),
    documentDownloadName: file.file_name,
  };
};
