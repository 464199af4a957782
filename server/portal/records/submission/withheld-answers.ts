import { questionsIn } from '#forms/definition';
import { hiddenAnswersIn, type Form } from '../form/find-form.ts';
import type { PublishedContent } from '../published-content.ts';
import type { SubmissionRow } from './to-submission.ts';

type Answers = Record<string, unknown>;
type Hiding = Pick<Form, 'hiddenAnswers'>;
type StoredAnswers = Pick<SubmissionRow, 'answers' | 'protected_names'>;

/** The answers of a submission that travel to where its form is filled in (DET-02). */
export const travellingAnswers = ({ answers }: Pick<SubmissionRow, 'answers'>, { hiddenAnswers: { withheld } }: Hiding): Answers =>
  filtered(answers, (name) => !withheld.includes(name));

/** `travellingAnswers`, by the form as it is now, also one that is closed; what an earlier revision protected stays here if this one does not ask for it. */
export async function answersToFill(
  content: Pick<PublishedContent, 'readContent'>,
  row: StoredAnswers & Pick<SubmissionRow, 'tenant_id' | 'form_slug'>,
): Promise<Answers> {
  const item = await content.readContent(row.tenant_id, 'submission-form', row.form_slug).catch(() => null);
  const { withheld } = hiddenNow(row, item?.['surveyDefinition']);
  return filtered(row.answers, (name) => !withheld.has(name));
}

/** The names of a submission's answers that its reader is not given: those of its form as it is now, and those that an earlier revision protected. Pure. */
export function hiddenNow({ protected_names: before }: Pick<StoredAnswers, 'protected_names'>, definition: unknown) {
  const now = hiddenAnswersIn(definition);
  const read = now.protected.filter((name) => !now.withheld.includes(name));
  const earlier = before.filter((name) => !read.includes(name) && !isAsked(definition, name));
  return { withheld: new Set([...now.withheld, ...earlier]), names: new Set([...now.protected, ...earlier]) };
}

const isAsked = (definition: unknown, name: string): boolean =>
  questionsIn(definition).some(({ name: own, valueName = own }) => valueName === name);

/** Answers for a reader of a submission: what only its form needs stays where there is a form. Pure. */
export function readableAnswers<Given extends object>(
  row: Pick<StoredAnswers, 'protected_names'>,
  definition: unknown,
  answers: Given,
): Answers {
  const { withheld, names } = hiddenNow(row, definition);
  const hidden = definition === undefined ? names : withheld;
  return filtered(answers, (name) => !hidden.has(name));
}

/** What a claimant writes, with what is stored of the answers that they may not set. */
export function guardedAnswers(row: StoredAnswers | undefined, answers: Answers, names: readonly string[]): Answers {
  return { ...filtered(answers, (name) => !names.includes(name)), ...filtered(row?.answers, (name) => names.includes(name)) };
}

/** What staff write, with what they left out of it. */
export const withHiddenAnswers = (row: StoredAnswers | undefined, answers: Answers, names: readonly string[]): Answers => ({
  ...filtered(row?.answers, (name) => names.includes(name)),
  ...answers,
});

const filtered = (answers: unknown, isIncluded: (name: string) => boolean): Answers =>
  Object.fromEntries(Object.entries((answers ?? {}) as object).filter(([name]) => isIncluded(name)));
