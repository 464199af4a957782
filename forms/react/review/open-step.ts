import type { PageModel, Question, SurveyModel } from 'survey-core';
import { formContextOf } from '../../state/index.ts';
import { leaveReview } from './answers-review.ts';
import { pathAndQuery } from '../questions/step-address.ts';

/** Opens a step by an entry of the browser's history, whose Back leads to the step before. From the review the way on leads back to it, where `question`, or the first one of the step, was changed. */
export function openStep(model: SurveyModel, page: PageModel, question = page.questions[0] as Question | undefined): void {
  if (question) leaveReview(model, question);
  void formContextOf(model).act?.('navigate', { to: `${pathAndQuery(location)}#step-${model.visiblePages.indexOf(page) + 1}` });
  model.currentPage = page;
}
