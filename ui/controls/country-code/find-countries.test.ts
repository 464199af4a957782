import { describe, expect, test, vi } from 'vitest';
import { codeOf, countryOfNumber } from '#schemas/values/telephone/dialing-codes';
import { countriesIn } from './countries.ts';
import { countryMeant, findCountries } from './find-countries.ts';
import { writtenCountries } from '../../text/written-names/countries.ts';

const ids = (typed: string, language = 'en') => findCountries(countriesIn(language), typed).map(({ id }) => id);
const meant = (typed: string, home?: string, language = 'en') => countryMeant(countriesIn(language), typed, home)?.id;

test('a row has code, country and id; no country is there twice, none without its name', () => {
  const all = countriesIn('en');
  expect(all.find(({ id }) => id === 'GB')).toMatchObject({ id: 'GB', code: '+44', country: 'United Kingdom' });
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(230);
  for (const { id, code, country } of all) {
    expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(country).not.toBe(id);
  }
  expect(countriesIn('ar').find(({ id }) => id === 'EG')?.country).toBe('مصر');
});

test('written names go before those of the browser, which may know none in the language', async () => {
  vi.spyOn(Intl.DisplayNames, 'supportedLocalesOf').mockImplementation((asked) => (String(asked) === 'cy' ? [] : [String(asked)]));
  const [welsh, english] = [await writtenCountries('cy'), await writtenCountries('en')];
  expect([welsh?.['GB'], english, await writtenCountries('xx')]).toEqual(['Y Deyrnas Unedig', undefined, undefined]);
  const countries = countriesIn('en', welsh);
  expect(findCountries(countries, 'deyrnas')[0]?.id).toBe('GB');
  expect(countryMeant(countries, '+44 United Kingdom')?.country).toBe('Y Deyrnas Unedig');
  expect(countries.find(({ id }) => id === 'JP')?.country).toBe('Japan');
  vi.restoreAllMocks();
});

describe('the countries are found', () => {
  test.each([
    ['44', 'GB'],
    ['+44', 'GB'],
    ['٤٤', 'GB'],
    ['gb', 'GB'],
    ['UK', 'GB'],
    ['wales', 'GB'],
    ['Cote', 'CI'],
    ['+44 United Kingdo', 'GB'],
    ['guinea bis', 'GW'],
    ['1', 'US'],
    ['niger', 'NE'],
  ])('%j leads with %s', (typed, id) => expect(ids(typed)[0]).toBe(id));

  test('by name in the language shown, and in English too', () => {
    expect(ids('مصر', 'ar')).toEqual(['EG']);
    expect(ids('egyp', 'ar')).toEqual(['EG']);
  });
  test('only what fits is left, and an empty text leaves all', () => {
    expect(ids('united')).toEqual(expect.arrayContaining(['AE', 'GB', 'US']));
    expect(ids('united')).not.toContain('FR');
    expect(ids('zzz')).toEqual([]);
    expect(ids('')).toHaveLength(countriesIn('en').length);
  });
});

test('the country that Enter takes of those that share a code is the one that leaving the field takes', () => {
  const first = (home?: string) => findCountries(countriesIn('en'), '44', home)[0]?.id;
  expect([first(), first('GB'), first('JE')]).toEqual(['GB', 'GB', 'JE']);
  expect([meant('44'), meant('44', 'GB'), meant('44', 'JE')]).toEqual(['GB', 'GB', 'JE']);
});

test('a text that is left in the field means one country, or none', () => {
  expect(meant('44')).toBe('GB');
  expect(meant('44', 'JE')).toBe('JE');
  expect(meant('1', 'GB')).toBe('US');
  expect(meant('germ')).toBe('DE');
  expect(meant('united')).toBeUndefined();
  expect(meant('999')).toBeUndefined();
  expect(meant(' ')).toBeUndefined();
});

test('a number in international form begins with its country', () => {
  expect(countryOfNumber('+447700900201')).toBe('GB');
  expect(countryOfNumber('+447700900201', 'JE')).toBe('JE');
  expect(countryOfNumber('+35799123456')).toBe('CY');
  expect(countryOfNumber('+0')).toBeUndefined();
  expect(codeOf('EG')).toBe('+20');
});
