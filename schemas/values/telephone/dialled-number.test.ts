import { expect, test } from 'vitest';
import { dialledNumber } from './dialled-number.ts';
import { countryAtHome } from './dialing-codes.ts';
import { readPhone } from './read-phone.ts';

test('a number is dialled as it is stored; what is none, or has an extension, has the word for it', () => {
  const dialled = (typed: string, country?: string) => dialledNumber(readPhone(typed, country));
  expect(dialled('07700 900123', 'GB')).toEqual({ e164: '+447700900123' });
  expect(dialled('01 234 5678 ext 12', 'IE')).toEqual({ word: 'phoneExtension', values: { extension: '12' } });
  expect([dialled('07700 900123'), dialled('call me', 'GB')]).toEqual([
    { word: 'phoneImpossible', values: {} },
    { word: 'phoneImpossible', values: {} },
  ]);
});

test('the country at home is that of the present number, also one that shares its code; else the one that is known', () => {
  expect(countryAtHome('+353861234567', 'GB')).toBe('IE');
  expect(countryAtHome('+447700900123', 'JE')).toBe('JE');
  expect([countryAtHome(null, 'GB'), countryAtHome(undefined)]).toEqual(['GB', undefined]);
});
