import { expect, test } from 'vitest';
import { normalName } from './find-user.ts';

test('a telephone number is one name however it is written: with +, with 00, with (0)', () => {
  for (const typed of ['+447700900123', ' +44 7700-900.123 ', '0044 7700 900123', '+44 (0)7700 900123', '\u202a+44 7700 900123\u202c'])
    expect(normalName(typed), typed).toBe('+447700900123');
});

test('what is no whole number stays as it is: a number within a country, an id that begins with 00', () => {
  for (const name of [
    '07700900123',
    '00',
    '0000000x',
    '00aa1111-2222-4333-8444-555566667777',
    '00123456-1234-4123-8123-123456789012',
    'a+44',
  ])
    expect(normalName(` ${name} `)).toBe(name);
  expect(normalName(' 00Ann@Example.org ')).toBe('00ann@example.org');
});
