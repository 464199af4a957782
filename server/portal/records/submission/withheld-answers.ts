import { unneededNames } from '#schemas/form';
import { openForm, type Form } from '../form/find-form.ts';
import type { PublishedContent } from '../published-content.ts';
import type { SubmissionRow } from './to-submission.ts';

type Answers = Record<string, unknown>;
type Withholding = Pick<Form, 'withheld'>;

/** The answers of a submission that travel to where its form is filled in (DET-02). */
export const travellingAnswers = ({ answers }: Pick<SubmissionRow, 'answers'>, { withheld }: Withholding): Answers =>
  filtered(answers, (name) => !withheld.includes(name));

/** `travellingAnswers`, by the form as it is now, if it can be had. */
export async function answersToFill(content: Pick<PublishedContent, 'readContent'>, row: SubmissionRow): Promise<Answers> {
  const form = await openForm(content, row.tenant_id, row.form_slug).catch(() => null);
  return travellingAnswers(row, form ?? { withheld: unneededNames({}) });
}

/** The answers that did not travel: each write puts them back. */
export const withheldAnswers = (row: Pick<SubmissionRow, 'answers'> | undefined, { withheld }: Withholding): Answers =>
  filtered(row?.answers, (name) => withheld.includes(name));

const filtered = (answers: unknown, isIncluded: (name: string) => boolean): Answers =>
  Object.fromEntries(Object.entries((answers ?? {}) as object).filter(([name]) => isIncluded(name)));
