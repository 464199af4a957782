import type { Account, MissingFile } from '#schemas/api';
import { answerAt, fileAnswers, fileIdOf, fileIdsIn, filesIn, isSameFile, mapFiles, type FileAnswer } from '#forms/definition';
import { absentFileStates, isAbsent, isUnusable, unusableFileWarnings } from '#schemas/shared/statuses';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/db/index.ts';
import type { StoredFile } from '../../../services/files/index.ts';
import type { AccountRow } from '../account/account-of.ts';
import type { SubmissionRow } from '../submission/to-submission.ts';

type Holder = Pick<AccountRow, 'tenant_id' | 'id'>;
type AnnouncedFile = Pick<StoredFile, 'id' | 'question_name' | 'file_name' | 'state' | 'warning' | 'created_at' | 'dismissed_at'>;
type Answers = Readonly<Record<string, unknown>>;
type SentSubmission = Pick<SubmissionRow, 'status' | 'answers' | 'updated_at'>;

/** FRM-13: what is missing of each submission of an account, by its id; those that miss nothing are not named. Answers are read of those alone that may miss a file. */
export async function missingFilesOf(
  db: Database,
  account: Holder,
  submissions: readonly Pick<SubmissionRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, readonly MissingFile[]>> {
  const files = await filesOf(db, account).where('submission_id', 'is not', null).execute();
  const bySubmission = Map.groupBy(files, (file) => file.submission_id);
  const filesFor = (id: string) => bySubmission.get(id) ?? [];
  const suspected = submissions.filter(({ id, status }) => status === 'Done' && filesFor(id).some((file) => asMissing(file).length > 0));
  if (suspected.length === 0) return new Map();
  const sent = await db.kysely
    .selectFrom('submission')
    .select(['id', 'status', 'answers', 'updated_at'])
    .where('tenant_id', '=', account.tenant_id)
    .where(
      'id',
      'in',
      suspected.map(({ id }) => id),
    )
    .execute();
  return new Map(sent.map((one) => [one.id, missingFiles(one, filesFor(one.id))] as const).filter(([, missing]) => missing.length > 0));
}

/** FRM-13: what is missing of the files that an account was registered with, as a member of it; nothing where all are here. */
export async function missingOfAccount(db: Database, account: Holder): Promise<Pick<Account, 'missingFiles'>> {
  const files = await filesOf(db, account).where('submission_id', 'is', null).where(isToBeSentAgain).execute();
  const missing = files.flatMap(asMissing);
  return missing.length > 0 ? { missingFiles: missing } : {};
}

const filesOf = (db: Database, { tenant_id, id }: Holder) =>
  db.kysely
    .selectFrom('stored_file')
    .select(['id', 'submission_id', 'question_name', 'file_name', 'state', 'warning', 'created_at', 'dismissed_at'])
    .where('tenant_id', '=', tenant_id)
    .where('account_id', '=', id)
    .where('replaced_at', 'is', null)
    .orderBy('created_at');

/** A file that is not here, or cannot be opened, and was not dismissed; else nothing. */
function asMissing({ id, state, warning, question_name: questionName, file_name: fileName, dismissed_at }: AnnouncedFile): MissingFile[] {
  const reason = isAbsent(state) ? state : isUnusable(warning) ? warning : undefined;
  return reason !== undefined && dismissed_at === null ? [{ id, questionName, fileName, state: reason }] : [];
}

/** Of rows of `stored_file`: another file may be sent in their place. */
export const isToBeSentAgain = (eb: ExpressionBuilder<Tables, 'stored_file'>) =>
  eb.or([eb('state', 'in', absentFileStates), eb('warning', 'in', unusableFileWarnings)]);

/**
 * The files of a sent form that are not here, refused or never arrived, or cannot be opened as they are, and were not dismissed. Of a draft nothing is missing: its form asks for
 * them. What an earlier save of the draft announced counts only while the answers name it; where they do not by its id, while no later file has its question and
 * name. Pure.
 */
export function missingFiles(submission: SentSubmission, files: readonly AnnouncedFile[]): MissingFile[] {
  if (submission.status !== 'Done') return [];
  const answers = (submission.answers ?? {}) as Readonly<Record<string, unknown>>;
  const ids = new Set(fileIdsIn(answers));
  return files.flatMap((file) => {
    if (ids.has(file.id)) return asMissing(file);
    const { question_name: questionName, file_name: fileName } = file;
    const wanted = file.created_at >= submission.updated_at || isNamed(answerAt(answers, questionName), fileName);
    const later = files.some(
      (other) => other.question_name === questionName && other.file_name === fileName && other.created_at > file.created_at,
    );
    return wanted && !later ? asMissing(file) : [];
  });
}

/** With the `{name}` of the file. */
interface FileWords {
  /** Of a file that did not arrive, or was refused. */
  readonly fileMissing: string;
  /** Of one that cannot be opened. */
  readonly fileUnusable: string;
}

/** FRM-13: the answers of a sent form in which `words` name a file that is of no use: a copy for people must not promise a file that is not there. */
export async function namingMissingFiles(db: Database, submission: SubmissionRow, words: FileWords): Promise<Answers> {
  const answers = (submission.answers ?? {}) as Answers;
  if (submission.status !== 'Done' || filesIn(answers).length === 0) return answers;
  const files = await filesOf(db, { tenant_id: submission.tenant_id, id: submission.account_id })
    .where('submission_id', '=', submission.id)
    .execute();
  return namingMissing(answers, files, words);
}

/** As `namingMissingFiles`: of the answers that an account was registered with. */
export async function namingMissingOfAccount(db: Database, account: Holder, answers: Answers, words: FileWords): Promise<Answers> {
  if (filesIn(answers).length === 0) return answers;
  return namingMissing(answers, await filesOf(db, account).where('submission_id', 'is', null).execute(), words);
}

function namingMissing(answers: Answers, files: readonly AnnouncedFile[], { fileMissing, fileUnusable }: FileWords): Answers {
  const wordsFor = (path: string, named: FileAnswer): string | undefined => {
    const own = files.filter(({ id }) => id === fileIdOf(named));
    const alike = ({ question_name, file_name: name }: AnnouncedFile): boolean =>
      question_name === path && isSameFile({ name: named.name }, { name });
    const rows = own.length > 0 ? own : files.filter(alike);
    if (rows.length === 0) return undefined;
    if (rows.every(({ state }) => isAbsent(state))) return fileMissing;
    return rows.every(({ state, warning }) => isAbsent(state) || isUnusable(warning)) ? fileUnusable : undefined;
  };
  return mapFiles(answers, (path, named) =>
    named.map((file) => ({ ...file, name: wordsFor(path, file)?.replace('{name}', () => file.name) ?? file.name })),
  );
}

const isNamed = (answer: unknown, fileName: string): boolean =>
  fileAnswers(answer).some(({ name }) => isSameFile({ name }, { name: fileName }));
