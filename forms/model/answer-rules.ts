import { Helpers, type Question } from 'survey-core';
import { maxTextLength } from './definition/safe-definition.ts';

type Asking = Question & {
  readonly getMaxLength?: () => number | null;
  readonly getLocalizationFormatString: (name: string, ...given: readonly unknown[]) => string;
};
type Rule = (question: Asking) => string | undefined;

/**
 * Rules that survey-core leaves to the controls it draws, so that it does not check an answer that was sent another way. The message is in
 * the language of the form.
 */
export const ruleError = (question: Question): string | undefined => {
  for (const rule of rules) {
    const message = rule(question as Asking);
    if (message !== undefined) return message;
  }
  return undefined;
};

const isTyped = (question: Question): boolean => ['text', 'comment'].includes(question.getType());
/** Spaces and what is not drawn at all, as U+200B. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+$/u;

/** SEC-30: a field does not take a longer text. */
const tooLong: Rule = (question) => {
  const value: unknown = question.value;
  const maxLength = question.getMaxLength?.() ?? maxTextLength;
  if (isTyped(question) && (typeof value === 'string' || typeof value === 'number') && String(value).length > maxLength)
    return question.getLocalizationFormatString('textMaxLength', maxLength);
  const maxCommentLength = question.getOthersMaxLength() ?? maxTextLength;
  return typeof question.comment === 'string' && question.comment.length > maxCommentLength
    ? question.getLocalizationFormatString('textMaxLength', maxCommentLength)
    : undefined;
};

const blank: Rule = (question) => {
  const { value, comment } = question as { value: unknown; comment: unknown };
  // Spaces alone survey-core finds itself.
  const isBlank = (text: unknown) => typeof text === 'string' && text.trim() !== '' && invisible.test(text);
  if (question.isRequired && isTyped(question) && isBlank(value))
    return question.requiredErrorText || question.getLocalizationFormatString('requiredError');
  return question.isOtherSelected && isBlank(comment) ? question.getLocalizationFormatString('otherRequiredError') : undefined;
};

const tooMany: Rule = (question) => {
  const { value, maxSelectedChoices: maxChoices } = question as unknown as { value: unknown; maxSelectedChoices?: number };
  return typeof maxChoices === 'number' && maxChoices > 0 && Array.isArray(value) && value.length > maxChoices
    ? question.getLocalizationFormatString('maxSelectError', maxChoices)
    : undefined;
};

const offSlider: Rule = (question) => {
  if (question.getType() !== 'slider' || question.isEmpty()) return undefined;
  // The question itself shows the nearest place it has.
  const stored = (question.data as unknown as { getValue: (name: string) => unknown }).getValue(question.getValueName());
  const { renderedMin: min, renderedMax: max, step } = question as unknown as { renderedMin: number; renderedMax: number; step: number };
  const places = (Array.isArray(stored) ? stored : [stored]) as number[];
  if (places.some((place) => place < min)) return question.getLocalizationFormatString('minError', min);
  if (places.some((place) => place > max)) return question.getLocalizationFormatString('maxError', max);
  const isOff = (place: number) => place !== max && Math.abs(place - min - Math.round((place - min) / step) * step) > 1e-6;
  return step > 0 && places.some(isOff) ? question.getLocalizationFormatString('stepError', step) : undefined;
};

const outOfRange: Rule = (question) => {
  if (question.getType() !== 'text' || question['inputType'] !== 'range' || question.isEmpty()) return undefined;
  const [min, max] = [question['renderedMin'] ?? 0, question['renderedMax'] ?? 100].map((limit) => Helpers.getNumber(limit) as number);
  if (question.value < (min as number)) return question.getLocalizationFormatString('minError', min);
  return question.value > (max as number) ? question.getLocalizationFormatString('maxError', max) : undefined;
};

/** An address of a site; people leave out what is before its name. */
const noAddress: Rule = (question) => {
  if (question.getType() !== 'text' || question['inputType'] !== 'url' || question.isEmpty()) return undefined;
  const text = String(question.value).trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const { protocol, hostname } = URL.canParse(address) && !/\s/.test(text) ? new URL(address) : { protocol: '', hostname: '' };
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) ? undefined : question.getLocalizationFormatString('portalUrl');
};

const rules: readonly Rule[] = [tooLong, blank, tooMany, offSlider, outOfRange, noAddress];
