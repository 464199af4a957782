import type { Form } from '../form/find-form.ts';
import type { SubmissionRow } from './to-submission.ts';

/** Longer answers are no label. */
const maxLength = 100;

/** What distinguishes a submission from others of its form: the answer to the `labelQuestion` of the form, if it is a short text or a number. */
export function submissionLabel({ answers }: Pick<SubmissionRow, 'answers'>, form: Pick<Form, 'labelQuestion'> | null): { label?: string } {
  if (form?.labelQuestion === undefined) return {};
  const answer = ((answers ?? {}) as Readonly<Record<string, unknown>>)[form.labelQuestion];
  const label = typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? answer.trim() : '';
  return label === '' || label.length > maxLength ? {} : { label };
}
