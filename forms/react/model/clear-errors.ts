import type { InputEvent } from 'react';
import { QuestionTextModel, type SurveyModel } from 'survey-core';
import { questionsOfStep } from '../../state/index.ts';

/**
 * SurveyJS drops an error only when its field is left: the page would jump under the finger that presses the next choice, and the press be
 * lost. So a field with an error takes its text at once, and the error goes while typing.
 */
export function clearErrors(model: SurveyModel, { target }: InputEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  // At each key: the id of a field takes longer to find than whether its question has an error.
  const question = questionsOfStep(model).find((one) => one.errors.length > 0 && one.inputId === target.id);
  if (!question) return;
  if (question instanceof QuestionTextModel && isPlainText(question)) question.value = target.value;
  // Not yet taken (half a date): the text in the field must not be drawn anew.
  if (String(question.value ?? '') === target.value) question.clearErrors();
}

/** Whether the answer is the text itself. */
const isPlainText = ({ inputType, maskType }: QuestionTextModel): boolean =>
  maskType === 'none' && ['text', 'tel', 'email', 'url', 'search'].includes(inputType);
