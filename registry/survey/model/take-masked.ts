import { QuestionTextModel, type SurveyModel } from 'survey-core';
import { questionOf } from './question-of.ts';

/**
 * A document that goes away sends no blur, by which SurveyJS takes the text of a field with a mask: what is completely typed in the field that has
 * the focus becomes its answer (FRM-15). Half typed it would become another answer (half past two, before "pm" is typed), or none.
 */
export function takeMasked(model: SurveyModel): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const question = questionOf(model, field);
  if (!(question instanceof QuestionTextModel) || question.maskTypeIsEmpty) return;
  const mask = question.maskInstance;
  const answer: unknown = mask.getUnmaskedValue(field.value);
  if (answer !== '' && mask.getMaskedValue(answer) === field.value) question.inputValue = field.value;
}
