import { expect, test } from 'vitest';
import { digitsOf } from '#schemas/values/digits';
import { asTyped, isDoubtful, typedOf, usernameOf } from './username.ts';

const mail = (Email: string) => usernameOf('Email', { Email, CountryCode: '', MobileNumber: '' });
const phone = (CountryCode: string, MobileNumber: string) => usernameOf('Sms', { Email: 'x@example.org', CountryCode, MobileNumber });

test('other characters are taken out, digits of other scripts count', () => {
  expect(digitsOf(' (077) 00-900 201x')).toBe('07700900201');
  expect(digitsOf('٠٧٧ ۴۴ ７')).toBe('077447');
});

test('a number goes as typed, with the code beside it, which one that is typed with its own code does not need', () => {
  expect(phone('+44 United Kingdom', ' 07700 900201 ')).toEqual({ username: '07700 900201', countryCode: '+44' });
  for (const typed of ['+447700900201', '0044 7700 900201', '＋٤٤ ٧٧٠٠٩٠٠٢٠١', '(+44) 7700 900201'])
    expect(phone('', typed)).toEqual({ username: typed });
});

test('a number has 4 to 15 digits, without those of its code and of an extension', () => {
  for (const number of ['123', '1234567890123456', '+44'])
    expect(phone('+44', number)).toEqual({ field: 'MobileNumber', message: 'notValidPhoneNumberErrorMessage' });
  for (const number of ['1234', '123456789012345', '00447700900201 ext 12345'])
    expect(phone('+44', number)).toEqual({ username: number, countryCode: '+44' });
});

test('an empty value has the message of its method; of an email, so has what is no mail address', () => {
  expect(mail('  ')).toEqual({ field: 'Email', message: 'emptyEmailErrorMessage' });
  expect(mail(' not an address ')).toEqual({ field: 'Email', message: 'emailDoubt' });
  for (const typed of [' @ ', 'ann@', '@example.org', 'ann lee@example.org', 'ann@one@example.org'])
    expect(mail(typed)).toEqual({ field: 'Email', message: 'emailDoubt' });
  expect(mail(' ann@intranet ')).toEqual({ username: 'ann@intranet' });
  expect(phone('', '07700900201')).toEqual({ field: 'CountryCode', message: 'emptyPhoneNumberErrorMessage' });
  expect(phone('Atlantis', '07700900201')).toEqual({ field: 'CountryCode', message: 'emptyPhoneNumberErrorMessage' });
  expect(phone('+44', '')).toEqual({ field: 'MobileNumber', message: 'emptyPhoneNumberErrorMessage' });
});

test.each(['saskia@example.org.', 'mailto:saskia@example.org', 'Saskia <saskia@example.org>', '\u200Esaskia@example.org\u200B'])(
  '%j is the address of saskia@example.org, as in every form',
  (typed) => {
    expect([mail(typed), isDoubtful(typed)]).toEqual([{ username: 'saskia@example.org' }, false]);
  },
);

test('words beside an address are refused, never glued to it; an international domain is as mail servers know it', () => {
  for (const typed of ['Ann Lee ann@example.org', 'ann@example.org Ann', '.'])
    expect([mail(typed), isDoubtful(typed)]).toEqual([{ field: 'Email', message: 'emailDoubt' }, true]);
  expect(mail('ann@exämple.org')).toEqual({ username: 'ann@xn--exmple-cua.org' });
});

test('a username that the server kept is in its fields again', () => {
  expect(typedOf('a@example.org', 'Email')).toEqual({ Email: 'a@example.org' });
  expect(typedOf('+447700900201', 'WhatsApp')).toEqual({ CountryCode: '+44', MobileNumber: '7700900201' });
  expect(typedOf('0770', 'Sms', '+44')).toEqual({ CountryCode: '+44', MobileNumber: '0770' });
});

test('what was typed is shown as it was typed, a number with the code beside it', () => {
  const typed = { Email: ' Ann@example.org ', CountryCode: '+44 United Kingdom', MobileNumber: '07700 900201' };
  expect(asTyped('Email', typed)).toBe('Ann@example.org');
  expect(asTyped('Sms', typed)).toBe('+44 07700 900201');
  expect(asTyped('WhatsApp', { ...typed, MobileNumber: '+353 1 234' })).toBe('+353 1 234');
});
