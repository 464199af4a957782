import type { Form } from '../form/find-form.ts';
import type { RecordStore } from '../record-store.ts';
import { shortAnswers } from './short-answers.ts';
import { submissionLabel } from './submission-label.ts';
import type { SubmissionRow } from './to-submission.ts';

interface LabelledRows {
  readonly tenant: string;
  readonly rows: readonly Pick<SubmissionRow, 'id'>[];
  /** Of the rows, by slug. */
  readonly forms: ReadonlyMap<string, Form | null>;
}

/** What distinguishes some submissions, by the id of each that has a label (CLM-17). */
export async function labelsOf(
  { db }: Pick<RecordStore, 'db'>,
  { tenant, rows, forms }: LabelledRows,
): Promise<ReadonlyMap<string, string>> {
  const questions = [...forms.values()].flatMap((form) => form?.labelQuestion ?? []);
  if (questions.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const answers = await db.kysely
    .selectFrom('submission')
    .select(['id', 'form_slug', shortAnswers(questions).as('answers')])
    .where('tenant_id', '=', tenant)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    answers.flatMap((row) => {
      const { label } = submissionLabel(row, forms.get(row.form_slug) ?? null);
      return label === undefined ? [] : [[row.id, label] as const];
    }),
  );
}
