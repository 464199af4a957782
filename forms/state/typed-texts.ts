import type { Question, SurveyModel } from 'survey-core';
import { withAnswerAt } from '../model/definition/index.ts';
import { FieldQuestion, questionsOf } from '../model/index.ts';

/** By the form: where it has none, answers are kept at each key without a walk through all its questions. */
const texts = new WeakMap<SurveyModel, Map<Question, string>>();
const hasTexts = (model: SurveyModel): boolean => (texts.get(model)?.size ?? 0) > 0;

/** Whether the answer of a question is read from a text that may be none: a number, or one of our own types (a date). */
export const readsText = (question: Question): boolean =>
  question instanceof FieldQuestion
    ? question.field.unread !== undefined
    : question.getType() === 'text' && question['inputType'] === 'number';

/** Why what was typed into a question is no answer; `notANumber` is the message of a number. */
export function typedTextFault(question: Question, text: string, notANumber: string): string {
  const fault = question instanceof FieldQuestion ? question.field.unread?.(text, question.settings) : undefined;
  return fault ? (question as FieldQuestion).word(fault.word, fault.values) : notANumber;
}

/** What was typed into a question for a number or a date and is none; undefined where it is one, or nothing. */
export const typedText = (question: Question): string | undefined =>
  question.isEmpty() ? texts.get(question.survey as SurveyModel)?.get(question) : undefined;

/** Notes what was typed and is no answer, or that it is one by now: the model has no place for it. */
export function noteTypedText(question: Question, text: string | undefined): void {
  const model = question.survey as SurveyModel;
  const noted = texts.get(model) ?? new Map<Question, string>();
  if (text === undefined) noted.delete(question);
  else texts.set(model, noted.set(question, text));
}

/** Reports to who keeps the answers of the form that such a text has changed: to the model nothing has. */
export function reportTypedText(question: Question): void {
  let root = question;
  while (root.parentQuestion) root = root.parentQuestion;
  const survey = question.survey as SurveyModel;
  survey.onValueChanged.fire(survey, { name: root.getValueName(), question: root, value: root.value as unknown, reason: undefined });
}

/** The questions that are shown and have such a text, by path, with why it is none. */
export const typedTextsIn = (model: SurveyModel, notANumber: string): { readonly question: string; readonly message: string }[] =>
  (hasTexts(model) ? questionsOf(model) : []).flatMap(({ path, question }) => {
    const text = typedText(question);
    return text === undefined || !question.isVisible ? [] : [{ question: path, message: typedTextFault(question, text, notANumber) }];
  });

/** Answers as they are kept: with what was typed and is no answer, so that it is there again on return (FRM-15). */
export function withTypedTexts(model: SurveyModel, answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const questions = hasTexts(model) ? questionsOf(model) : [];
  return questions.reduce<Record<string, unknown>>(
    (all, { path, question }) => {
      const text = typedText(question);
      if (text === undefined) return all;
      // The name of a question of the form itself may hold a dot.
      return question.parentQuestion ? withAnswerAt(all, path, text) : { ...all, [path]: text };
    },
    { ...answers },
  );
}
