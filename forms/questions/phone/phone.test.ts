import { expect, test } from 'vitest';
import { dialingCodes } from '#schemas/values/telephone/dialing-codes';
import { threeLetters } from '#schemas/values/countries/iso3';
import type { FieldFault } from '../field-type.ts';
import { settingsWith } from '../settings.fixture.ts';
import { phone, withCountry, withNumber } from './phone.ts';

const settings = (properties: Readonly<Record<string, unknown>> = {}, isRequired = true) => settingsWith(properties, { isRequired });
const faultsOf = (iso3: string, number: string, properties = {}) => {
  const faults: readonly FieldFault[] = phone.faults(withNumber({ iso3 }, number), settings(properties));
  return faults.map(({ word, values }) => [word, values]);
};

test.each([
  ['07700 900123', '07700900123', '+447700900123'],
  ['7700-900 123', '7700900123', '+447700900123'],
  ['+44 (0)7700 900123', '7700900123', '+447700900123'],
  ['0044 7700 900123', '7700900123', '+447700900123'],
  ['٠٧٧٠٠٩٠٠١٢٣', '07700900123', '+447700900123'],
])('%s, typed or pasted, is %s of the United Kingdom', (typed, number, phoneNumber) => {
  expect(withNumber({ iso3: 'GBR' }, typed)).toEqual({ dialingCode: '+44', iso3: 'GBR', number, phoneNumber });
});

test('a pasted number brings its country along, and stays in that chosen of those that share a code', () => {
  expect(withNumber({ iso3: 'GBR' }, '+49 151 23456789')).toMatchObject({ iso3: 'DEU', phoneNumber: '+4915123456789' });
  expect(withNumber({}, '+44 7700 900123')).toMatchObject({ iso3: 'GBR' });
  expect(withNumber({ iso3: 'CAN' }, '+1 604 555 0100')).toMatchObject({ iso3: 'CAN', number: '6045550100' });
  expect(withNumber({}, 'abc')).toBeUndefined();
  expect(withCountry({ iso3: 'GBR', number: '0612345678' }, 'FRA')).toMatchObject({ dialingCode: '+33', phoneNumber: '+33612345678' });
  expect(withCountry({ iso3: 'GBR', number: '07700900123' }, 'FRA')).toEqual({ dialingCode: '+33', iso3: 'FRA', number: '07700900123' });
});

test('about 240 dialing codes, each with the three letters of its country', () => {
  expect(dialingCodes.length).toBeGreaterThan(230);
  expect(dialingCodes.filter(({ id }) => !/^[A-Z]{3}$/.test(threeLetters(id) ?? ''))).toEqual([]);
});

test('what cannot be a number is refused by its count of digits, or else by the rules of its country; limits of the definition take the place of both', () => {
  const limits = (min: number, max: number) => ({ min, max });
  expect([faultsOf('FRA', '123'), faultsOf('FRA', '1234'), faultsOf('FRA', '1'.repeat(16))]).toEqual([
    [['phoneLength', limits(4, 15)]],
    [['phoneImpossible', {}]],
    [['phoneLength', limits(4, 15)]],
  ]);
  expect([
    faultsOf('AUS', '12345678'),
    faultsOf('GBR', '123456789'),
    faultsOf('USA', '123456789'),
    faultsOf('CAN', '1'.repeat(12)),
  ]).toEqual([
    [['phoneLength', limits(9, 10)]],
    [['phoneLength', limits(10, 11)]],
    [['phoneCellLength', limits(10, 11)]],
    [['phoneCellLength', limits(10, 11)]],
  ]);
  expect(faultsOf('GBR', '0770 090012')).toEqual([['phoneImpossible', {}]]);
  expect(faultsOf('GBR', '016977 2345')).toEqual([]);
  expect(faultsOf('GBR', '+800 1234 5678')).toEqual([['phoneImpossible', {}]]);
  const own = { minLength: '5', maxLength: 6 };
  expect([faultsOf('GBR', '12345', own), faultsOf('GBR', '07700 900123', own)]).toEqual([[], [['phoneLength', limits(5, 6)]]]);
  expect(phone.fit({ iso3: 'GBR', number: '012345' }, settings(own))).toMatchObject({ number: '012345', phoneNumber: '+4412345' });
});

test('an extension stays where it was typed and is refused; it never joins the number', () => {
  const typed = withNumber({ iso3: 'IRL' }, '01 234 5678 ext 12');
  expect(typed).toEqual({ dialingCode: '+353', iso3: 'IRL', number: '01 234 5678 ext 12' });
  expect(faultsOf('IRL', '01 234 5678 ext 12')).toEqual([['phoneExtension', { extension: '12' }]]);
  expect(phone.fit(typed, settings())).toEqual(typed);
});

test('what is missing has its words, and nothing is where no answer is required', () => {
  expect(phone.faults(undefined, settings()).map(({ word }) => word)).toEqual(['phoneDialingCodeMissing', 'phoneNumberMissing']);
  expect(phone.faults(withCountry({}, 'USA'), settings()).map(({ word }) => word)).toEqual(['phoneCellNumberMissing']);
  expect(phone.faults(withNumber({}, '12345'), settings({}, false)).map(({ word }) => word)).toEqual(['phoneDialingCodeMissing']);
  expect(phone.faults(withCountry({}, 'USA'), settings({}, false))).toEqual([]);
  // A country that is chosen at first is not missing.
  expect(phone.faults(undefined, settings({ defaultCountry: 'GBR' })).map(({ word }) => word)).toEqual(['phoneNumberMissing']);
});

test('an answer that was sent otherwise: its parts are computed, and what is no digit is refused', () => {
  const sent = { dialingCode: '+1', iso3: 'GBR', number: '07700900123', phoneNumber: '+999', more: 1 };
  expect(phone.fit(sent, settings())).toEqual({ dialingCode: '+44', iso3: 'GBR', number: '07700900123', phoneNumber: '+447700900123' });
  expect(phone.faults(phone.fit({ iso3: 'GBR', number: '07700x9001' }, settings()), settings()).map(({ word }) => word)).toEqual([
    'phoneNumeric',
  ]);
  expect(['07700', [], { number: 7 }].map((value) => phone.fit(value, settings()))).toEqual([undefined, undefined, undefined]);
});

test('the server is asked by the whole number, unless it need not be unique', () => {
  const number = withNumber({ iso3: 'GBR' }, '07700900123');
  expect(phone.check(number, settings())).toEqual({ what: 'phone', phone: '+447700900123' });
  expect(phone.check(number, settings({ isUnique: false }))).toBeUndefined();
  expect(['Ok', 'InUse', 'Unknown'].map((result) => phone.checked({ result })?.word)).toEqual([undefined, 'phoneNotUnique', 'phoneServer']);
});
