import { expect, test } from 'vitest';
import { codeTyped, internationalNumber, phoneTyped } from './dialing-codes.ts';

test('a number is whole with + or 00 before the code of its country; the (0) after the code goes', () => {
  for (const typed of ['+44 7700 900123', '0044 7700 900123', '+44 (0)7700 900123', '00 44 (0) 7700-900123', '\u202a+٤٤ ٧٧٠٠ ٩٠٠١٢٣\u202c'])
    expect(internationalNumber(typed), typed).toBe('+447700900123');
  expect([internationalNumber('07700 900123'), internationalNumber('')]).toEqual([undefined, undefined]);
});

test('a code of a country has one to three digits, whatever is written beside them; nothing else is one', () => {
  expect(['+44 United Kingdom', '44', '0044', '+٤٤', '1'].map(codeTyped)).toEqual(['44', '44', '44', '44', '1']);
  expect(['', 'Atlantis', '07700 900302', '077', '4477', '0', '00'].map(codeTyped)).toEqual(['', '', '', '', '', '', '']);
});

test('a number with its own country goes before the code beside it; one without has that code', () => {
  const whole = { code: '44', number: '7700900123' };
  for (const [country, mobile] of [
    ['+44', '0044 7700 900123'],
    ['+353 Ireland', '+44 (0)7700 900123'],
    ['', '00447700900123'],
  ] as const)
    expect(phoneTyped(country, mobile)).toEqual(whole);
  expect(phoneTyped('+44', '07700 900123')).toEqual({ code: '44', number: '07700900123' });
  expect(phoneTyped('+44', '0077')).toEqual({ code: '44', number: '0077' });
});
