import type { PageModel, Question, SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';

/** FRM-27: the questions that the form did not have when its draft was saved, as far as they are shown and have no answer, in the order of the form. */
export const newQuestions = (model: SurveyModel, changes: FormView['changes']): readonly Question[] => {
  const added = new Set(changes?.added);
  return added.size === 0
    ? []
    : model.getAllQuestions().filter((question) => added.has(question.getValueName()) && question.isVisibleInSurvey && question.isEmpty());
};

/** The step at which a draft goes on, from 0: where it was left, or before that, where the form first asks something new. */
export const stepToOpen = (model: SurveyModel, { page, changes }: Pick<FormView, 'page' | 'changes'>): number =>
  Math.min(page, ...newQuestions(model, changes).map((question) => model.visiblePages.indexOf(question.page as PageModel)));
