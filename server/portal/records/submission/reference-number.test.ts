import { expect, test } from 'vitest';
import { referenceNumber, referenceNumberIn } from './reference-number.ts';

test('every reference number is recognised without its dashes, and a word of as many letters is none', () => {
  const numbers = Array.from({ length: 2000 }, referenceNumber);
  expect(numbers.filter((number) => referenceNumberIn(number.replaceAll('-', '').toLowerCase()) !== number)).toEqual([]);
  expect(referenceNumberIn('treatment')).toBeUndefined();
});
