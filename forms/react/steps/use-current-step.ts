import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { SurveyModel } from 'survey-core';

interface CurrentStep {
  /** From 0. */
  readonly step: number;
  /** Takes the focus when the step changes. */
  readonly lead: RefObject<HTMLParagraphElement | null>;
}

/** The step of the model that is shown; draws again when steps appear or go. */
export function useCurrentStep(model: SurveyModel): CurrentStep {
  const [step, setStep] = useState(model.currentPageNo);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const moved = (): void => {
      setStep(model.currentPageNo);
      lead.current?.focus();
    };
    model.onCurrentPageChanged.add(moved);
    model.onPageVisibleChanged.add(drawAgain);
    return () => {
      model.onCurrentPageChanged.remove(moved);
      model.onPageVisibleChanged.remove(drawAgain);
    };
  }, [model]);
  return { step, lead };
}
