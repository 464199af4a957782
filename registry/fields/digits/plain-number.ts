import { withLatinDigits } from '#schemas/shared/sign-in';

/** Grouped by one sign (`T`) in threes, or as in India, or not at all; then perhaps the decimal sign (`D`) with or without digits yet. */
const shape = /^(-?)(\d{1,3}(?:T\d{2,3})*T\d{3}|\d*)(?:(D)(\d*))?$/;

/** More digits than these a number of JavaScript does not keep as they were typed. */
const maxDigits = 15;

/**
 * The text of a question for a number, typed or pasted, as a plain number: digits of any script become Latin ones, the decimal sign of the
 * language a point; signs between thousands, spaces and the sign of a currency go. Null where that is no number, or not yet one: nothing is
 * guessed, for `300-400` is not 300400; and where it has more digits than an answer can keep. Pure.
 */
export function plainNumber(typed: string, language: string): string | null {
  const digits = withLatinDigits(typed)
    .replaceAll(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^−/, '-')
    .replaceAll('٬', 'T')
    .replaceAll('٫', 'D');
  if (digits === '') return '';
  const signed = decimalSign(language) === ',' ? withComma(digits) : digits.replaceAll(',', 'T').replaceAll('.', 'D');
  const [found, minus = '', whole = '', point, parts = ''] = shape.exec(signed) ?? [];
  if (found === undefined || whole + parts === '') return null;
  if ((whole + parts).replaceAll('T', '').replace(/^0+/, '').length > maxDigits) return null;
  return `${minus}${whole.replaceAll('T', '')}${point ? `.${parts}` : ''}`;
}

/** Where a comma is the decimal sign, a point before three digits, or before a comma, separates thousands. */
const withComma = (digits: string): string => digits.replaceAll(/\.(?=\d{3}(?!\d)|.*,)/g, 'T').replaceAll(/[.,]/g, 'D');

const decimalSign = (language: string): string | undefined =>
  new Intl.NumberFormat(language).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value;
