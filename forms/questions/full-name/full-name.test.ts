import { expect, test } from 'vitest';
import { settingsWith } from '../settings.fixture.ts';
import { fullName, toFullName } from './full-name.ts';

const wordsOf = (name: object | undefined, isRequired = true, properties = {}) =>
  fullName.faults(name, settingsWith(properties, { isRequired })).map(({ word }) => word);

test.each(['Al', 'Siân', "O'Neill", 'O’Neill', 'Jean-Luc', 'J. R.', 'Smith, Jr.', 'X2', 'محمد', 'नेहा', 'a'.repeat(255)])(
  '%s is a name',
  (name) => {
    expect(wordsOf(toFullName({ firstName: name, lastName: name }))).toEqual([]);
  },
);

test.each(['', '1Al', '-Al', ' ', 'A@l', 'A_l', 'a'.repeat(256)])('"%s" is none', (name) => {
  expect(wordsOf(toFullName({ firstName: name, lastName: name }))).toEqual(['firstNameInvalid', 'lastNameInvalid']);
});

test('both are required as soon as one is there; nothing at all only where the question is required', () => {
  expect(wordsOf(toFullName({ firstName: 'Al' }), false)).toEqual(['lastNameInvalid']);
  expect([wordsOf(undefined, false), wordsOf(undefined)]).toEqual([[], ['firstNameInvalid', 'lastNameInvalid']]);
});

test('a question may take any name, and one name alone', () => {
  const name = (firstName: string, lastName?: string) => toFullName({ firstName, ...(lastName ? { lastName } : {}) });
  expect(wordsOf(name('(Bob) Robert', 'Smith'))).toEqual(['firstNameInvalid']);
  expect(wordsOf(name('(Bob) Robert', '<b>'), true, { anyName: true })).toEqual(['lastNameInvalid']);
  const one = { isLastNameRequired: false };
  expect(wordsOf(name('Suharto'), true, one)).toEqual([]);
  expect([wordsOf(name('Suharto', '1'), true, one), wordsOf(undefined, true, one)]).toEqual([['lastNameInvalid'], ['firstNameInvalid']]);
  expect(name('Suharto')).toEqual({ firstName: 'Suharto', fullName: 'Suharto' });
});

test('the full name is both, joined by a space, whatever was sent for it', () => {
  const sent = { firstName: '  Mary  Ann ', lastName: 'Jones', fullName: 'Another', more: 1 };
  expect(fullName.fit(sent)).toEqual({ firstName: 'Mary Ann', lastName: 'Jones', fullName: 'Mary Ann Jones' });
  expect(['Al', 1, [], { firstName: 1 }, {}].map((value) => fullName.fit(value))).toEqual(Array(5).fill(undefined));
});
