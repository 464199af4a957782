import { countryOf, nationalNumberCountries } from '../../../shared/dialing-codes.ts';
import { digitsOf } from '../../../shared/sign-in/index.ts';
import type { FieldSettings } from '../field-type.ts';
import { threeLetters } from '../countries/iso3.ts';
import { phone, withNumber, withoutTrunk } from './phone.ts';

/**
 * A number that was typed in one field, in international form: with its code, or without it as people of a country (two letters) write theirs. Undefined
 * where it is none. Pure.
 */
export function internationalNumber(typed: string, country?: string): string | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
  if (!/^\+?[\p{Nd}()./-]+$/u.test(text)) return undefined;
  const digits = digitsOf(text);
  const code = text.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  const iso3 = threeLetters(homeCountry(country) ?? '');
  if (code !== undefined) return countryOf(`+${code}`) && fitting(iso3, text);
  const national = iso3 && withoutTrunk(iso3, digitsOf(text.replace('(0)', '')));
  return national === undefined ? undefined : fitting(iso3, national);
}

/**
 * A country whose numbers need no code; none whose numbers have no known length: the code would go to a stranger where a person leaves out the plus of
 * another country. Pure.
 */
export const homeCountry = (country: string | undefined): string | undefined => nationalNumberCountries.find((one) => one === country);

function fitting(iso3: string | undefined, typed: string): string | undefined {
  const number = withNumber(iso3 ? { iso3 } : {}, typed);
  if (!number || phone.faults(number, settings).length > 0) return undefined;
  const national = number.iso3 && withoutTrunk(number.iso3, number.number ?? '');
  return (national ? withNumber(number, national) : number)?.phoneNumber;
}

const settings: FieldSettings = { isRequired: true, language: 'en', property: () => undefined, word: (key) => key };
