import { expect, test } from 'vitest';
import { isHalfTyped, plainNumber } from './plain-number.ts';

test.each([
  ['٢٠١٥', 'ar', '2015'],
  ['۲۰۱۵', 'en', '2015'],
  ['२०१५', 'cy', '2015'],
  ['２０１５', 'en', '2015'],
  ['٩٬٤٠٠٫٥٠', 'ar', '9400.50'],
  ['9,400.50', 'en', '9400.50'],
  ['9.400,50', 'de', '9400.50'],
  ['9.400', 'de', '9400'],
  ['9.4', 'de', '9.4'],
  ['12,', 'de', '12.'],
  ['£ 9 400', 'en', '9400'],
  ['-5', 'en', '-5'],
  ['5-', 'en', '5'],
  ['1.2.3', 'en', '1.23'],
  ['about ten', 'en', ''],
])('a number typed as %s in %s is %j', (typed, language, plain) => {
  expect(plainNumber(typed, language)).toBe(plain);
});

test('a sign alone is the beginning of a number', () => {
  expect(['-', '.', '-.', '', '-5', '5.'].map(isHalfTyped)).toEqual([true, true, true, false, false, false]);
});
