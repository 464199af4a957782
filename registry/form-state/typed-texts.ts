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

/** Whether a text in a field with a mask is the beginning of an answer: SurveyJS has no value of it. An answer itself may be without the signs of the mask. */
export const isUnfinished = (question: QuestionTextModel, text: string): boolean =>
  !question.maskTypeIsEmpty && text !== '' && text !== emptyMask(question) && !hasValue(question, throughMask(question, text));

/** A text as a field with a mask shows it. */
export function throughMask(question: QuestionTextModel, text: string): string {
  if (text === '' || hasValue(question, text)) return text;
  const masked = question.maskInstance.getMaskedValue(text);
  return masked === emptyMask(question) ? text : masked;
}

const emptyMask = ({ maskInstance }: QuestionTextModel): string => maskInstance.getMaskedValue('');

function hasValue({ maskInstance }: QuestionTextModel, shown: string): boolean {
  const value: unknown = maskInstance.getUnmaskedValue(shown);
  return value !== undefined && value !== null && value !== '';
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
