import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AttachmentLink, CallOf } from '#schemas/api';
import type { Tables } from '../../db/index.ts';
import type { FileLinks } from '../../files/file-links.ts';
import { endingOf, knownEndings } from '../../files/sniff.ts';
import type { AccountRow } from '../accounts/account-of.ts';
import { Refusal } from '../faults.ts';

const largestFile = 20 * 1024 * 1024;

interface Expected {
  readonly tenant: string;
  readonly account: AccountRow;
  readonly submissionId: string | null;
  readonly files: NonNullable<CallOf<'submissions.create'>['body']['files']>;
  readonly at: Date;
  readonly origin: string;
}

/** One row, waiting, and one upload link per file the browser means to send (FRM-13, FRM-17). */
export async function expectFiles(trx: Transaction<Tables>, links: FileLinks, { tenant, account, submissionId, files, at, origin }: Expected): Promise<AttachmentLink[]> {
  for (const file of files) refuseUnfit(file);
  const rows = files.map((file) => ({
    tenant_id: tenant,
    id: randomUUID(),
    account_id: account.id,
    submission_id: submissionId,
    question_name: file.questionName,
    file_purpose: file.filePurpose ?? '',
    file_name: file.fileName,
    content_type: file.contentType || 'application/octet-stream',
    size: file.size,
    state: 'waiting' as const,
    sha256: null,
    created_at: at,
  }));
  if (rows.length > 0) await trx.insertInto('stored_file').values(rows).execute();
  return rows.map((row) => ({
    id: row.id,
    questionName: row.question_name,
    fileName: row.file_name,
    uploadLink: links.put({ tenant, id: row.id, contentType: row.content_type, size: row.size }, origin),
  }));
}

function refuseUnfit(file: Expected['files'][number]): void {
  if (!knownEndings.includes(endingOf(file.fileName))) throw new Refusal(422, 'file-type', 'File type is not allowed', { questions: [{ question: file.questionName, message: 'File type is not allowed' }] });
  if (file.size > largestFile) throw new Refusal(422, 'file-size', 'The file is larger than 20 MB.', { questions: [{ question: file.questionName, message: 'The file is larger than 20 MB.' }] });
}
