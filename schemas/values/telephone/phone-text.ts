import { withLatinDigits } from '../digits.ts';

/** A text as a telephone number: its digits, without the signs between them. */
export interface PhoneText {
  /** Empty where the text has no digit. */
  readonly digits: string;
  /** Whether a + is before the digits. */
  readonly hasPlus: boolean;
  /** Digits behind the number: `12` of `01 234 5678 ext 12`. */
  readonly extension?: string;
}

const maxExtension = 7;

/**
 * The ways to read what was typed or pasted, the first that can be a number counts. Digits of every script count; brackets, dashes, spaces and marks of direction do
 * not. Words before and after the number are left out (`Mobile: 07700…`, `tel:`); digits behind a word, `#`, `*`, a comma or a semicolon are an extension. None where
 * there is no digit, or a second number. Pure.
 */
export function phoneTexts(typed: string): readonly PhoneText[] {
  const text = withLatinDigits(withoutContext(typed).normalize('NFKC')).replaceAll(/[\p{Cf}\p{M}]/gu, '');
  const [, number = '', rest = ''] = /^[^\d+]*(?:0*[^\d\p{L}]*(?=\+))?(\+*[^\p{L}#*×+]*)(.*)$/su.exec(text) ?? [];
  const extension = (/\d[\d\s.-]*/.exec(rest)?.[0] ?? '').replaceAll(/\D/g, '');
  if (rest.includes('+') || extension.length > maxExtension) return [];
  if (extension !== '') return numbersOf(number).map((one) => ({ ...one, extension }));
  const [, before = '', after = ''] = /^(.*\d.*)[,;](\D*\d[\d\s]*)$/s.exec(number) ?? [];
  const afterComma = after.replaceAll(/\D/g, '');
  if (afterComma === '' || afterComma.length > maxExtension) return numbersOf(number);
  return [...numbersOf(before).map((one) => ({ ...one, extension: afterComma })), ...numbersOf(number)];
}

/** `(0)` is dialled within the country alone, unless it belongs to the number, as in Italy: what is possible is right. */
function numbersOf(text: string): readonly PhoneText[] {
  const spellings = [...new Set([text, text.replace(/\(\s*0\s*\)/, '')])];
  const numbers = spellings.map((one) => ({ digits: one.replaceAll(/\D/g, ''), hasPlus: one.startsWith('+') }));
  return numbers.filter(({ digits }) => digits !== '');
}

/** A `tel:` address without its parameters but for the extension: one that names where a local number is valid begins the number (RFC 3966, 5.1.5). */
function withoutContext(typed: string): string {
  const [, address] = /^\s*tel:(.*)$/is.exec(typed) ?? [];
  if (address === undefined) return typed;
  const [number = '', ...parameters] = address
    .replaceAll(/%[0-9a-f]{2}/gi, (sign) => String.fromCharCode(parseInt(sign.slice(1), 16)))
    .split(';');
  const valueOf = (name: string) => parameters.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const context = /^\+[\d.()-]+$/.exec(valueOf('phone-context') ?? '')?.[0] ?? '';
  return `${context}${number}${valueOf('ext') ? `;ext=${valueOf('ext')}` : ''}`;
}
