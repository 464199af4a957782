import { settings, type Question, type SurveyModel } from 'survey-core';
import { isHiddenValue } from '../../api/submission-marks.ts';
import { longestText } from '../safe-definition.ts';
import { prepareForm, type FormGiven, type PreparedForm } from './prepare-form.ts';
import { questionsOf } from './question-paths.ts';
import { isScalar } from './scalar.ts';

/** One answer the form's definition refuses. */
export interface AnswerFault {
  /** As the form's own expressions name it: `registration`, `vehicles[0].make`. */
  readonly question: string;
  readonly message: string;
  /** A question for files: an announced file may still be its answer. */
  readonly file?: boolean;
}

export interface SendGiven extends FormGiven {
  /** Said of an answer that the form does not offer. */
  readonly notOffered: string;
}

export interface Sending {
  /** Exactly what the form asks for, and what it sets itself: of hidden questions as `clearInvisibleValues` says. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly faults: readonly AnswerFault[];
}

/** What of a set of answers goes out for good, and what is wrong with it: the same in the browser that sends and on the server that stores. */
export function answersToSend(definition: unknown, given: SendGiven): Sending {
  const prepared = prepareForm(definition, 'send', given);
  const faults = faultsOf(prepared, given.notOffered);
  const { model } = prepared;
  clearUnused(model);
  const names = namesOf(model);
  const answers = Object.entries(model.data).filter(([name, value]) => names.asked.has(name) || (names.set.has(name) && isSmall(value)));
  const hidden = Object.entries(given.answers).filter(
    ([name, value]) => isHiddenValue(name) && !names.asked.has(name) && isPortalValue(value),
  );
  return { answers: Object.fromEntries([...hidden, ...answers]), faults };
}

function faultsOf({ model, misfits }: PreparedForm, notOffered: string): AnswerFault[] {
  // Errors stay on the questions only when the model may fire its events; those inside panels and tables are asked for too.
  model.validate(true, false);
  const questions = questionsOf(model);
  const told = questions.flatMap(({ path, question }) =>
    question.errors.map((error) => ({
      question: path,
      message: error.getText(),
      ...(question.getType() === 'file' ? { file: true } : {}),
    })),
  );
  const isHidden = (path: string): boolean => questions.some((one) => isWithin(path, one.path) && !one.question.isVisibleInSurvey);
  const refused = misfits.filter((path) => !isHidden(path));
  return [
    ...refused.map((path) => ({ question: questions.findLast((one) => isWithin(path, one.path))?.path ?? path, message: notOffered })),
    ...told.filter(({ question }) => !refused.includes(question)),
  ];
}

/** What survey-core does when a form is completed: answers of hidden questions go, as the form says, and words beside a choice that was changed. */
function clearUnused(model: SurveyModel): void {
  const reason = model.clearInvisibleValues === 'none' ? 'none' : 'onComplete';
  for (const question of model.getAllQuestions()) question.clearUnusedValues();
  for (const question of model.getAllQuestions()) question.clearValueIfInvisible(reason);
}

/** Whether an answer is, or is part of, the answer of a question. */
const isWithin = (path: string, question: string): boolean =>
  path === question || path.startsWith(`${question}.`) || path.startsWith(`${question}[`);

/** Names of the answers the form asks for, and of those it sets itself. */
function namesOf(model: SurveyModel): { readonly asked: ReadonlySet<string>; readonly set: ReadonlySet<string> } {
  const questions = model.getAllQuestions() as (Question & { readonly showOtherItem?: boolean; readonly hasTotal?: boolean })[];
  const asked = questions.map((question) => question.getValueName());
  const commented = questions.filter(({ showCommentArea, showOtherItem }) => showCommentArea || showOtherItem);
  const totalled = questions.filter(({ hasTotal }) => hasTotal);
  const targets = model.triggers.map((trigger) => trigger as { setToName?: string; isVariable?: boolean });
  return {
    asked: new Set(asked),
    set: new Set([
      ...commented.map((question) => question.getValueName() + settings.commentSuffix),
      ...totalled.map((question) => question.getValueName() + settings.matrix.totalsSuffix),
      ...model.calculatedValues.filter(({ includeIntoResult }) => includeIntoResult).map(({ name }) => name),
      ...targets.flatMap(({ setToName, isVariable }) => (setToName && !isVariable ? [setToName] : [])),
    ]),
  };
}

const isPortalValue = (value: unknown): boolean => value === null || (isScalar(value) && isSmall(value));
const isSmall = (value: unknown): boolean => (JSON.stringify(value) ?? '').length <= 6 * longestText;
