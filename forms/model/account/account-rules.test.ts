import { expect, test } from 'vitest';
import { answersToSend } from '../answers-to-send.ts';

const words = { language: 'ur', notOffered: 'not offered', notShown: 'not shown', words: { lastNameInvalid: 'آخری نام درست نہیں' } };
const registers = { account_RegistrationType: 'Register', account_id: '' };
const elements = ['name', 'family_name', 'email'].map((name) => ({
  type: 'text',
  name,
  ...(name === 'email' ? { inputType: 'email' } : {}),
}));
const faultsOf = (answers: object, seeds: object = registers, asked: readonly object[] = elements) => {
  const { errors } = answersToSend({ elements: asked }, { answers: { ...answers }, seeds: seeds as never, ...words });
  return errors.map(({ question, message }) => [question, message]);
};

test('a registration refuses at its question what the account would refuse, in the language of the form', () => {
  expect(faultsOf({ name: "'t", family_name: "'t Hart", email: 'saskia@example.org.' })).toEqual([]);
  expect(faultsOf({ name: 'Ann', family_name: '(Bob) Robert', email: 'jürgen@example.org' })).toEqual([
    ['family_name', 'آخری نام درست نہیں'],
    ['email', expect.stringContaining('invalid characters')],
  ]);
  expect(faultsOf({ email: 'ann@example.org Ann' })).toHaveLength(1);
});

test('a question may take any name', () => {
  const any = elements.map((one) => ({ ...one, anyName: true }));
  expect(faultsOf({ name: '(Bob) Robert', family_name: '7 of 9' }, registers, any)).toEqual([]);
  expect(faultsOf({ family_name: '<b>' }, registers, any)).toEqual([['family_name', 'آخری نام درست نہیں']]);
});

test('questions of these names have no rule in other forms, and none where an account is corrected', () => {
  const odd = { name: '(Bob) Robert', family_name: '1' };
  expect(faultsOf(odd, { account_RegistrationType: '' })).toEqual([]);
  expect(faultsOf(odd, { ...registers, account_id: 'a1' })).toEqual([]);
});

test('a number is refused by the name of its value; other forms take what is typed', () => {
  const mobile = [{ type: 'text', name: 'mobile', valueName: 'phoneNumber' }];
  const faults = (phoneNumber: string) => faultsOf({ phoneNumber }, registers, mobile).map(([question]) => question);
  expect(faults('call me')).toEqual(['phoneNumber']);
  expect(faults('+44 7700 900123')).toEqual([]);
  expect(faultsOf({ phoneNumber: 'call me' }, {}, mobile)).toEqual([]);
});
