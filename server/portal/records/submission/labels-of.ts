import type { AccountRow } from '../account/account-of.ts';
import { publishedForm } from '../form/find-form.ts';
import type { PublishedContent } from '../published-content.ts';
import type { RecordStore } from '../record-store.ts';
import { shortAnswers } from './short-answers.ts';
import { submissionLabel } from './submission-label.ts';
import type { SubmissionRow } from './to-submission.ts';

/** What distinguishes the submissions of an account, by the id of each that has a label (CLM-17). */
export async function labelsOf(
  parts: RecordStore & PublishedContent,
  { tenant_id: tenant, id }: AccountRow,
  rows: readonly Pick<SubmissionRow, 'id' | 'form_slug'>[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = [...new Set(rows.map(({ form_slug }) => form_slug))];
  const forms = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await publishedForm(parts, tenant, slug).catch(() => null)] as const)),
  );
  const questions = [...forms.values()].flatMap((form) => form?.labelQuestion ?? []);
  if (questions.length === 0) return new Map();
  const answers = await parts.db.kysely
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
