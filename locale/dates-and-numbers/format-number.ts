import { numberFormat } from './intl.ts';

/**
 * A number as a language writes it: `N2` with two decimals, `P0` as a percentage, `C2` as money of a currency (ISO 4217), without a digit as usual
 * there, by its shortest sign. Any other pattern is a plain number; what is no number is as it was. Pure.
 */
export function formatNumber(value: unknown, pattern: string, language: string, currency: string): string {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (value === null || !Number.isFinite(number)) return String(value ?? '');
  const [, kind, digits] = /^([CNP])(\d)?$/i.exec(pattern) ?? [];
  const fixed = digits === undefined ? {} : { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) };
  const styles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
    C: { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    P: { style: 'percent' },
  };
  return numberFormat(language, { ...styles[kind?.toUpperCase() ?? ''], ...fixed }).format(number);
}
