import type { SurveyModel } from 'survey-core';
import 'survey-core/survey.i18n';
import { prepareForm } from '#schemas/form/model';

/** The form with its answers as they were given, whatever it offers today; nothing is fetched. */
export const loadForm = (definition: unknown, answers: Readonly<Record<string, unknown>>, language: string): SurveyModel =>
  prepareForm(definition, 'read', { language, answers, notShown: '' }).model;
