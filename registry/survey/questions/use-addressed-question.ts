import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import { questionIn } from '#schemas/shared/question-part';
import { focusQuestion } from './focus-question.ts';

/** Leads to the question that the address names, on whatever step, unless a person is in the form already. */
export function useAddressedQuestion(model: SurveyModel, region: string): void {
  useEffect(() => {
    const name = questionIn(location.hash);
    const question = name === undefined ? null : model.getQuestionByName(name);
    if (question?.isVisible && !document.getElementById(region)?.contains(document.activeElement)) focusQuestion(question);
  }, [model, region]);
}
