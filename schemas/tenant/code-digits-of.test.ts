import { expect, test } from 'vitest';
import { codeDigitsOf } from './code-digits-of.ts';

test('a passcode has the digits that the tenant states, else eight', () => {
  const digitsOf = (identity: object) => codeDigitsOf({ identity: identity as never });
  expect([digitsOf({ codeDigits: 6 }), digitsOf({})]).toEqual([6, 8]);
});
