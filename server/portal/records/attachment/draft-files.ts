import type { Transaction } from 'kysely';
import { fileIdOf, filesIn, plainFileName } from '#schemas/form';
import type { Tables } from '../../../platform/db/index.ts';
import type { FileStore, StoredFile } from '../../../services/files/index.ts';
import { appendEntry, type AuditEvent } from '../audit/append-entry.ts';

/** Query of the files that an account's drafts have, whatever became of them. A copy of a signed document answers no question, and is not among them. */
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
    .where('stored_file.question_name', '<>', '');

/**
 * Those of the files that answers name neither by id nor by question and name. An answer that names a file of the same draft by id names no other by
 * its name. Pure.
 */
export function unnamedFiles(files: readonly StoredFile[], answers: Readonly<Record<string, unknown>>): StoredFile[] {
  const named = filesIn(answers).map(({ path, file }) => ({ id: fileIdOf(file), place: placeOf(path, file.name) }));
  const ids = new Set(named.map(({ id }) => id));
  const submissionOf = new Map(files.map(({ id, submission_id }) => [id, submission_id]));
  return files.filter((file) => {
    const place = placeOf(file.question_name, file.file_name);
    return !ids.has(file.id) && !named.some((other) => other.place === place && submissionOf.get(other.id) !== file.submission_id);
  });
}

const placeOf = (questionName: string, fileName: string): string => `${questionName}/${plainFileName(fileName)}`;

/** Deletes files that were left out of a form again, each with its audit entry; their bytes go before the rows that name them are gone for good. */
export async function removeFiles(
  trx: Transaction<Tables>,
  store: FileStore,
  files: readonly StoredFile[],
  how: Pick<AuditEvent, 'at' | 'actor' | 'onBehalfOf' | 'requestId'>,
): Promise<void> {
  for (const { tenant_id: tenant, id, state, sha256, size, kind } of files) {
    await trx.deleteFrom('stored_file').where('tenant_id', '=', tenant).where('id', '=', id).execute();
    await appendEntry(trx, { ...how, tenant, action: 'file.removed', object: `file/${id}`, before: { state, sha256, size, kind } });
  }
  await store.removeAll(files.map((file) => `${file.tenant_id}/${file.id}`));
}
