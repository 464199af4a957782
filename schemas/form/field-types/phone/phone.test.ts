import { expect, test } from 'vitest';
import { dialingCodes } from '../../../shared/dialing-codes.ts';
import { threeLetters } from '../countries/iso3.ts';
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
  expect(withCountry({ iso3: 'GBR', number: '07700900123' }, 'FRA')).toMatchObject({ dialingCode: '+33', phoneNumber: '+337700900123' });
});

test('about 240 dialing codes, each with the three letters of its country', () => {
  expect(dialingCodes.length).toBeGreaterThan(230);
  expect(dialingCodes.filter(({ id }) => !/^[A-Z]{3}$/.test(threeLetters(id) ?? ''))).toEqual([]);
});

test('how many digits a number has: 4 to 15, other limits in four countries, and those of the definition', () => {
  const limits = (min: number, max: number) => ({ min, max });
  expect([faultsOf('FRA', '123'), faultsOf('FRA', '1234'), faultsOf('FRA', '1'.repeat(16))]).toEqual([
    [['phoneLength', limits(4, 15)]],
    [],
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
  expect(faultsOf('GBR', '12345', { minLength: '5', maxLength: 6 })).toEqual([]);
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
  expect(phone.fit(sent)).toEqual({ dialingCode: '+44', iso3: 'GBR', number: '07700900123', phoneNumber: '+447700900123' });
  expect(phone.faults(phone.fit({ iso3: 'GBR', number: '07700x9001' }), settings()).map(({ word }) => word)).toEqual(['phoneNumeric']);
  expect(['07700', [], { number: 7 }].map((value) => phone.fit(value))).toEqual([undefined, undefined, undefined]);
});

test('the server is asked by the whole number, unless it need not be unique', () => {
  const number = withNumber({ iso3: 'GBR' }, '07700900123');
  expect(phone.check(number, settings())).toEqual({ what: 'phone', phone: '+447700900123' });
  expect(phone.check(number, settings({ isUnique: false }))).toBeUndefined();
  expect(['Ok', 'InUse', 'Unknown'].map((result) => phone.checked({ result })?.word)).toEqual([undefined, 'phoneNotUnique', 'phoneServer']);
});
