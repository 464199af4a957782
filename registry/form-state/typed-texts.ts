import type { Question, QuestionTextModel, SurveyModel } from 'survey-core';
import { withAnswerAt } from '#schemas/form';
import { questionsOf } from '#schemas/form/model';

const texts = new WeakMap<Question, string>();

/** What was typed into a question and is no answer: no number where one is asked for, or unfinished where a mask asks for more. Undefined where it is one, or nothing. */
export const typedText = (question: Question): string | undefined => (question.isEmpty() ? texts.get(question) : undefined);

/** Notes what was typed and is no answer, or that it is one by now: the model has no place for it. */
export function noteTypedText(question: Question, text: string | undefined): void {
  if (text === undefined) texts.delete(question);
  else texts.set(question, text);
}

/** The question takes what its field shows now, as the model reads it; `text` is that which is no answer. What keeps the answers is notified. */
export function takeTyped(question: QuestionTextModel, shown: string, text: string | undefined): void {
  const [known, answer] = [typedText(question), question.value as unknown];
  noteTypedText(question, text);
  question.inputValue = shown;
  // To the model nothing has changed.
  if (text !== known && question.value === answer) reportTypedText(question);
}

function reportTypedText(question: Question): void {
  let root = question;
  while (root.parentQuestion) root = root.parentQuestion;
  const survey = question.survey as SurveyModel;
  survey.onValueChanged.fire(survey, { name: root.getValueName(), question: root, value: root.value as unknown, reason: undefined });
}

/** Whether a text in a field with a mask is the beginning of an answer: SurveyJS has no value of it. */
export function isUnfinished({ maskTypeIsEmpty, maskInstance }: QuestionTextModel, text: string): boolean {
  if (maskTypeIsEmpty || text === '' || text === maskInstance.getMaskedValue('')) return false;
  const value: unknown = maskInstance.getUnmaskedValue(text);
  return value === undefined || value === null || value === '';
}

/** Whether a text has the signs of the mask in their places, as the field shows it: an answer that is kept without them has not. A mask for a number has none. */
export function hasSignsOfMask({ maskInstance }: QuestionTextModel, text: string): boolean {
  const empty = maskInstance.getMaskedValue('');
  const isSlot = (sign: string): boolean => /[_\p{L}]/u.test(sign);
  return empty === '' || (text.length === empty.length && [...empty].every((sign, at) => isSlot(sign) || text[at] === sign));
}

/** The paths of the questions that are shown and have such a text. */
export const typedTextsIn = (model: SurveyModel): string[] =>
  questionsOf(model).flatMap(({ path, question }) => (typedText(question) !== undefined && question.isVisible ? [path] : []));

/** Answers as they are kept: with what was typed and is no answer, so that it is there again on return (FRM-15). */
export function withTypedTexts(model: SurveyModel, answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return questionsOf(model).reduce<Record<string, unknown>>(
    (all, { path, question }) => {
      const text = typedText(question);
      if (text === undefined) return all;
      // The name of a question of the form itself may hold a dot.
      return question.parentQuestion ? withAnswerAt(all, path, text) : { ...all, [path]: text };
    },
    { ...answers },
  );
}
