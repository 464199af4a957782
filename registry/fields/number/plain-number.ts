import { withLatinDigits } from '#schemas/api';

/**
 * What somebody typed or pasted into a question for a number, as a plain one, maybe half typed: digits of any script become Latin ones; the
 * decimal sign of the language, and the Arabic one, becomes a point; signs between thousands and everything else goes. Pure.
 */
export function plainNumber(typed: string, language: string): string {
  const pointed = decimalSign(language) === ',' ? withPoint(withLatinDigits(typed)) : withLatinDigits(typed);
  const kept = pointed.replaceAll('٫', '.').replaceAll(/[^\d.-]/g, '');
  const [whole = '', ...parts] = kept.replaceAll(/(?!^)-/g, '').split('.');
  return parts.length > 0 ? `${whole}.${parts.join('')}` : whole;
}

/** Where a comma is the decimal sign, a point before three digits, or before a comma, stands between thousands. */
const withPoint = (digits: string): string => digits.replaceAll(/\.(?=\d{3}(?!\d)|.*,)/g, '').replaceAll(',', '.');

/** Whether the text is the beginning of a number and none yet: `-`, `-.`. Pure. */
export const isHalfTyped = (text: string): boolean => /^-?\.?$/.test(text) && text !== '';

const decimalSign = (language: string): string | undefined =>
  new Intl.NumberFormat(language).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value;
