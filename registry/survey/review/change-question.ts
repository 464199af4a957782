import type { PageModel, Question, SurveyModel } from 'survey-core';
import { formContextOf } from '../../form-state/index.ts';
import { focusQuestion } from '../questions/focus-question.ts';
import { pathAndQuery } from '../steps/step-address.ts';
import { leaveReview } from './answers-review.ts';

/** Leads from the review to one question, by an entry of the browser's history: its Back leads to the review again. */
export function changeQuestion(model: SurveyModel, question: Question): void {
  const page = question.page as PageModel;
  leaveReview(model, question);
  const focus = (_: unknown, { question: drawn }: { readonly question: Question }): void => {
    if (drawn !== question) return;
    model.onAfterRenderQuestion.remove(focus);
    focusQuestion(question);
  };
  model.onAfterRenderQuestion.add(focus);
  void formContextOf(model).act?.('navigate', { to: `${pathAndQuery(location)}#step-${model.visiblePages.indexOf(page) + 1}` });
  model.currentPage = page;
}
