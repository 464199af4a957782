import { useSyncExternalStore } from 'react';
import type { Question, SurveyModel } from 'survey-core';

/** The answer of a question, as it is now. */
export function useAnswer(question: Question): unknown {
  return useSyncExternalStore(
    (changed) => {
      question.registerFunctionOnPropertyValueChanged('value', changed, 'file-field');
      (question.survey as SurveyModel).onValueChanged.add(changed);
      return () => {
        question.unRegisterFunctionOnPropertyValueChanged('value', 'file-field');
        (question.survey as SurveyModel).onValueChanged.remove(changed);
      };
    },
    () => question.value as unknown,
    () => question.value as unknown,
  );
}
