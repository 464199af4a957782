import { QuestionTextModel, RegexValidator, type SurveyModel } from 'survey-core';
import { questionsOfStep } from '../../state/index.ts';

const separators = /[\s\-‐-―.]+/gu;
const plain = (text: string): string => text.replaceAll(separators, '');

/**
 * Answers of the open step that a pattern of the form refuses are taken where it refuses only spaces, hyphens or small letters in them: a number
 * that was pasted from a letter is not to be typed again.
 */
export function takePlainTexts(model: SurveyModel): void {
  for (const question of questionsOfStep(model)) {
    if (question.page !== model.currentPage || !(question instanceof QuestionTextModel) || typeof question.value !== 'string') continue;
    const patterns = question.validators.filter((validator) => validator instanceof RegexValidator);
    const fits = (text: string): boolean => patterns.every((pattern) => !pattern.validate(text)?.error);
    const given = question.value;
    if (patterns.length === 0 || fits(given)) continue;
    const meant = [given.trim(), plain(given), plain(given).toUpperCase()].find((text) => text !== '' && fits(text));
    if (meant !== undefined) question.value = meant;
  }
}
