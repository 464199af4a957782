import { expect, test } from 'vitest';
import type { PostalAddress } from '#schemas/shared/contact-details';
import { settingsWith } from '../settings.fixture.ts';
import { address, withLine } from './address.ts';

const sound: PostalAddress = { addressLine1: '1 Quay Street', city: 'Cardiff', state: 'Glamorgan', postcode: 'CF10 1AA', country: 'GBR' };
const wordsOf = (changes: PostalAddress = {}, properties = {}) =>
  address.faults(address.fit({ ...sound, ...changes }), settingsWith(properties)).map(({ word }) => word);

test('each line that is missing has its words; nothing is asked for where no answer is required', () => {
  const missing = ['Country', 'Line1', 'City', 'Postcode'].map((name) => `address${name}Missing`);
  expect(address.faults(undefined, settingsWith()).map(({ word }) => word)).toEqual(missing);
  expect(address.faults(undefined, settingsWith({}, { isRequired: false }))).toEqual([]);
  const atFirst = settingsWith({ defaultCountry: 'GBR' });
  expect(address.faults(undefined, atFirst).map(({ word }) => word)).toEqual(missing.slice(1));
});

test('a state is asked for where the country has one, unless the question states it', () => {
  const states = (country: string) =>
    [undefined, true, false].map((isStateRequired) => wordsOf({ country, state: '', postcode: '12345' }, { isStateRequired }).length > 0);
  expect([states('FRA'), states('USA')]).toEqual([
    [false, true, false],
    [true, true, false],
  ]);
});

test('a country whose letters need a state but no town takes either, and one that needs neither is asked for neither', () => {
  const inCountry = (country: string, lines: PostalAddress = {}) =>
    address.faults({ addressLine1: '8 Nathan Road', country, ...lines }, settingsWith()).map(({ word }) => word);
  expect(inCountry('HKG')).toEqual(['addressCityMissing', 'addressStateMissing']);
  expect([inCountry('HKG', { city: 'Kowloon' }), inCountry('HKG', { state: 'Kowloon' }), inCountry('GIB')]).toEqual([[], [], []]);
});

test('a postcode is missed only where no letter arrives without it', () => {
  const withoutOne = ['ARE', 'IRL', 'JAM', 'FRA'].map((country) => wordsOf({ country, postcode: '' }));
  expect(withoutOne).toEqual([[], [], [], ['addressPostcodeMissing']]);
});

test('who has no fixed address writes that, and the country', () => {
  for (const line1 of ['No fixed abode', 'N.F.A.', 'sans domicile fixe', 'Dim cartref sefydlog', 'بلا مأوى'])
    expect(address.faults({ addressLine1: line1, country: 'GBR' }, settingsWith())).toEqual([]);
  expect(address.faults({ addressLine1: 'No fixed road', country: 'GBR' }, settingsWith())).toHaveLength(2);
});

test('lines have limits and signs', () => {
  expect(wordsOf({ addressLine1: 'a'.repeat(256), addressLine2: '<b>', city: 'a'.repeat(171), state: '\uD800' })).toEqual([
    'addressLineInvalid',
    'addressLineInvalid',
    'addressCityInvalid',
    'addressStateInvalid',
  ]);
  expect(wordsOf({ addressLine1: 'Flat 2/1, Tŷ’r Ysgol #4 (rear)', city: "Bishop's Stortford", state: 'Île-de-France' })).toEqual([]);
});

test.each([
  'Westward Ho!',
  'Newcastle‐upon‐Tyne, High‑Street – Tŷ',
  '№ 5, rue du Bac',
  'רח׳ רש״י 4, "הבית"',
  'शक्ति\u200D नगर',
  'می\u200Cدان آزادی',
  'C/ d’en Gal·la · 3ª planta',
  'サン・ミシェル １丁目〜３',
  'شارع ٥؟ (خلف المسجد)',
  'Flat [2] {rear} *A* = “Rose Cottage” §3 ½ ★ 🏠',
])('a line and a town take the signs of %s, and keep them', (text) => {
  const fitted = address.fit({ ...sound, addressLine1: text, addressLine2: text, city: text, state: text });
  expect(fitted).toMatchObject({ addressLine1: text, city: text });
  expect(address.faults(fitted, settingsWith())).toEqual([]);
});

test('marks that turn the direction of what follows are left out', () => {
  expect(address.fit({ ...sound, city: '\u202ECardiff\u2069' })).toMatchObject({ city: 'Cardiff' });
});

test.each([
  ['FRA', '75001', []],
  ['FRA', '75*01', ['addressPostcodeInvalid']],
  ['FRA', '12345678901234', ['addressPostcodeInvalid']],
  ['GBR', 'cf101aa', []],
  ['GBR', '12345', ['addressPostcodeOnlyInvalid']],
  ['GBR', 'GIR 0AA', []],
  ['USA', '02134', []],
  ['USA', '02134-1234', []],
  ['USA', '2134', ['addressZipCodeInvalid']],
  ['CAN', 'k1a0b1', []],
  ['CAN', 'D1A 0B1', ['addressPostalCodeInvalid']],
] as const)('in %s, the postcode %s has %j', (country, postcode, words) => {
  expect(wordsOf({ country, postcode })).toEqual(words);
});

test('Australia has a list of states, and postcodes of four digits', () => {
  expect(wordsOf({ country: 'AUS', state: 'NSW', postcode: '2000' })).toEqual([]);
  expect(wordsOf({ country: 'AUS', postcode: '20000' })).toEqual(['addressStateInvalid', 'addressPostcodeOnlyInvalid']);
});

test('a state falls away where another country has others, and a postcode is written as in its country', () => {
  expect(withLine({ ...sound, postcode: 'cf101aa' }, 'city', ' Barry ')).toEqual({ ...sound, city: 'Barry' });
  expect(withLine({ ...sound, country: 'AUS', state: 'NSW' }, 'country', 'NZL')).not.toHaveProperty('state');
  expect(withLine({ country: 'GBR' }, 'country', '')).toBeUndefined();
});

test('only what is on offer is a country', () => {
  for (const country of ['__proto__', 'constructor', 'toString']) expect(wordsOf({ country })).toEqual(['addressCountryMissing']);
  expect([wordsOf({ country: 'XXX' }), wordsOf({}, { countries: ['FRA'] }), wordsOf({}, { countries: ['GBR'] })]).toEqual([
    ['addressCountryMissing'],
    ['addressCountryMissing'],
    [],
  ]);
});

test('an answer is read in one line, with the name of its country', () => {
  expect(address.readable(sound, settingsWith())).toBe('1 Quay Street, Cardiff, Glamorgan, CF10 1AA, United Kingdom');
  expect(['x', { city: 1 }, {}].map((value) => address.fit(value))).toEqual([undefined, undefined, undefined]);
});
