import { expect, test } from 'vitest';
import { fieldWords } from '#forms/definition';
import { changedAddress as changedIn } from './changed-address.ts';

const changedAddress = (before: Parameters<typeof changedIn>[0], asked: Parameters<typeof changedIn>[1]) =>
  changedIn(before, asked, fieldWords);

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

test('a state is asked for in the countries whose letters need one', () => {
  expect(changedAddress(known, { country: 'USA', addressLine1: '1 Main Street', city: 'Boston', postcode: '02134' }).faults).toEqual([
    { question: 'state', message: 'Province/State/Territory is required.' },
  ]);
});

test('what is wrong is stated in the words of the reader', () => {
  const words = { ...fieldWords, addressCityMissing: 'La ville manque.' };
  expect(changedIn(known, { ...known, city: '' }, words).faults).toEqual([{ question: 'city', message: 'La ville manque.' }]);
});
