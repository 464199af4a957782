import { numberFormat } from '#locale/dates-and-numbers/intl';
import { withLatinDigits } from './digits.ts';

/** Grouped by one sign (`T`) in threes, or as in India, or not at all; then perhaps the decimal sign (`D`) with or without digits yet. */
const shape = /^(-?)(\d{1,3}(?:T\d{2,3})*T\d{3}|\d*)(?:(D)(\d*))?$/;

/** More digits than these a number of JavaScript does not keep as they were typed. */
const maxDigits = 15;

/**
 * The text of a question for a number, typed or pasted, as a plain number: digits of any script become Latin ones, the decimal sign a point; signs between
 * thousands, spaces and the sign of a currency go. Null where that is no number, or not yet one: nothing is guessed, for `300-400` is not 300400; and where it
 * has more digits than an answer can keep. Pure.
 */
export function plainNumber(typed: string, language: string): string | null {
  const digits = withLatinDigits(typed)
    .replaceAll(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^[\p{Pd}\u2212]/u, '-')
    .replaceAll(/[٬'’](?=\d{3}(?!\d))/g, 'T')
    .replaceAll('٫', 'D');
  if (digits === '') return '';
  const signed = decimalSign(language) === ',' ? withComma(digits) : withPoint(digits);
  const [found, minus = '', whole = '', point, parts = ''] = shape.exec(signed) ?? [];
  if (found === undefined || whole + parts === '') return null;
  if ((whole + parts).replaceAll('T', '').replace(/^0+/, '').length > maxDigits) return null;
  return `${minus}${whole.replaceAll('T', '')}${point ? `.${parts}` : ''}`;
}

/** Where a comma is the decimal sign, a point before three digits, or before a comma, separates thousands; so does a comma before a point, which only ends a number. */
const withComma = (digits: string): string =>
  /^[^.]*,\d{3}\.\d{1,2}$/.test(digits)
    ? digits.replaceAll(',', 'T').replace('.', 'D')
    : digits.replaceAll(/\.(?=\d{3}(?!\d)|.*,)/g, 'T').replaceAll(/[.,]/g, 'D');

/** Where a point is the decimal sign, one comma before one or two digits at the end is one too: a keyboard may have no point. Other commas separate thousands. */
const withPoint = (digits: string): string =>
  /^[^,]*,\d{1,2}$/.test(digits) ? digits.replaceAll('.', 'T').replace(',', 'D') : digits.replaceAll(',', 'T').replaceAll('.', 'D');

/** A plain number as it is written into a field: with the decimal sign of the language, without signs between thousands. Pure. */
export const fieldNumber = (plain: string, language: string): string => plain.replace('.', decimalSign(language));

/** A text that is a number, as the language writes it, with the decimals that were typed; undefined where it is written so already, or is none. Pure. */
export function readAs(typed: string, language: string): string | undefined {
  const plain = plainNumber(typed, language);
  if (plain === null || plain === '') return undefined;
  const text = withLatinDigits(typed).trim();
  const minimumFractionDigits = plain.split('.')[1]?.length ?? 0;
  const written = numberFormat(language, { minimumFractionDigits, maximumFractionDigits: 20 }).format(Number(plain));
  const isSame = [fieldNumber(plain, language), written].some(
    (one) => withLatinDigits(one).replace(/[.,]$/, '') === text.replace(/[.,]$/, ''),
  );
  return isSame ? undefined : written;
}

/** As fields have it: with Latin digits, in which numbers are typed. */
const decimalSign = (language: string): string =>
  numberFormat(`${language.split('-u-')[0]}-u-nu-latn`)
    .formatToParts(1.1)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
