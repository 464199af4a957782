import type { PageModel, Question, SurveyModel } from 'survey-core';

/** Part of the page at which the step of a question is shown; `stepIn` reads it. */
export const questionAddress = (model: SurveyModel, { page }: Question): string =>
  `#step-${model.visiblePages.indexOf(page as PageModel) + 1}`;
