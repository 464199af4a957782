import { expect, test } from 'vitest';
import { plainNumber } from './plain-number.ts';

test.each([
  ['٢٠١٥', 'ar', '2015'],
  ['۲۰۱۵', 'en', '2015'],
  ['२०१५', 'cy', '2015'],
  ['２０１５', 'en', '2015'],
  ['٩٬٤٠٠٫٥٠', 'ar', '9400.50'],
  ['9,400.50', 'en', '9400.50'],
  ['12,34,567', 'en', '1234567'],
  ['9.400,50', 'de', '9400.50'],
  ['9.400', 'de', '9400'],
  ['9.4', 'de', '9.4'],
  ['12,', 'de', '12.'],
  ['£ 9 400', 'en', '9400'],
  ['-5', 'en', '-5'],
  ['−5', 'en', '-5'],
  ['.5', 'en', '.5'],
  ['  ', 'en', ''],
])('a number typed as %s in %s is %j', (typed, language, plain) => {
  expect(plainNumber(typed, language)).toBe(plain);
});

test.each([
  ['300-400', 'en'],
  ['1.250,50', 'en'],
  ['1,250.50', 'de'],
  ['2,5', 'en'],
  ['3oo', 'en'],
  ['1.2.3', 'en'],
  ['5-', 'en'],
  ['-', 'en'],
  ['.', 'en'],
  ['about ten', 'en'],
  ['99999999999999999999', 'en'],
])('%s in %s is no number, and none is made of it', (typed, language) => {
  expect(plainNumber(typed, language)).toBeNull();
});
