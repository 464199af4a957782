import { expect, test } from 'vitest';
import { readable } from './readable-answer.ts';

const en = { language: 'en', signed: 'Signed' };

test.each<[unknown, string]>([
  ['1980-02-03', '3 February 1980'],
  ['1980-02-03T00:00:00.000Z', '3 February 1980'],
  ['1980-02-03T10:00:00.000Z', '3 February 1980, 10:00 UTC'],
  ['1980-02-03T10:00', '3 February 1980, 10:00'],
  ['1980-99-99', '1980-99-99'],
  [['a', '', null, 2], 'a, 2'],
  [[{ name: 'v5c.pdf', content: 'data:application/pdf;base64,AA' }], 'v5c.pdf'],
  ['data:image/png;base64,AA', 'Signed'],
  [{ make: 'Tern', more: { year: 2016 }, none: '' }, 'make: Tern, more: year: 2016'],
  [undefined, ''],
  [false, 'false'],
])('an answer reads as people write it: %j', (value, text) => {
  expect(readable(value, en)).toBe(text);
});

test('a day and its time are listed as the language lists them', () => {
  expect(readable('1980-02-03T10:00', { language: 'ur', signed: '', datePattern: 'dd MM yyyy' })).toBe('03 02 1980، 10:00');
});

test('a day follows the pattern of the tenant, where it sets one', () => {
  expect(readable('2026-09-05', { ...en, datePattern: 'd MMM yyyy' })).toBe('5 Sep 2026');
  expect(readable('2026-09-05', { language: 'fr', signed: '', datePattern: 'dd MMMM yyyy' })).toBe('05 septembre 2026');
});

test('names of several files keep to themselves where the text turns round; that of one is as it is', () => {
  const files = [{ name: 'رسالة (2).pdf' }, { name: 'letter.jpg' }];
  const reading = { language: 'ar', signed: '' };
  expect(readable(files, reading)).toBe('\u2068رسالة (2).pdf\u2069، \u2068letter.jpg\u2069');
  expect(readable(files.slice(0, 1), reading)).toBe('رسالة (2).pdf');
});
