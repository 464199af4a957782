import { QuestionTextModel, type SurveyModel } from 'survey-core';
import { questionOf } from '../questions/question-of.ts';

/**
 * A document that goes away sends no blur, by which SurveyJS takes the text of a field with a mask: what is completely typed in the field that has
 * the focus becomes its answer (FRM-15). Half typed it would become another answer (half past two, before "pm" is typed), or none.
 */
export function takeMasked(model: SurveyModel): void {
  const field = document.activeElement;
  const question = maskedQuestion(model, field);
  if (question) takeComplete(question, (field as HTMLInputElement).value);
}

/**
 * What was typed in the server's html of a field with a mask goes through the mask once that is there, key by key, as if it were typed now (FRM-24): SurveyJS
 * reads nothing that its mask has not written. What a mask would make another text of stays as it was typed, and is no answer.
 */
export function typeThroughMask(model: SurveyModel, field: Element): void {
  const question = maskedQuestion(model, field);
  if (!question) return;
  const input = field as HTMLInputElement;
  const { value } = input;
  if (takeComplete(question, value)) return;
  const blank = question.maskInstance.getMaskedValue('');
  // The html has the blank mask as its text.
  const typed = value.replace(blank, '');
  const own = lettersOf(blank);
  const withoutOwn = lettersOf(typed).startsWith(own) ? [lettersOf(typed).slice(own.length)] : [];
  for (const text of [typed, ...withoutOwn]) {
    write(input, blank, text);
    // Where the mask has its blank it took nothing.
    const taken = [...input.value].filter((character, index) => character !== blank[index]).join('');
    if (lettersOf(taken) === lettersOf(text)) return void takeComplete(question, input.value);
  }
  input.value = value;
}

function write(input: HTMLInputElement, blank: string, text: string): void {
  input.value = blank;
  input.setSelectionRange(0, blank.length);
  for (const data of text)
    input.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }));
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the text is one that the mask has written to its end: then it is the answer. */
function takeComplete(question: QuestionTextModel, text: string): boolean {
  const mask = question.maskInstance;
  const answer: unknown = mask.getUnmaskedValue(text);
  if (answer === '' || mask.getMaskedValue(answer) !== text) return false;
  question.inputValue = text;
  return true;
}

function maskedQuestion(model: SurveyModel, field: Element | null): QuestionTextModel | undefined {
  const question = field instanceof HTMLInputElement ? questionOf(model, field) : undefined;
  return question instanceof QuestionTextModel && !question.maskTypeIsEmpty ? question : undefined;
}
