import type { PageModel, Question, SurveyModel } from 'survey-core';
import { focusQuestion } from '../questions/focus-question.ts';
import { openStep } from './open-step.ts';

/** Leads from the review to one question, by an entry of the browser's history: its Back leads to the review again. */
export function changeQuestion(model: SurveyModel, question: Question): void {
  const focus = (_: unknown, { question: drawn }: { readonly question: Question }): void => {
    if (drawn !== question) return;
    model.onAfterRenderQuestion.remove(focus);
    focusQuestion(question);
  };
  model.onAfterRenderQuestion.add(focus);
  openStep(model, question.page as PageModel, question);
}
