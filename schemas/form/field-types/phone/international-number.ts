import { countryOf } from '../../../shared/dialing-codes.ts';
import { digitsOf } from '../../../shared/sign-in/index.ts';
import type { FieldSettings } from '../field-type.ts';
import { threeLetters } from '../countries/iso3.ts';
import { hasKnownLength, phone, withNumber } from './phone.ts';

/**
 * A number that was typed in one field, in international form: with its code, or without it as people of a country (two letters) write theirs. Undefined
 * where it is none. Pure.
 */
export function internationalNumber(typed: string, country?: string): string | undefined {
  if (!isNumber(typed)) return undefined;
  const iso3 = threeLetters(homeCountry(country) ?? '');
  const number = withNumber(iso3 ? { iso3 } : {}, typed);
  return phone.faults(number, settings).length > 0 ? undefined : number?.phoneNumber;
}

/**
 * A country whose numbers need no code; none whose numbers have no known length: the code would go to a stranger where a person leaves out the plus of
 * another country. Pure.
 */
export const homeCountry = (country: string | undefined): string | undefined =>
  hasKnownLength(threeLetters(country ?? '')) ? country : undefined;

/** Digits and the signs between them, and where it begins with a code, that of a country. */
function isNumber(typed: string): boolean {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  if (!/^\+?[\p{Nd}()./-]+$/u.test(text)) return false;
  const digits = digitsOf(text);
  const code = text.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  return code === undefined || countryOf(`+${code}`) !== undefined;
}

const settings: FieldSettings = { isRequired: true, language: 'en', property: () => undefined, word: (key) => key };
