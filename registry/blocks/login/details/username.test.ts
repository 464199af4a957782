import { expect, test } from 'vitest';
import { digitsOf } from '#schemas/shared/sign-in';
import { typedOf, usernameOf } from './username.ts';

const mail = (Email: string) => usernameOf('Email', { Email, CountryCode: '', MobileNumber: '' });
const phone = (CountryCode: string, MobileNumber: string) => usernameOf('Sms', { Email: 'x@example.org', CountryCode, MobileNumber });

test('other characters are taken out, digits of other scripts count', () => {
  expect(digitsOf(' (077) 00-900 201x')).toBe('07700900201');
  expect(digitsOf('٠٧٧ ۴۴ ７')).toBe('077447');
});

test('a number has 4 to 15 digits and loses one leading 0', () => {
  expect(phone('+44 United Kingdom', '07700 900201')).toEqual({ username: '+447700900201' });
  expect(phone('44', '0077')).toEqual({ username: '+44077' });
  for (const number of ['123', '1234567890123456'])
    expect(phone('+44', number)).toEqual({ field: 'MobileNumber', message: 'notValidPhoneNumberErrorMessage' });
  expect(phone('+44', ' 1234 ')).toEqual({ username: '+441234' });
  expect(phone('+44', '123456789012345')).toEqual({ username: '+44123456789012345' });
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

test('a username that the server kept is in its fields again', () => {
  expect(typedOf('a@example.org', 'Email', undefined)).toEqual({ Email: 'a@example.org' });
  expect(typedOf('+447700900201', 'WhatsApp', 'GB')).toEqual({ CountryCode: '+44', MobileNumber: '7700900201' });
  expect(typedOf('07700900201', 'Sms', 'GB')).toEqual({ CountryCode: '', MobileNumber: '07700900201' });
});
