import type { PageModel, Question, SurveyModel } from 'survey-core';
import type { Reading } from '../../model/definition/index.ts';
import { answersOf, readableQuestions, type Answer, type Heading } from '../../model/index.ts';
import { askedAgainText, pendingFilesOf } from '../../state/index.ts';
import type { FormWords } from '../../texts.ts';
import { namedSteps } from '../questions/step-title.ts';

/** A question in words, as it is shown before the form is sent. */
export interface Reviewed {
  readonly question: Question;
  readonly title: string;
  /** Its answer; of a question that holds others, each of theirs below its heading. */
  readonly parts: readonly (Answer | Heading)[];
  /** What is to be done about it before the form is sent. */
  readonly missing: readonly string[];
}

export interface ReviewedStep {
  readonly page: PageModel;
  readonly title: string;
  readonly answers: readonly Reviewed[];
}

/** The steps of a form with what was answered, but for `except`; without those that ask nothing. */
export function reviewedSteps(
  model: SurveyModel,
  { reading, text, answeredOnly = false, except }: { reading: Reading; text: FormWords; answeredOnly?: boolean; except?: PageModel },
): ReviewedStep[] {
  const pending = pendingFilesOf(model);
  const reviewed = (question: Question): Reviewed => ({
    question,
    title: question.processedTitle,
    parts: answersOf(question, reading),
    missing: pending.askedAgain.of(question).map((file) => askedAgainText(file, text.fileAgain, reading.language)),
  });
  const isShown = ({ parts, missing }: Reviewed): boolean =>
    missing.length > 0 || (answeredOnly ? parts.some((one) => one.kind === 'answer' && one.text !== '') : parts.length > 0);
  return namedSteps(model, text)
    .map(({ page, title }) => ({
      page,
      title,
      answers: page === except ? [] : readableQuestions(page).map(reviewed).filter(isShown),
    }))
    .filter(({ answers }) => answers.length > 0);
}
