import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('a number is written as the language does, with the digits of its pattern', () => {
  expect(formatNumber(4150, 'N0', 'en', 'GBP')).toBe('4,150');
  expect(formatNumber('2875.5', 'N2', 'fr', 'GBP')).toBe('2\u202f875,50');
  expect(formatNumber(0.25, 'P0', 'en', 'GBP')).toBe('25%');
  expect(formatNumber(4150, '', 'en', 'GBP')).toBe('4,150');
});

test('money is of its currency', () => {
  expect(formatNumber(4150, 'C2', 'en', 'GBP')).toBe('£4,150.00');
  expect(formatNumber(4150, 'c0', 'fr', 'EUR')).toBe('4\u202f150\u00a0€');
});

test('what is no number stays', () => {
  expect([formatNumber('none', 'C2', 'en', 'GBP'), formatNumber('', 'N0', 'en', 'GBP'), formatNumber(null, 'N0', 'en', 'GBP')]).toEqual([
    'none',
    '',
    '',
  ]);
});
