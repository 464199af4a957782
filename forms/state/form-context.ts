import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import type { Act } from '#schemas/page';
import type { FormWords } from '../texts.ts';

interface FormContext {
  readonly text: FormWords;
  readonly files: FormView['files'];
  /** Whether Save and Return is offered: it sends files too. */
  readonly saveAndReturn: boolean;
  readonly help?: FormView['help'];
  readonly lookupCountries?: FormView['lookupCountries'];
  /** ISO 639-1. */
  readonly language: string;
  /** Asks the portal for something; nothing is answered where a form is not filled in. */
  readonly act?: Act;
}

const contexts = new WeakMap<SurveyModel, FormContext>();

/** Attaches the form's words and limits for the fields of one model; SurveyJS hands them only their question. */
export const attachFormContext = (model: SurveyModel, context: FormContext): SurveyModel => {
  contexts.set(model, context);
  return model;
};

/** The words and limits of the model a field belongs to. */
export function formContextOf(model: SurveyModel): FormContext {
  const found = contexts.get(model);
  if (!found) throw new Error('This survey was not made by SurveyForm: its fields have no words.');
  return found;
}
