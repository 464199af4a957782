import { expect, test } from 'vitest';
import { threeLetters } from '../countries/iso3.ts';
import { listedCountries } from '../countries/listed-countries.ts';
import { rulesOf, writtenPostcode } from './country-rules.ts';
import { postcodeExamples } from './postcode-examples.fixture.ts';

const isPostcode = (country: string, typed: string): boolean => rulesOf(country).postcode.test(writtenPostcode(country, typed));

test('every example of the address data is a postcode of its country, also without capitals', () => {
  const examples = Object.entries(postcodeExamples).flatMap(([two, list]) =>
    list.flatMap((postcode) => [postcode, postcode.toLowerCase()].map((typed) => [threeLetters(two) ?? two, typed] as const)),
  );
  expect(examples.length).toBeGreaterThan(600);
  expect(examples.filter(([country, typed]) => !isPostcode(country, typed))).toEqual([]);
});

test.each([
  ['GBR', 'BFPO 61', 'BFPO 61'],
  ['GBR', 'bfpo61', 'BFPO 61'],
  ['GBR', 'BFPO 5419', 'BFPO 5419'],
  ['GBR', 'gir0aa', 'GIR 0AA'],
  ['GBR', 'JE23AB', 'JE2 3AB'],
  ['GBR', 'fiqq1zz', 'FIQQ 1ZZ'],
  ['GBR', 'GX11 1AA', 'GX11 1AA'],
  ['GBR', 'rh6 ohp', 'RH6 0HP'],
  ['GBR', ' ＣＦ１０ １ＡＡ.', 'CF10 1AA'],
  ['USA', '22162–1010', '22162-1010'],
  ['CAN', 'k1a0b1', 'K1A 0B1'],
  ['JPN', '〒154−0023', '154-0023'],
  ['JOR', '١٢٣٤٥', '12345'],
])('in %s, %s is written %s', (country, typed, written) => {
  expect([writtenPostcode(country, typed), isPostcode(country, typed)]).toEqual([written, true]);
});

test('66 of the listed countries have no postcode, more than a hundred may leave it out, and most have no state', () => {
  const rules = listedCountries.map(({ value }) => rulesOf(value));
  const count = (need: string) => rules.filter(({ postcodeNeed }) => postcodeNeed === need).length;
  expect([count('none'), count('optional'), count('required')]).toEqual([66, 107, 72]);
  expect(rules.filter(({ isStateNeeded }) => isStateNeeded)).toHaveLength(36);
});
