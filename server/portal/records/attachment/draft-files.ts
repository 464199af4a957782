import type { Transaction } from 'kysely';
import { fileIdOf, filesIn, isSameFile } from '#forms/definition';
import type { Tables } from '../../../platform/db/index.ts';
import type { FileStore, StoredFile } from '../../../services/files/index.ts';
import { appendEntry, type AuditEvent } from '../audit/append-entry.ts';
import { filesOfVersions } from '../correction/files-of-versions.ts';

/** Query of the files that an account's drafts have, whatever became of them, but for what was left out of a correction. A copy of a signed document answers no question, and is not among them. */
export const draftFiles = (trx: Transaction<Tables>, { tenant, accountId }: { readonly tenant: string; readonly accountId: string }) =>
  trx
    .selectFrom('stored_file')
    .innerJoin('submission', (join) =>
      join.onRef('submission.tenant_id', '=', 'stored_file.tenant_id').onRef('submission.id', '=', 'stored_file.submission_id'),
    )
    .selectAll('stored_file')
    .where('stored_file.tenant_id', '=', tenant)
    .where('stored_file.account_id', '=', accountId)
    .where('submission.status', '=', 'Draft')
    .where('stored_file.replaced_at', 'is', null)
    .where('stored_file.question_name', '<>', '');

interface AnnouncedFile {
  readonly questionName: string;
  readonly fileName: string;
}

/**
 * Those of the files that answers name neither by id nor by question, name and size. An answer that names a file of the same draft by id, or a file that
 * is announced with the answers, names no other. Pure.
 */
export function unnamedFiles(
  files: readonly StoredFile[],
  answers: Readonly<Record<string, unknown>>,
  announced: readonly AnnouncedFile[] = [],
): StoredFile[] {
  const named = filesIn(answers);
  const ids = new Set(named.map(({ file }) => fileIdOf(file)));
  const submissionOf = new Map(files.map(({ id, submission_id }) => [id, submission_id]));
  const coming = [...announced];
  const open = named.filter(({ path, file: { content, name } }) => {
    if (!content.startsWith('pending:') || submissionOf.has(fileIdOf({ content }))) return true;
    const index = coming.findIndex(({ questionName, fileName }) => questionName === path && isSameFile({ name }, { name: fileName }));
    return index < 0 || coming.splice(index, 1).length === 0;
  });
  const isNamed = ({ question_name, file_name: name, size, submission_id }: StoredFile): boolean =>
    open.some(
      ({ path, file }) => path === question_name && isSameFile(file, { name, size }) && submissionOf.get(fileIdOf(file)) !== submission_id,
    );
  return files.filter((file) => !ids.has(file.id) && !isNamed(file));
}

/**
 * Deletes files that were left out of a form again, each with its audit entry; their bytes go before the rows that name them are gone for good. One that was sent with an
 * earlier version stays for that alone (GBK-01).
 */
export async function removeFiles(
  trx: Transaction<Tables>,
  store: FileStore,
  files: readonly StoredFile[],
  how: Pick<AuditEvent, 'at' | 'actor' | 'onBehalfOf' | 'requestId'>,
): Promise<void> {
  const ofVersions = await filesOfVersions(trx, files);
  for (const { tenant_id: tenant, id, state, sha256, size, kind } of files) {
    await (ofVersions.has(id)
      ? trx.updateTable('stored_file').set({ replaced_at: how.at }).where('tenant_id', '=', tenant).where('id', '=', id).execute()
      : trx.deleteFrom('stored_file').where('tenant_id', '=', tenant).where('id', '=', id).execute());
    await appendEntry(trx, { ...how, tenant, action: 'file.removed', object: `file/${id}`, before: { state, sha256, size, kind } });
  }
  await store.removeAll(files.filter(({ id }) => !ofVersions.has(id)).map((file) => `${file.tenant_id}/${file.id}`));
}

/** Ids of those of the files that the answers of their drafts name, as they were saved last. */
export async function namedInDrafts(trx: Transaction<Tables>, tenant: string, files: readonly StoredFile[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(files.flatMap(({ submission_id }) => submission_id ?? []))];
  if (ids.length === 0) return new Set();
  const drafts = await trx.selectFrom('submission').select('answers').where('tenant_id', '=', tenant).where('id', 'in', ids).execute();
  const unnamed = new Set(drafts.reduce<readonly StoredFile[]>((left, { answers }) => unnamedFiles(left, answers as Answers), files));
  return new Set(files.filter((file) => !unnamed.has(file)).map(({ id }) => id));
}

type Answers = Readonly<Record<string, unknown>>;
