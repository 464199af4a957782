import { expect, test } from 'vitest';
import { changedAddress } from './changed-address.ts';

const known = { country: 'GBR', addressLine1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' };

test('a line in Arabic, digits of its script in a postcode, and a country without postcodes are taken', () => {
  const asked = { country: 'JOR', addressLine1: 'شارع 5، شقة 3', city: 'عمّان', postcode: '١٢٣٤٥' };
  expect(changedAddress(known, asked)).toMatchObject({ address: { addressLine1: 'شارع 5، شقة 3', postcode: '12345' }, faults: [] });
  expect(changedAddress(known, { country: 'ARE', addressLine1: 'Villa 3', city: 'Dubai' }).faults).toEqual([]);
});

test('a line is stored as the address question stores it: one space where there was white space', () => {
  const asked = { ...known, addressLine1: ' 2  High\u00a0Street ' };
  expect(changedAddress(known, asked)).toEqual({ address: { ...known, addressLine1: '2 High Street' }, faults: [] });
});

test('what a changed address lacks is named by line; one that is as it was is left as it is', () => {
  expect(changedAddress(known, { ...known, city: '', postcode: '' }).faults.map(({ question }) => question)).toEqual(['city', 'postcode']);
  expect(changedAddress({ city: 'Leeds' }, { city: 'Leeds' })).toEqual({ address: { city: 'Leeds' }, faults: [] });
});
