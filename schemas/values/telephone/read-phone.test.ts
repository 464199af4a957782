import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { dialingCodes } from './dialing-codes.ts';
import { exampleNumbers, spellingsOf } from './example-numbers.fixture.ts';
import { readPhone } from './read-phone.ts';

test('each dialling code has the countries that the rules know', () => {
  expect(dialingCodes.map(({ id, code }) => `${id} ${code}`).toSorted()).toEqual(
    getCountries()
      .map((country) => `${country} +${getCountryCallingCode(country)}`)
      .toSorted(),
  );
});

test('a landline and a mobile number of 245 regions, in all spellings, are read as themselves', () => {
  const spellings = exampleNumbers.flatMap(spellingsOf);
  const wrong = spellings.filter(({ typed, country, e164, extension }) => {
    const reading = readPhone(typed, country);
    return !('e164' in reading) || reading.e164 !== e164 || reading.extension !== extension;
  });
  expect([new Set(exampleNumbers.map(({ country }) => country)).size, spellings.length > 15_000, wrong]).toEqual([245, true, []]);
});

test('the digits that are kept mean the same number in the country that is kept, which shares its code', () => {
  const lost = exampleNumbers.flatMap(spellingsOf).filter(({ typed, country, e164 }) => {
    const reading = readPhone(typed, country);
    if (!('e164' in reading)) return true;
    const again = readPhone(reading.digits, reading.country);
    return !('e164' in again) || again.e164 !== e164;
  });
  expect(lost).toEqual([]);
});

describe('what people of a country type', () => {
  test.each([
    ['07700 900123', 'GB', '+447700900123'],
    ['7700 900123', 'GB', '+447700900123'],
    ['+44 (0)7700 900123', 'FR', '+447700900123'],
    ['0044 (0)7700 900123', 'US', '+447700900123'],
    ['011 44 7700 900123', 'US', '+447700900123'],
    ['8~10 44 7700 900123', 'RU', '+447700900123'],
    ['+44 016977 2345', undefined, '+44169772345'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['06 20 123 4567', 'HU', '+36201234567'],
    ['1 212 555 0100', 'US', '+12125550100'],
    ['+1 1 212 555 0100', undefined, '+12125550100'],
    ['011 15-2345-6789', 'AR', '+5491123456789'],
    ['07 12 34 56 78', 'CI', '+2250712345678'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['+39 (0)6 1234 5678', 'DE', '+390612345678'],
    ['919876543210', 'IN', '+919876543210'],
    ['49 1512 3456789', 'DE', '+4915123456789'],
    ['06,12,34,56,78', 'FR', '+33612345678'],
    ['00 57 321 1234567', 'CO', '+573211234567'],
    ['0️⃣7️⃣7️⃣0️⃣0️⃣ 900123', 'GB', '+447700900123'],
  ])('%s in %s is %s', (typed, country, e164) => {
    expect(readPhone(typed, country)).toMatchObject({ e164 });
  });

  test.each([
    ['0770 090012', 'GB', 'impossible'],
    ['33612345678', 'GB', 'impossible'],
    ['2 212 555 0100', 'CA', 'impossible'],
    ['07700 900123 or 07700 900124', 'GB', 'impossible'],
    ['+447700900123 / +33612345678', 'GB', 'impossible'],
    ['1-800-FLOWERS', 'US', 'impossible'],
    ['+999 123 4567', 'GB', 'impossible'],
    // A number in Varese with its 0, and a mobile one without.
    ['+39 (0)332 345678', 'GB', 'impossible'],
    ['call me', 'GB', 'impossible'],
    ['', 'GB', 'impossible'],
    ['07700 900123', undefined, 'noCountry'],
    ['07700 900123', 'XX', 'noCountry'],
  ])('%j in %s is refused: %s', (typed, country, fault) => {
    expect(readPhone(typed, country)).toEqual({ fault });
  });
});

test('a code that is typed counts before the country that is chosen, which stays if it has that code', () => {
  const countryOf = (typed: string, chosen?: string) => (readPhone(typed, chosen) as { country?: string }).country;
  expect(countryOf('+49 151 23456789', 'GB')).toBe('DE');
  expect(countryOf('+1 604 555 0100', 'CA')).toBe('CA');
  expect(countryOf('+44 7700 900123', 'JE')).toBe('JE');
  expect(countryOf('+44 7700 900123')).toBe('GB');
  expect(countryOf('+1 876 555 0100')).toBe('JM');
  expect(countryOf('+800 1234 5678')).toBeUndefined();
});

test.each([
  ['01 234 5678 ext 12', '12'],
  ['(01) 234 5678 extension: 12 (Mon-Fri 9-5)', '12'],
  ['01 234 5678 内線 12', '12'],
  ['01 234 5678 # 1 2', '12'],
  ['01 234 5678;ext=12', '12'],
  ['01 234 5678 × 12', '12'],
])('the extension of %s is apart', (typed, extension) => {
  expect(readPhone(typed, 'IE')).toEqual({ e164: '+35312345678', country: 'IE', digits: '012345678', extension });
});
