import { expect, test } from 'vitest';
import { internationalNumber } from './international-number.ts';

test.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['+33 6 12 34 56 78', 'GB', '+33612345678'],
  ['00353 86 123 4567', 'GB', '+353861234567'],
  ['07700 900123', undefined, undefined],
  ['06 12 34 56 78', 'FR', undefined],
  ['07700 90', 'GB', undefined],
  ['7700 900123', 'GB', '+447700900123'],
  ['33612345678', 'GB', undefined],
  ['447700900123', 'GB', undefined],
  ['0412 345 678', 'AU', '+61412345678'],
  ['212 555 0100', 'US', '+12125550100'],
  ['1 (212) 555-0100', 'US', '+12125550100'],
  ['2 212 555 0100', 'CA', undefined],
  ['1 212 555 010', 'US', undefined],
  ['+1 1 212 555 0100', undefined, '+12125550100'],
  ['+44 (0)7700 900123', undefined, '+447700900123'],
  ['+44 016977 2345', undefined, '+44169772345'],
  ['0770 090012', 'GB', undefined],
  ['call me', 'GB', undefined],
  ['', 'GB', undefined],
])('%j, typed where people of %s live, is %s', (typed, country, number) => {
  expect(internationalNumber(typed, country)).toBe(number);
});
