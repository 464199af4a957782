import { CustomError, type Question, type SurveyModel } from 'survey-core';
import { wordIn } from '../../model/index.ts';

/**
 * A browser's own input for a date has no value while the day that is shown does not exist, or is not written in full: it would be left out without a word. Its question
 * reports that in the browser, when the step is left.
 */
export const reportUnreadDates = (model: SurveyModel): void =>
  model.onSettingQuestionErrors.add((_, { question, errors }) => {
    const word = unreadWord(question);
    if (word) errors.splice(0, errors.length, new CustomError(wordIn(model, word), question));
  });

function unreadWord({ inputId }: Question): 'dateNoSuchDay' | 'answerIncomplete' | undefined {
  const input = typeof document === 'undefined' ? null : document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement) || input.type === 'number' || !input.validity?.badInput) return undefined;
  return input.type.startsWith('date') ? 'dateNoSuchDay' : 'answerIncomplete';
}
