import { expect, test } from 'vitest';
import { someSpellings } from '#schemas/values/telephone/example-numbers.fixture';
import { codeOf } from '#schemas/values/telephone/dialing-codes';
import { readName } from './typed-name.ts';

test('numbers of all countries, in all spellings, are read as themselves by the code beside them', () => {
  const wrong = someSpellings().filter(({ typed, country, e164 }) => {
    const countryCode = country && codeOf(country);
    return readName({ method: 'Sms', username: typed, countryCode }, country).name !== e164;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['+225', '07 12 34 56 78', '+2250712345678', '+225712345678'],
  ['+353', '01 234 5678 ext 12', '+35312345678', '+3531234567812'],
  ['+44 United Kingdom', '+44 (0)7700 900101', '+447700900101', '+444407700900101'],
  ['+7', '8 912 345-67-89', '+79123456789', '+789123456789'],
  ['+44', '0770 090012', undefined, '+44770090012'],
])('%s and %s is %s, or what an account may be stored under: %s', (countryCode, username, name, former) => {
  const read = readName({ method: 'WhatsApp', username, countryCode }, 'GB');
  expect(read.name).toBe(name);
  expect(read.formerNames).toContain(former);
});

test('a mail address has one name', () => {
  expect(readName({ method: 'Email', username: ' ann@example.org ', countryCode: '+44' }, 'GB')).toEqual({
    name: 'ann@example.org',
    formerNames: [],
  });
});
