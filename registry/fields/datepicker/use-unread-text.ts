import { useEffect } from 'react';
import { CustomError, type SettingQuestionErrorsEvent, type SurveyModel } from 'survey-core';
import type { FieldQuestion } from '#schemas/form/model';

const unread = new WeakMap<FieldQuestion, string>();

/** Text that was typed in a question and is no answer: it stays while its form is open. */
export const unreadText = (question: FieldQuestion): string | undefined => unread.get(question);

export function setUnreadText(question: FieldQuestion, typed: string | undefined): void {
  if (typed === undefined) unread.delete(question);
  else unread.set(question, typed);
}

/** As long as what was typed is no answer, the question has this error in the place of one that asks for an answer. */
export function useUnreadText(question: FieldQuestion, message: (typed: string) => string): void {
  useEffect(() => {
    const survey = question.survey as SurveyModel;
    const report = (_: SurveyModel, { question: asked, errors }: SettingQuestionErrorsEvent): void => {
      const typed = unread.get(question);
      if (asked === question && typed !== undefined) errors.splice(0, errors.length, new CustomError(message(typed), question));
    };
    survey.onSettingQuestionErrors.add(report);
    return () => survey.onSettingQuestionErrors.remove(report);
    // oxlint-disable-next-line react/exhaustive-deps -- the message is made when it is asked for
  }, [question]);
}
