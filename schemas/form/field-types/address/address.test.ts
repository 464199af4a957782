import { expect, test } from 'vitest';
import type { PostalAddress } from '../../../shared/contact-details.ts';
import { settingsWith } from '../settings.fixture.ts';
import { address, withLine } from './address.ts';

const sound: PostalAddress = { addressLine1: '1 Quay Street', city: 'Cardiff', state: 'Glamorgan', postcode: 'CF10 1AA', country: 'GBR' };
const wordsOf = (changes: PostalAddress = {}, properties = {}) =>
  address.faults(address.fit({ ...sound, ...changes }), settingsWith(properties)).map(({ word }) => word);

test('each line that is missing has its words; nothing is asked for where no answer is required', () => {
  const missing = ['Country', 'Line1', 'City', 'State', 'Postcode'].map((name) => `address${name}Missing`);
  expect(address.faults(undefined, settingsWith()).map(({ word }) => word)).toEqual(missing);
  expect(address.faults(undefined, settingsWith({}, { isRequired: false }))).toEqual([]);
  const atFirst = settingsWith({ defaultCountry: 'GBR' });
  expect(address.faults(undefined, atFirst).map(({ word }) => word)).toEqual(missing.slice(1));
  expect([wordsOf(), wordsOf({ state: '' }), wordsOf({ state: '' }, { isStateRequired: false })]).toEqual([
    [],
    ['addressStateMissing'],
    [],
  ]);
});

test('lines have limits and signs', () => {
  expect(wordsOf({ addressLine1: 'a'.repeat(256), addressLine2: '<b>', city: 'a'.repeat(171), state: '{x}' })).toEqual([
    'addressLineInvalid',
    'addressLineInvalid',
    'addressCityInvalid',
    'addressStateInvalid',
  ]);
  expect(wordsOf({ addressLine1: 'Flat 2/1, Tŷ’r Ysgol #4 (rear)', city: "Bishop's Stortford", state: 'Île-de-France' })).toEqual([]);
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
