import { expect, test } from 'vitest';
import { digitsOf, withLatinDigits } from './digits.ts';

test('the digits of every script are read', () => {
  const everyDigit = Array.from({ length: 0x11_0000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => /\p{Nd}/u.test(sign))
    .join('');
  expect(everyDigit.length).toBeGreaterThan(700);
  expect(withLatinDigits(everyDigit)).toBe('0123456789'.repeat(withLatinDigits(everyDigit).length / 10));
});

test('everything but digits is taken out', () => {
  expect(digitsOf('৯৬৯ ২৭৪-৭২')).toBe('96927472');
  expect(digitsOf('code: １２３')).toBe('123');
  expect(withLatinDigits('০১৭১১-12')).toBe('01711-12');
});
