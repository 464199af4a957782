import type { Kysely, Transaction } from 'kysely';
import { fileIdOf, filesIn, mapFiles } from '#forms/definition';
import { isArrivedState } from '#schemas/shared/statuses';
import type { Tables } from '../../../platform/db/index.ts';
import type { StoredFile } from '../../../services/files/index.ts';
import type { Form } from '../form/find-form.ts';

/** A file that a submission has, whatever became of it. */
export type HeldFile = Pick<
  StoredFile,
  'id' | 'submission_id' | 'question_name' | 'file_name' | 'content_type' | 'size' | 'state' | 'replaced_at'
>;

interface Submitting {
  readonly tenant: string;
  readonly accountId: string;
  readonly form: Form;
  /** The submission; undefined: the draft of the form, if there is one. */
  readonly id: string | undefined;
}

/** The files of the submission that is about to be written. */
export async function heldFiles(db: Kysely<Tables>, { tenant, accountId, form, id }: Submitting): Promise<readonly HeldFile[]> {
  if (id === undefined && form.additionalForm) return [];
  const ofAccount = db
    .selectFrom('stored_file')
    .innerJoin('submission', (join) =>
      join.onRef('submission.tenant_id', '=', 'stored_file.tenant_id').onRef('submission.id', '=', 'stored_file.submission_id'),
    )
    .select([
      'stored_file.id',
      'stored_file.submission_id',
      'stored_file.question_name',
      'stored_file.file_name',
      'stored_file.content_type',
      'stored_file.size',
      'stored_file.state',
      'stored_file.replaced_at',
    ])
    .where('stored_file.tenant_id', '=', tenant)
    .where('stored_file.account_id', '=', accountId)
    .where('submission.form_slug', '=', form.slug);
  return (id === undefined ? ofAccount.where('submission.status', '=', 'Draft') : ofAccount.where('submission.id', '=', id)).execute();
}

/**
 * SEC-14: answers in which a file is stored (`stored:<id>`) only where it is one of these; any other has yet to be sent, as if the answer had
 * announced it. One of these that has arrived is stored, whatever the sender knows of it, under its own name and with its own size. Pure.
 */
export function withOwnFiles(answers: Readonly<Record<string, unknown>>, held: readonly HeldFile[]): Record<string, unknown> {
  const arrived = new Map(held.filter(({ state }) => isArrivedState(state)).map((one) => [one.id, one]));
  return mapFiles(answers, (_, files) =>
    files.map((file) => {
      const id = fileIdOf(file);
      const own = arrived.get(id);
      return own ? { ...file, name: own.file_name, size: own.size, content: `stored:${id}` } : { ...file, content: `pending:${id}` };
    }),
  );
}

/**
 * The files that answers name by id belong to the questions that name them now: a row of a panel has another place once a row before it is removed. One that was left
 * out of a correction before (GBK-01) is of the form again.
 */
export async function placeFiles(
  trx: Transaction<Tables>,
  tenant: string,
  held: readonly HeldFile[],
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const paths = new Map(filesIn(answers).map(({ path, file }) => [fileIdOf(file), path]));
  for (const { id, question_name, replaced_at } of held) {
    const path = paths.get(id);
    if (path === undefined || (path === question_name && replaced_at === null)) continue;
    await trx
      .updateTable('stored_file')
      .set({ question_name: path, replaced_at: null })
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .execute();
  }
}
