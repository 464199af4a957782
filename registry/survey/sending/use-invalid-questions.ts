import { useEffect, useState } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { FieldQuestion, questionAt } from '#schemas/form/model';
import { takePlainTexts } from '../model/plain-texts.ts';
import { leaveReview } from '../review/answers-review.ts';

export interface InvalidQuestions {
  /** Those that the error summary of the step lists. */
  readonly questions: readonly Question[];
  /** Validates the step that is shown; its invalid questions are listed. */
  readonly validateStep: () => boolean;
  /** Lists questions by their path with a message each, on the step that has the first; answers whether the form has any of them. */
  readonly showRefused: (messages: Readonly<Record<string, string>>) => boolean;
}

/** Questions of the current step that have to be corrected; another step begins without. */
export function useInvalidQuestions(model: SurveyModel): InvalidQuestions {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    const moved = (): void => setQuestions([]);
    model.onCurrentPageChanged.add(moved);
    return () => model.onCurrentPageChanged.remove(moved);
  }, [model]);

  const validateStep = (): boolean => {
    takePlainTexts(model);
    const isValid = model.currentPage.validate(true);
    const all = isValid ? [] : model.getAllQuestions(true, false, true);
    setQuestions(all.filter((question) => question.isVisible && question.errors.length > 0));
    return isValid;
  };
  const showRefused: InvalidQuestions['showRefused'] = (messages) => {
    const refused = Object.entries(messages).flatMap(([path, message]) => {
      const question = questionAt(model, path);
      // What its own rules refuse is shown beside the input it is about.
      if (question && !(question instanceof FieldQuestion && !question.validate(true))) question.addError(message);
      return question ? [question] : [];
    });
    const [first] = refused;
    if (first) {
      leaveReview(model, first);
      model.currentPage = pageOf(first);
    }
    setQuestions(refused);
    return refused.length > 0;
  };
  return { questions, validateStep, showRefused };
}

/** The page a question is on, however deep it is in others. */
const pageOf = (question: Question): Question['page'] => (question.parentQuestion ? pageOf(question.parentQuestion) : question.page);
