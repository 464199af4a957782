import { expect, test } from 'vitest';
import { fieldNumber, plainNumber, readAs } from './number.ts';

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
  ['9500,50', 'en', '9500.50'],
  ['1,5', 'en', '1.5'],
  ['9,500', 'en', '9500'],
  ['1.250,50', 'en', '1250.50'],
  ['1,250.50', 'de', '1250.50'],
  ['9,500', 'de', '9.500'],
  ['9’500', 'de', '9500'],
  ["9'500.50", 'en', '9500.50'],
  ['\u20135', 'en', '-5'],
  ['\u200e৯৫০০', 'en', '9500'],
  ['  ', 'en', ''],
])('a number typed as %s in %s is %j', (typed, language, plain) => {
  expect(plainNumber(typed, language)).toBe(plain);
});

test.each([
  ['300-400', 'en'],
  ['1.25,50', 'en'],
  ['1,2345', 'en'],
  ['1,25.50', 'de'],
  ['2,5,5', 'en'],
  ["5'2", 'en'],
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

test.each([
  ['9500,50', 'en', '9,500.50'],
  ['1,5', 'en', '1.5'],
  ['9’500', 'en', '9,500'],
  ['9500.5', 'de', '9.500,5'],
  ['1,250.50', 'de', '1.250,50'],
])('%s, typed on a page in %s, is shown as %s', (typed, language, shown) => {
  expect(readAs(typed, language)).toBe(shown);
});

test.each([
  ['2015', 'en'],
  ['9,500', 'en'],
  ['9.400,50', 'de'],
  ['9,5', 'de'],
  ['٢٠١٥', 'ar'],
  ['12.', 'en'],
  ['-', 'en'],
  ['', 'en'],
])('%s on a page in %s is not shown once more', (typed, language) => {
  expect(readAs(typed, language)).toBeUndefined();
});

test('a stored number is written into a field so that it is read as the same number', () => {
  for (const language of ['en', 'de', 'fr', 'ar', 'fa', 'ur', 'hi'])
    for (const value of [1.234, 1234, 1234.5, 0.5, -2.25])
      expect([language, Number(plainNumber(fieldNumber(String(value), language), language))]).toEqual([language, value]);
});
