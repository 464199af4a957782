import type { AccountRow } from '../account/account-of.ts';
import type { Form } from '../form/find-form.ts';
import type { RecordStore } from '../record-store.ts';
import { shortAnswers } from './short-answers.ts';
import { submissionLabel } from './submission-label.ts';

/** What distinguishes the submissions of an account, by the id of each that has a label by one of these forms (CLM-17). */
export async function labelsOf(
  { db }: Pick<RecordStore, 'db'>,
  { tenant_id: tenant, id }: AccountRow,
  forms: ReadonlyMap<string, Form | null>,
): Promise<ReadonlyMap<string, string>> {
  const questions = [...forms.values()].flatMap((form) => form?.labelQuestion ?? []);
  if (questions.length === 0) return new Map();
  const answers = await db.kysely
    .selectFrom('submission')
    .select(['id', 'form_slug', shortAnswers(questions).as('answers')])
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', id)
    .execute();
  return new Map(
    answers.flatMap((row) => {
      const { label } = submissionLabel(row, forms.get(row.form_slug) ?? null);
      return label === undefined ? [] : [[row.id, label] as const];
    }),
  );
}
