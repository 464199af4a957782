import { expect, test } from 'vitest';
import { formerNumber } from './former-number.ts';
import { exampleNumbers } from './example-numbers.fixture.ts';
import { readPhone } from './read-phone.ts';
import { storedNumbers } from './stored-numbers.ts';

test.each([
  ['+225', '07 12 34 56 78', '+225712345678'],
  ['+353', '01 234 5678 ext 12', '+3531234567812'],
  ['44', '+44 (0)7700 900101', '+444407700900101'],
])('the former reading of %s and %s is %s', (code, typed, number) => {
  expect(formerNumber(code, typed)).toBe(number);
});

test('a number may be stored as the former reading made it of its usual spellings', () => {
  expect(storedNumbers('+2250712345678')).toEqual(['+2250712345678', '+225712345678', '+2252250712345678']);
  expect(storedNumbers('+79123456789')).toEqual(['+79123456789', '+789123456789', '+779123456789']);
  expect(storedNumbers('+36201234567')).toEqual(['+36201234567', '+366201234567', '+3636201234567']);
  expect(storedNumbers('+12125550100')).toEqual(['+12125550100', '+112125550100']);
  expect(storedNumbers('+44770090012')).toEqual(['+44770090012']);
});

test('none of them is the number of another person', () => {
  const others = exampleNumbers.flatMap(({ e164 }) =>
    storedNumbers(e164)
      .slice(1)
      .filter((former) => isNumber(former)),
  );
  expect(others).toEqual([]);
});

const isNumber = (number: string): boolean => {
  const reading = readPhone(number);
  return 'e164' in reading && reading.e164 === number;
};
