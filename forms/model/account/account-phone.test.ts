import { expect, test } from 'vitest';
import { answersToSend } from '../answers-to-send.ts';

const definition = { elements: [{ type: 'text', name: 'phoneNumber', inputType: 'tel' }] };
const errorOf = (phoneNumber: string, accountCountry?: string, words = {}) =>
  answersToSend(definition, {
    language: 'en',
    answers: { phoneNumber },
    notShown: '',
    notOffered: '',
    words,
    seeds: { account_RegistrationType: 'Register' },
    accountCountry,
  }).errors.map(({ message }) => message);

test.each([
  ['07700 900123', 'GB', true],
  ['٠٧٧٠٠ ٩٠٠١٢٣', 'GB', true],
  ['07700–900–123', 'GB', true],
  ['(+33) 6 12 34 56 78', 'GB', true],
  ['+225 07 12 34 56 78', undefined, true],
  ['07700 900123', undefined, false],
  ['0770 090012', 'GB', false],
  ['call me', 'GB', false],
])('the number of an account, typed as %j where people of %s live, is taken: %s', (typed, country, isTaken) => {
  expect(errorOf(typed, country)).toEqual(
    isTaken ? [] : ['This is not a whole telephone number. Check its digits, and the country code if it is of another country.'],
  );
});

test('an extension is named, in the words of the form', () => {
  expect(errorOf('01 234 5678 ext 12', 'IE', { phoneExtension: 'Sans {extension}' })).toEqual(['Sans 12']);
});
