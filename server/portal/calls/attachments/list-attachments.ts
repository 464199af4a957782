import type { AttachmentItem } from '#schemas/api';
import type { FileLinks, StoredFile } from '../../../services/files/index.ts';
import { asSent, requireAccount, findSubmission, type RecordStore, type SubmissionVersionRow } from '../../records/index.ts';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';

type ListAttachmentsDependencies = RecordStore & { readonly links: FileLinks };

/** API-ATTACH: files of an account: those that were sent with no submission, or with one for the account. */
export const listAccountAttachments: Operation<'attachments.ofAccount', ListAttachmentsDependencies> = async (call) => {
  const account = await requireAccount(call, call.params.id);
  return itemsOf(
    call,
    filesOf(call)
      .where('replaced_at', 'is', null)
      .where('account_id', '=', account.id)
      .where((eb) => eb.or([eb('submission_id', 'is', null), eb('of_account', '=', true)])),
  );
};

/** CTL-ATT: the files of one submission, with `sentWith` also those that were sent with it for the account, with `version` those that were sent then (GBK-06); 404 where it is not there or not theirs. */
export const listSubmissionAttachments: Operation<'attachments.ofSubmission', ListAttachmentsDependencies> = async (call) => {
  const { submission } = await findSubmission(call, call.params.id);
  const { version } = await asSent(call.parts.db.kysely, submission, call.query.version);
  const own = filesOf(call).where('submission_id', '=', submission.id);
  const files = version ? own.where('id', 'in', namedIn(version)) : own.where('replaced_at', 'is', null);
  return itemsOf(call, call.query.sentWith === 'true' ? files : files.where('of_account', '=', false));
};

type ListCall = PersonalCall<'attachments.ofAccount' | 'attachments.ofSubmission'> & CallDependencies<ListAttachmentsDependencies>;

const filesOf = ({ parts, tenant }: Pick<ListCall, 'parts' | 'tenant'>) =>
  parts.db.kysely.selectFrom('stored_file').selectAll().where('tenant_id', '=', tenant);

/** Ids of the files that a version has; none is one that no file has. */
const namedIn = ({ files }: SubmissionVersionRow): readonly string[] => ['', ...(files as { readonly id: string }[]).map(({ id }) => id)];

async function itemsOf(
  { parts, query, origin, actor }: Pick<ListCall, 'parts' | 'query' | 'origin' | 'actor'>,
  files: ReturnType<typeof filesOf>,
): Promise<AttachmentItem[]> {
  const rows = await (query.filePurpose ? files.where('file_purpose', '=', query.filePurpose) : files)
    .orderBy('created_at')
    .orderBy('file_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toItem(row, parts.links, origin), ...(actor.staff && row.jpeg_size !== null ? { hasJpeg: true } : {}) }));
}

const toItem = (row: StoredFile, links: FileLinks, origin: string): AttachmentItem => ({
  id: row.id,
  dmsDocumentId: row.id,
  uploadFileName: row.file_name,
  size: row.size,
  questionName: row.question_name,
  filePurpose: row.file_purpose,
  creationDate: row.created_at.toISOString(),
  canDownload: row.state === 'checked',
  state: row.state,
  ...(row.opening_due_at === null ? {} : { isOpening: true }),
  ...(row.warning === null ? {} : { warning: row.warning }),
  ...(row.state === 'checked' && row.thumbnail_size !== null
    ? { thumbnailUrl: links.thumbnail({ tenant: row.tenant_id, id: row.id }, origin) }
    : {}),
});
