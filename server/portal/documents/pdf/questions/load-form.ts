import type { SurveyModel } from 'survey-core';
import { prepareForm, type Words } from '#forms/model';

/** The form with its answers as they were given, whatever it offers today; nothing is fetched. */
export const loadForm = (
  definition: unknown,
  answers: Readonly<Record<string, unknown>>,
  language: string,
  words: Words | undefined = {},
): SurveyModel => prepareForm(definition, 'read', { language, answers, notShown: '', words }).model;
