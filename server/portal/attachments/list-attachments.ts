import type { AttachmentItem } from '#schemas/api';
import type { FileLinks, StoredFile } from '../../files/index.ts';
import { accountFor } from '../accounts/account-of.ts';
import type { Operation } from '../call.ts';
import { findSubmission } from '../submissions/find-submission.ts';

/** API-ATTACH: files of an account that belong to no submission, or of one submission. */
export const listAccountAttachments: Operation<'attachments.ofAccount'> = async ({ portal, actor, tenant, params, query, origin }) => {
  const account = await accountFor(portal.db, actor, params.id);
  const files = portal.db.kysely
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', account.id)
    .where('submission_id', 'is', null);
  const rows = await (query.filePurpose ? files.where('file_purpose', '=', query.filePurpose) : files).orderBy('created_at').execute();
  return toItems(rows, portal.links, origin);
};

/** CTL-ATT: the files of one submission; 404 where it is not there or not theirs. */
export const listSubmissionAttachments: Operation<'attachments.ofSubmission'> = async ({
  portal,
  actor,
  tenant,
  params,
  query,
  origin,
}) => {
  const { submission } = await findSubmission(portal.db, actor, params.id);
  const files = portal.db.kysely
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('submission_id', '=', submission.id);
  const rows = await (query.filePurpose ? files.where('file_purpose', '=', query.filePurpose) : files).orderBy('created_at').execute();
  return toItems(rows, portal.links, origin);
};

const toItems = (rows: readonly StoredFile[], links: FileLinks, origin: string): AttachmentItem[] =>
  rows.map((row) => ({
    id: row.id,
    dmsDocumentId: row.id,
    uploadFileName: row.file_name,
    questionName: row.question_name,
    filePurpose: row.file_purpose,
    creationDate: row.created_at.toISOString(),
    canDownload: row.state === 'checked',
    state: row.state,
    ...(row.state === 'checked' && row.thumbnail_size !== null
      ? { thumbnailUrl: links.thumbnail({ tenant: row.tenant_id, id: row.id }, origin) }
      : {}),
  }));
