import type { ClipboardEvent } from 'react';
import { QuestionTextModel, RegexValidator, type SurveyModel } from 'survey-core';
import { questionsOfStep } from '../../form-state/index.ts';

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

/** A text that is pasted and longer than its field takes is put there without spaces and hyphens where it fits then, and not cut off. */
export function pastePlainly(event: ClipboardEvent<HTMLElement>): void {
  const { target: field } = event;
  if (!(field instanceof HTMLInputElement) || field.maxLength < 0) return;
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const space = field.maxLength - (field.value.length - (to - from));
  const text = event.clipboardData.getData('text');
  const shorter = [text.trim(), plain(text)].find(({ length }) => length <= space);
  if (text.length <= space || shorter === undefined) return;
  event.preventDefault();
  field.setRangeText(shorter, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
