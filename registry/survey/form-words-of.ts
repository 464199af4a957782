import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import type { FormWords } from './form-words.ts';

interface Lent {
  readonly text: FormWords;
  readonly files: FormView['files'];
  readonly help?: FormView['help'];
}

const lent = new WeakMap<SurveyModel, Lent>();

/** Lends the form's words and limits to the fields of one model; SurveyJS hands them only their question. */
export const lendWords = (model: SurveyModel, words: Lent): SurveyModel => {
  lent.set(model, words);
  return model;
};

/** What was lent to the model a field belongs to. */
export function wordsOf(model: SurveyModel): Lent {
  const found = lent.get(model);
  if (!found) throw new Error('This survey was not made by SurveyForm: its fields have no words.');
  return found;
}
