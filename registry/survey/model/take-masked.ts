import { QuestionTextModel, type SurveyModel } from 'survey-core';
import { questionOf } from './question-of.ts';

/**
 * A document that goes away sends no blur, by which SurveyJS takes the text of a field with a mask: what is completely typed in the field that has
 * the focus becomes its answer (FRM-15). Half typed it would become another answer (half past two, before "pm" is typed), or none.
 */
export function takeMasked(model: SurveyModel): void {
  const field = document.activeElement;
  const question = maskedQuestion(model, field);
  if (!question) return;
  const { value } = field as HTMLInputElement;
  const mask = question.maskInstance;
  const answer: unknown = mask.getUnmaskedValue(value);
  if (answer !== '' && mask.getMaskedValue(answer) === value) question.inputValue = value;
}

/**
 * What was typed in the server's html of a field with a mask goes through the mask once that is there, key by key, as if it were typed now (FRM-24): SurveyJS
 * reads nothing that its mask has not written.
 */
export function typeThroughMask(model: SurveyModel, field: Element): void {
  const question = maskedQuestion(model, field);
  if (!question) return;
  const input = field as HTMLInputElement;
  const blank = question.maskInstance.getMaskedValue('');
  // The html has the blank mask as its text.
  const typed = input.value.replace(blank, '');
  input.value = blank;
  input.setSelectionRange(0, blank.length);
  for (const data of typed)
    input.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }));
}

function maskedQuestion(model: SurveyModel, field: Element | null): QuestionTextModel | undefined {
  const question = field instanceof HTMLInputElement ? questionOf(model, field) : undefined;
  return question instanceof QuestionTextModel && !question.maskTypeIsEmpty ? question : undefined;
}
