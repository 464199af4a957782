import { expect, test } from 'vitest';
import { settingsWith } from '../settings.fixture.ts';
import { address } from './address.ts';
import { lookedUpAddress, postcodeIn } from './looked-up.ts';

const asked = { country: 'GBR', postcode: 'ZZ1 1AA' };

test('of what a service answers only lines are taken, in the signs and lengths that the question takes', () => {
  const found = {
    addressLine1: '  1\n<b>Made-up</b>\u0000 Street ',
    addressLine2: 'x'.repeat(300),
    city: `${'a'.repeat(169)}𐐀b`,
    state: { toString: 'no text' },
    postcode: 'zz11ab',
    country: 'FRA',
    uprn: 1,
  };
  const taken = lookedUpAddress(found, asked);
  expect(taken).toEqual({
    addressLine1: '1 bMade-up/b Street',
    addressLine2: 'x'.repeat(255),
    city: 'a'.repeat(169),
    postcode: 'ZZ1 1AB',
    country: 'GBR',
  });
  expect(address.faults(taken, settingsWith({ isStateRequired: false }))).toEqual([]);
});

test('without a first line it is no address; without a postcode of the country it has the one that was asked for', () => {
  for (const found of [null, 'text', [], {}, { addressLine1: '<>' }, { addressLine1: 7, city: 'Madeupton' }])
    expect(lookedUpAddress(found, asked)).toBeUndefined();
  expect(lookedUpAddress({ addressLine1: '1 Made-up Street', postcode: '90210' }, asked)).toMatchObject({ postcode: 'ZZ1 1AA' });
});

test('where a country has a list of states, only one of them is taken', () => {
  const inAustralia = { country: 'AUS', postcode: '9999' };
  const found = { addressLine1: '1 Made-up Street', city: 'Madeupton' };
  expect(lookedUpAddress({ ...found, state: 'NSW' }, inAustralia)).toMatchObject({ state: 'NSW' });
  expect(lookedUpAddress({ ...found, state: 'New South Wales' }, inAustralia)).not.toHaveProperty('state');
});

test.each([
  ['GBR', ' cf101aa ', 'CF10 1AA'],
  ['GBR', 'CF10', undefined],
  ['GBR', 'CF10 1AA&key=1', undefined],
  ['GBR', '../CF10 1AA', undefined],
  ['AUS', '9999', '9999'],
  ['FRA', 'ab 1', 'AB 1'],
  ['FRA', '75001\r\nHost: x', undefined],
])('in %s, %j is the postcode %j', (country, typed, written) => {
  expect(postcodeIn(country, typed)).toBe(written);
});
