import { numberFormat } from '#locale/dates-and-numbers/intl';
import { Serializer, type Question } from 'survey-core';

/** Properties of a `text` question: what is shown before and after the field, in its language (`£`, `miles`). */
const unitNames = ['unitBefore', 'unitAfter'] as const;

/** The units of a question; empty where it has none. Its title names them too: a screen reader is not given these. */
export const unitsOf = (question: Question): readonly [before: string, after: string] => [
  unitText(question, 'unitBefore'),
  unitText(question, 'unitAfter'),
];

const unitText = (question: Question, name: (typeof unitNames)[number]): string => {
  const text: unknown = question[name];
  return typeof text === 'string' ? text : '';
};

/** A number as its reader writes it, with the units of its question; undefined for an answer without units, or that is no number. */
export function withUnits(question: Question, value: unknown, language: string): string | undefined {
  const [before, after] = unitsOf(question);
  const number = question['inputType'] === 'number' && value !== '' ? Number(value) : Number.NaN;
  if ((before === '' && after === '') || !Number.isFinite(number)) return undefined;
  const locale = language === 'en' ? 'en-GB' : language;
  // Money with pence has two places of them.
  const places = /\p{Sc}/u.test(before + after) && !Number.isInteger(number) ? { minimumFractionDigits: 2 } : {};
  return `${before}${numberFormat(locale, { maximumFractionDigits: 20, ...places }).format(number)}${after && ` ${after}`}`;
}

/** Makes them known to survey-core. */
export function registerUnits(): void {
  for (const name of unitNames) Serializer.addProperty('text', { name, isLocalizable: true });
}
