import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AttachmentLink, CallOf } from '#schemas/api';
import {
  attachmentOwnerOf,
  fileProblem,
  fileQuestionAt,
  isKnownEnding,
  isSameBeforeEnding,
  limitsInWords,
  limitsOf,
  plainFileName,
  type FileLimits,
  type FileQuestion,
} from '#forms/definition';
import { filled } from '#locale/messages/filled';
import type { Tables } from '../../../platform/db/index.ts';
import { storageFullText, storageTaken, type FileLinks } from '../../../services/files/index.ts';
import { unfit, ProblemError } from '../../../platform/problems/index.ts';
import { draftFiles, type HeldFile } from '../../records/index.ts';
import type { FileRules } from './file-rules.ts';

/** Its id is given by the sender; default: a new one. */
type AnnouncedFile = NonNullable<CallOf<'submissions.create'>['body']['files']>[number];

interface Expecting {
  readonly tenant: string;
  readonly accountId: string;
  readonly submissionId: string | null;
  readonly files: readonly AnnouncedFile[];
  /** What the submission has already: one of these that is named by its id is expected again, and any other id is a new one. */
  readonly held?: readonly HeldFile[] | undefined;
  readonly at: Date;
  /** Keyed hash of the network of a visitor without an account, with whose files these take turns. */
  readonly network?: string | undefined;
}

/** A file that may now be uploaded. */
export interface ExpectedFile {
  readonly id: string;
  readonly questionName: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** One row, waiting, per file the browser means to send (FRM-13, FRM-17); what was announced before, and not refused, keeps its own. */
export async function expectFiles(trx: Transaction<Tables>, expecting: Expecting, rules: FileRules): Promise<ExpectedFile[]> {
  const { files, held = [] } = expecting;
  refuseUnfitFiles(files, rules);
  const before = files.map((file) => held.find((one) => one.state !== 'refused' && isOf(one, file)));
  const isNew = (_: unknown, index: number): boolean => before[index] === undefined;
  const fresh = files.filter(isNew);
  if (fresh.length > 0) {
    await requireQuota(trx, { ...expecting, files: fresh }, rules.storage);
    await requireCount(trx, { ...expecting, files: fresh }, rules);
  }
  const rows = files.map((file, index) => before[index] ?? newRow(file, expecting, rules));
  const made = rows.filter(isNew) as NewRow[];
  if (made.length > 0) await trx.insertInto('stored_file').values(made).execute();
  // The row of a panel that a file was chosen in may have another place by now.
  return rows.map((row, index) => expected({ ...row, question_name: files[index]?.questionName ?? row.question_name }));
}

type NewRow = ReturnType<typeof newRow>;

const newRow = (file: AnnouncedFile, { tenant, accountId, submissionId, held, at, network }: Expecting, rules: FileRules) => ({
  ...attachedAs(file, rules),
  tenant_id: tenant,
  id: (held ? undefined : file.id) ?? randomUUID(),
  account_id: accountId,
  submission_id: submissionId,
  question_name: file.questionName,
  file_name: plainFileName(file.fileName),
  content_type: file.contentType || 'application/octet-stream',
  size: file.size,
  state: 'waiting' as const,
  taken_endings: limitsIn(rules, file).endings.join(','),
  sha256: null,
  network: network ?? null,
  created_at: at,
});

const isOf = ({ id, file_name, size }: HeldFile, file: AnnouncedFile): boolean =>
  id === file.id && isSameBeforeEnding(file_name, plainFileName(file.fileName)) && size === file.size;

const expected = (row: Omit<HeldFile, 'state' | 'submission_id' | 'replaced_at'>): ExpectedFile => ({
  id: row.id,
  questionName: row.question_name,
  fileName: row.file_name,
  contentType: row.content_type,
  size: row.size,
});

/** One upload link per file, good from now. */
export const uploadLinks = (links: FileLinks, tenant: string, files: readonly ExpectedFile[], origin: string): AttachmentLink[] =>
  files.map(({ id, questionName, fileName, contentType, size }) => ({
    id,
    questionName,
    fileName,
    uploadLink: links.put({ tenant, id, contentType, size }, origin),
  }));

/** SEC-38. An announcement locks the account's row, so that two never share the same quota. */
async function requireQuota(
  trx: Transaction<Tables>,
  { tenant, accountId, files, at }: Omit<Expecting, 'submissionId'>,
  limit: number,
): Promise<void> {
  const taken = await storageTaken(trx, { tenant, id: accountId }, at.getTime());
  const wanted = files.reduce((sum, { size }) => sum + size, 0);
  if (taken + wanted <= limit) return;
  const message = storageFullText(limit);
  throw new ProblemError(413, 'storage-full', message, {
    members: { limit, questions: [{ question: files[0]?.questionName ?? '', message }] },
  });
}

/** Files that one draft may have, those that were refused or never came included. */
const maxFilesOfDraft = 200;

/** 422 for a draft that would have too many. */
async function requireCount(trx: Transaction<Tables>, { submissionId, files, ...of }: Expecting, { translate }: FileRules): Promise<void> {
  if (submissionId === null) return;
  const held = await draftFiles(trx, of).where('submission.id', '=', submissionId).execute();
  if (held.length + files.length > maxFilesOfDraft)
    throw unfit('file-count', files[0]?.questionName ?? '', translate('answers.fileCount', { count: maxFilesOfDraft }));
}

/** 422 for too many files at once, or the first of a kind or size that is not taken. Pure; `expectFiles` asks it too. */
export function refuseUnfitFiles(files: readonly AnnouncedFile[], rules: FileRules): void {
  const { maxFiles = 50, translate } = rules;
  if (files.length > maxFiles) throw unfit('file-count', files[0]?.questionName ?? '', translate('answers.fileCount', { count: maxFiles }));
  for (const file of files) refuseUnfit(file, rules);
}

const problemCodes = { fileType: 'file-type', fileEmpty: 'file-empty', fileTooLarge: 'file-size', fileTooSmall: 'file-size' } as const;

/** With the words of the screen. */
function refuseUnfit({ fileName: name, size, questionName }: AnnouncedFile, rules: FileRules): void {
  const limits = limitsIn(rules, { questionName });
  const problem = fileProblem({ name, size }, limits);
  if (problem) throw unfit(problemCodes[problem], questionName, filled(rules.words[problem], limitsInWords(limits, rules.language)));
}

const questionOf = ({ definitions = [] }: FileRules, { questionName }: Pick<AnnouncedFile, 'questionName'>): FileQuestion | undefined =>
  definitions.map((definition) => fileQuestionAt(definition, questionName)).find((question) => question !== undefined);

/** The kinds of the question, of those that this server recognises, else those of the tenant; a size within that of the server. */
function limitsIn(rules: FileRules, file: Pick<AnnouncedFile, 'questionName'>): FileLimits {
  const { endings, maxSize } = limitsOf(questionOf(rules, file) ?? {}, rules);
  return { endings: endings.filter(isKnownEnding), maxSize };
}

/** CTL-UPL: what the definition states of a file counts, and only without it what was announced. */
function attachedAs(file: AnnouncedFile, rules: FileRules): { readonly file_purpose: string; readonly of_account: boolean } {
  const { attachTo, filePurpose } = questionOf(rules, file) ?? {};
  return {
    file_purpose: typeof filePurpose === 'string' && filePurpose !== '' ? filePurpose : (file.filePurpose ?? ''),
    of_account: attachTo !== undefined && attachmentOwnerOf(attachTo) === 'account',
  };
}
