import { settings, type Question, type SurveyModel } from 'survey-core';
import { isHiddenValue } from './definition/hidden-values.ts';
import type { ServerCheck } from '../questions/index.ts';
import { mapFiles, type FileAnswer } from '../questions/files/file-answers.ts';
import { plainFileName } from '../questions/files/file-name.ts';
import { maxTextLength } from './definition/safe-definition.ts';
import { ruleError } from './answer-rules.ts';
import { FieldQuestion } from './field-question.ts';
import { prepareForm, type FormGiven, type PreparedForm } from './prepare-form.ts';
import { questionsOf, withChoiceQuestions } from './question-paths.ts';
import { toStored } from './saving-behaviour.ts';
import { isSingle, setByTriggers, type Takes } from './set-by-triggers.ts';

/** One answer the form's definition refuses. */
export interface AnswerError {
  /** As the form's own expressions name it: `registration`, `vehicles[0].make`. */
  readonly question: string;
  readonly message: string;
  /** A question for files that has none yet: an announced file may still be its answer. */
  readonly file?: boolean;
}

export interface SendGiven extends FormGiven {
  /** Message for an answer that the form does not offer. */
  readonly notOffered: string;
  /** Whether the answers are stored now: each question's saving behaviour counts (FRM-14). */
  readonly isStored?: boolean;
}

export interface Sending {
  /** Exactly what the form asks for, and what it sets itself: of hidden questions as `clearInvisibleValues` states. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly errors: readonly AnswerError[];
  /** What the server still has to find out of them; absent where nothing is. */
  readonly checks?: readonly AnswerCheck[];
}

/** What the server finds out of one answer, with its messages. */
export interface AnswerCheck extends Pick<ServerCheck, 'what' | 'value'> {
  readonly question: string;
  readonly refused: string;
  /** Absent where an answer that cannot be checked is taken. */
  readonly unknown?: string;
}

/** The answers that are submitted, and their errors: the same in the browser that sends and on the server that stores. */
export function answersToSend(definition: unknown, given: SendGiven): Sending {
  const prepared = prepareForm(definition, 'send', given);
  const errors = errorsOf(prepared, given.notOffered);
  const { model } = prepared;
  // What survey-core does when a form is completed: answers of hidden questions are removed, as the form states, and words beside a choice that is not made.
  (model as unknown as { clearUnusedValues(): void }).clearUnusedValues();
  // A question that is hidden is not validated, and may keep its answer: its limits hold all the same.
  for (const { question } of questionsOf(model)) if (!question.isVisibleInSurvey && isUnfit(question)) question.clearValue();
  const names = namesOf(model);
  const answers = Object.entries(model.data).filter(([name, value]) => names.asked.has(name) || names.set.get(name)?.(value) === true);
  const hidden = Object.entries(given.answers).filter(([name, value]) => isHiddenValue(name) && !names.asked.has(name) && isSingle(value));
  const all = mapFiles(Object.fromEntries([...hidden, ...answers]), (_, files) => files.map(plainlyNamed));
  const checks = checksOf(model);
  return {
    answers: given.isStored ? toStored(model, all) : all,
    errors,
    ...(checks.length > 0 ? { checks } : {}),
  };
}

function errorsOf({ model, misfits }: PreparedForm, notOffered: string): AnswerError[] {
  // Errors stay on the questions only when the model may fire its events; those inside panels and tables are asked for too.
  model.validate(true, false);
  const questions = questionsOf(model);
  const reported = questions.flatMap(({ path, question }) =>
    question.errors.map((error) => ({
      question: path,
      message: error.getText(),
      ...(['file', 'uploader'].includes(question.getType()) && question.isEmpty() ? { file: true } : {}),
    })),
  );
  const isHidden = (path: string): boolean => questions.some((one) => isWithin(path, one.path) && !one.question.isVisibleInSurvey);
  const refused = misfits.filter((path) => !isHidden(path));
  return [
    ...refused.map((path) => ({ question: questions.findLast((one) => isWithin(path, one.path))?.path ?? path, message: notOffered })),
    ...reported.filter(({ question }) => !refused.includes(question)),
  ];
}

function checksOf(model: SurveyModel): AnswerCheck[] {
  return questionsOf(model).flatMap(({ path, question }): AnswerCheck[] => {
    if (!(question instanceof FieldQuestion) || !question.isVisibleInSurvey || question.isEmpty()) return [];
    const check = question.field.serverCheck?.(question.value, question.settings);
    if (!check) return [];
    const { what, value, refused, unknown } = check;
    return [{ question: path, what, value, refused: question.word(refused), ...(unknown ? { unknown: question.word(unknown) } : {}) }];
  });
}

/** Whether an answer is, or is part of, the answer of a question. */
const isWithin = (path: string, question: string): boolean =>
  path === question || path.startsWith(`${question}.`) || path.startsWith(`${question}[`);

/** Names of the answers the form asks for, and which values it may have set itself, by name. */
function namesOf(model: SurveyModel): { readonly asked: ReadonlySet<string>; readonly set: ReadonlyMap<string, Takes> } {
  const questions = withChoiceQuestions(model.getAllQuestions()) as (Question & {
    readonly showOtherItem?: boolean;
    readonly hasTotal?: boolean;
  })[];
  const ofQuestions = (suffix: string, has: (question: (typeof questions)[number]) => unknown): [string, Takes][] =>
    questions.filter(has).map((question) => [question.getValueName() + suffix, isSmall]);
  return {
    asked: new Set(questions.map((question) => question.getValueName())),
    set: new Map([
      ...ofQuestions(settings.commentSuffix, ({ showCommentArea, showOtherItem }) => showCommentArea || showOtherItem),
      ...ofQuestions(settings.matrix.totalsSuffix, ({ hasTotal }) => hasTotal),
      ...model.calculatedValues.filter(({ includeIntoResult }) => includeIntoResult).map(({ name }): [string, Takes] => [name, isSmall]),
      ...setByTriggers(model),
    ]),
  };
}

const plainlyNamed = (file: FileAnswer): FileAnswer => ({ ...file, name: plainFileName(file.name) });

const isUnfit = (question: Question): boolean =>
  question instanceof FieldQuestion ? question.faults().length > 0 : ruleError(question) !== undefined;

const isSmall = (value: unknown): boolean => (JSON.stringify(value) ?? '').length <= 6 * maxTextLength;
