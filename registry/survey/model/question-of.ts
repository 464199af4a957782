import type { Question, SurveyModel } from 'survey-core';

/** The question whose field this element is. */
export const questionOf = (model: SurveyModel, field: Element): Question | undefined =>
  model.getAllQuestions(true, false, true).find(({ inputId }) => inputId === field.id);
