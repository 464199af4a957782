import { expect, test } from 'vitest';
import { passcodeIn } from './passcode.ts';

test.each([
  ['123456', 6, '123456'],
  [' 123 456 ', 6, '123456'],
  ['123-456', 6, '123456'],
  ['1 2 3 4 5 6', 6, '123456'],
  ['١٢٣٤٥٦', 6, '123456'],
  ['\u200e১২৩\u00a0৪৫৬\u200f', 6, '123456'],
  ['Your code is 123456. Do not share it with anyone, or ring 0800 123 456.', 6, '123456'],
  ['Your code is 123 456. It counts for 15 minutes.', 6, '123456'],
  ['Calder: 123–456 is your code (10 min).', 6, '123456'],
  ['Northgate: 96927472\n\n@northgate.example #96927472', 8, '96927472'],
  ['On 29.11.2026 at 10:15 the code was 96927472', 8, '96927472'],
  ['رمزكم هو ٩٦٩٢٧٤٧٢. صالح لمدة 15 دقيقة.', 8, '96927472'],
  ['12345', 6, '12345'],
  ['1234567', 6, '1234567'],
  ['12a34', 6, '1234'],
  [' abc ', 6, 'abc'],
  ['', 6, ''],
])('%j, of a code of %i digits, is %j', (typed, length, code) => {
  expect(passcodeIn(typed, length)).toBe(code);
});
