import type { SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import { isHiddenValue } from '../../model/definition/index.ts';
import type { FormWords } from '../../texts.ts';
import { toSend } from '../model/open-model.ts';
import { answersReviewOf } from '../review/answers-review.ts';

/** Whether rules hide all that a form asks and shows; a step of which they do is passed over by SurveyJS. The step with the answers asks nothing itself. */
export function asksNothing(model: SurveyModel): boolean {
  const review = answersReviewOf(model);
  return model.visiblePages.every((page) => page === review?.page && !review.declaration);
}

/** Whether a form that asks nothing can be sent: it has answers, and needs none. The first form of a registration leads on. */
export function maySendNothing(model: SurveyModel, view: FormView, text: FormWords, language: string): boolean {
  if (view.registers === 'first') return true;
  const { answers, errors } = toSend(model, view, text, language);
  return errors.length === 0 && Object.keys(answers).some((name) => !isHiddenValue(name));
}
