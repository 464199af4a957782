import { expect, test } from 'vitest';
import type { FieldSettings } from '../field-type.ts';
import { settingsWith } from '../settings.fixture.ts';
import { toEmail, uniqueEmail } from './unique-email.ts';

const settings = (more: Partial<FieldSettings> = {}) => settingsWith({}, more);

test.each([
  ['a b', 'emailFormat'],
  ['al', 'emailFormat'],
  ['al@', 'emailFormat'],
  ['jürgen@example.org', 'emailCharacters'],
  ['al@exämple.org', 'emailCharacters'],
  [`al@${'a'.repeat(60)}.${`${'b'.repeat(50)}.`.repeat(4)}org`, 'emailLength'],
  ['al@example', 'emailDomain'],
  ['al@-example.org', 'emailDomain'],
  [`${'a'.repeat(65)}@example.org`, 'emailFormat'],
])('%s is refused: %s', (email, word) => {
  expect(uniqueEmail.faults(email, settings())).toEqual([{ word }]);
});

test('none is refused where one is required only', () => {
  expect(uniqueEmail.faults(undefined, settings())).toEqual([{ word: 'emailMissing' }]);
  expect(uniqueEmail.faults(undefined, settings({ isRequired: false }))).toEqual([]);
  expect(uniqueEmail.faults('Al.B+c@mail.example.org', settings())).toEqual([]);
});

test('what is pasted around an address goes; words beside it are refused', () => {
  const pasted = [' al@example.org ', 'mailto:al@example.org', 'Al B <al@example.org>', 'al@example.org.', '\u200Eal@example.org'];
  expect(pasted.map(toEmail)).toEqual(Array(5).fill('al@example.org'));
  expect(uniqueEmail.faults(uniqueEmail.fit('al@exämple.org'), settings())).toEqual([]);
  for (const typed of ['al@example.org Al', 'Al Lee al@example.org', 'al @example.org'])
    expect(uniqueEmail.faults(uniqueEmail.fit(typed), settings())).toEqual([{ word: 'emailFormat' }]);
  expect([uniqueEmail.fit('  '), uniqueEmail.fit(1), uniqueEmail.fit('a'.repeat(5001))]).toEqual([undefined, undefined, undefined]);
});

test('the server is asked with the account; each of its answers has its words, and another address is taken where the form allows it', () => {
  expect(uniqueEmail.check('Al@Example.org', settings({ accountId: 'a1' }))).toEqual({
    what: 'email',
    email: 'al@example.org',
    accountId: 'a1',
  });
  const words = (allowNonUnique: boolean) =>
    ['Ok', 'InUse', 'InvalidFormat', 'InvalidDomain', 'Unknown', 'else'].map(
      (result) => uniqueEmail.checked({ result }, settings({ property: () => allowNonUnique }))?.word,
    );
  expect(words(false)).toEqual([undefined, 'emailNotUnique', 'emailFormat', 'emailDomain', 'emailServer', 'emailServer']);
  expect(words(true).slice(0, 3)).toEqual([undefined, undefined, 'emailFormat']);
});
