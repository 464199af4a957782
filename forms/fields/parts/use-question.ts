import { useEffect, useReducer } from 'react';
import type { Question, SurveyModel } from 'survey-core';

/** Draws a field again when its answer, its errors or whether it can be answered change. */
export function useQuestion(question: Question): void {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const survey = question.survey as SurveyModel;
    const changed = (_: unknown, { name }: { readonly name: string }): void => {
      if (['errors', 'value', 'isReadOnly', 'isInputReadOnly'].includes(name)) draw();
    };
    question.onPropertyChanged.add(changed);
    // Also answers that are set from elsewhere: by a trigger, or taken from another device.
    survey.onValueChanged.add(draw);
    return () => {
      question.onPropertyChanged.remove(changed);
      survey.onValueChanged.remove(draw);
    };
  }, [question]);
}
