import { useEffect } from 'react';
import type { SurveyModel } from 'survey-core';
import { questionIn } from '#schemas/shared/question-part';
import { typedIn } from '../input-before-hydration/typed-input.ts';
import { focusQuestion } from './focus-question.ts';

/** Leads to the question that the address names, on whatever step, unless a person is in the form, or has typed in it, already. `isInterim`: another model takes the place of this one. */
export function useAddressedQuestion(model: SurveyModel, region: string, isInterim: boolean): void {
  useEffect(() => {
    const name = isInterim ? undefined : questionIn(location.hash);
    const question = name === undefined ? null : model.getQuestionByName(name);
    const isUsed = document.getElementById(region)?.contains(document.activeElement) === true || typedIn(region).size > 0;
    if (question?.isVisible && !isUsed) focusQuestion(question);
  }, [model, region, isInterim]);
}
