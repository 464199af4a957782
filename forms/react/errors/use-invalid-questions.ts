import { useEffect, useState } from 'react';
import { PanelModelBase, type PageModel, type Question, type SurveyModel } from 'survey-core';
import { FieldQuestion, questionAt } from '../../model/index.ts';
import { takePlainTexts } from '../model/plain-texts.ts';
import { leaveReview } from '../review/answers-review.ts';

export interface InvalidQuestions {
  /** Those that the error summary of the step lists; of a group that needs an answer to any of its questions, the group. */
  readonly questions: readonly (Question | PanelModelBase)[];
  /** Validates the step that is shown; its invalid questions are listed. */
  readonly validateStep: () => boolean;
  /** Lists questions by their path with a message each, on the step that has the first; answers whether the form has any of them. */
  readonly showRefused: (messages: Readonly<Record<string, string>>) => boolean;
}

/** Questions of the current step that have to be corrected; another step begins without. */
export function useInvalidQuestions(model: SurveyModel): InvalidQuestions {
  const [questions, setQuestions] = useState<InvalidQuestions['questions']>([]);
  useEffect(() => {
    const moved = (): void => setQuestions([]);
    model.onCurrentPageChanged.add(moved);
    return () => model.onCurrentPageChanged.remove(moved);
  }, [model]);

  // SurveyJS looks at a group again only where the question that was answered had no error of its own.
  useEffect(() => {
    const groups = questions.filter((one) => one instanceof PanelModelBase);
    if (groups.length === 0) return undefined;
    const answered = (): void => {
      for (const group of groups) if (isWrong(group)) group.validateContainerOnly();
    };
    model.onValueChanged.add(answered);
    return () => model.onValueChanged.remove(answered);
  }, [model, questions]);

  const validateStep = (): boolean => {
    takePlainTexts(model);
    const isValid = (model.currentPage as PageModel | null)?.validate(true) ?? true;
    const all = isValid ? [] : model.getAllQuestions(true).flatMap((question) => question.getNestedQuestions(true, true, true));
    setQuestions([...new Set(all.flatMap((question) => [...groupsOf(question), question]))].filter(isWrong));
    return isValid;
  };
  const showRefused: InvalidQuestions['showRefused'] = (messages) => {
    const refused = Object.entries(messages).flatMap(([path, message]) => {
      const question = questionAt(model, path);
      // What its own rules refuse is shown beside the input it is about.
      if (question && !(question instanceof FieldQuestion && !question.validate(true))) question.addError(message);
      // One that is not shown cannot be corrected: what the server states of it is reported instead.
      return question && isWrong(question) ? [question] : [];
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

const isWrong = ({ isVisible, errors }: Question | PanelModelBase): boolean => isVisible && errors.length > 0;

/** The panels and the page that a question is in, the outermost first. */
function groupsOf({ parent }: Pick<Question, 'parent'>): readonly PanelModelBase[] {
  return parent ? [...groupsOf(parent as PanelModelBase), parent as PanelModelBase] : [];
}

/** The page a question is on, however deep it is in others. */
export const pageOf = (question: Question): Question['page'] => (question.parentQuestion ? pageOf(question.parentQuestion) : question.page);
