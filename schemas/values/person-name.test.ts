import { allLocales } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { isPersonName, tidyName } from './person-name.ts';

type Names = Readonly<Record<string, unknown>>;

/** Every text within, at any depth. */
const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];

/** Typing faults of faker's own: a digit with its key, and a letter in the wrong encoding. */
const faulty = ['Mia+3', 'Ã\u0096mer'];

test('the first, middle and last names of all languages that faker knows are names, and stay as they are written', () => {
  const names = Object.values(allLocales).flatMap(({ person }) => {
    const { first_name: first, middle_name: middle, last_name: last } = (person ?? {}) as Names;
    return textsIn([first, middle, last]);
  });
  expect(names.length).toBeGreaterThan(60_000);
  expect(names.filter((name) => !isPersonName(tidyName(name)))).toEqual(faulty);
  const changed = names.filter((name) => tidyName(name) !== name.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  expect(changed.filter((name) => !/\p{Cf}/u.test(name))).toEqual([]);
});

test.each([
  "'t Hart",
  '’t Hooft',
  '’Abd al-Rahman',
  'ʻOkina',
  'O‘Brien',
  'D´Arcy',
  'To‘lqin',
  'Oʼzbek',
  'D`Angelo',
  'Suharto',
  'Smith‑Jones',
  'Newcastle‐Smith',
  'Anne–Marie',
  'ジャン＝ジャック',
  'בן־דוד',
  'צ׳רנוב',
  'خان‌زادہ',
  'علی‌پور',
  'ශ්‍රී',
  'क्‍षमा',
  '古丽·买买提',
  'ジョン・スミス',
  'Gal·la',
  'བསྟན་འཛིན',
  'Mª José',
  'डॉ॰ राव',
  'a'.repeat(255),
])('%s is a name', (name) => {
  expect(isPersonName(tidyName(name))).toBe(true);
  expect(tidyName(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['\u200ESara', 'Sara'],
  ['\u2067سارا\u2069', 'سارا'],
  ['\u202BSara\u202C', 'Sara'],
  ['\uFEFF Ann\u00A0 Lee\u200B', 'Ann Lee'],
  ['\u200CAli \u200DReza\u200C', 'Ali Reza'],
  ['Mac\u00ADDonald', 'MacDonald'],
  ['Sia\u0302n', 'Siân'],
])('%j is read as %s', (typed, name) => {
  expect(tidyName(typed)).toBe(name);
  expect(isPersonName(name)).toBe(true);
});

test.each(['', '1Al', '-Al', '·Al', "''Al", '(Bob) Robert', 'A@l', 'A_l', 'Al!', '<b>Al', 'a'.repeat(256)])(
  'the rule of the specification refuses %j',
  (name) => expect(isPersonName(name)).toBe(false),
);

test('any name is whatever can be seen, without angle brackets and control characters', () => {
  for (const name of ['(Bob) Robert', '!Xóõ', 'X Æ A-12', '7 of 9', 'Ann "Nan" Lee', 'Raj s/o Kumar', '👩🏽'])
    expect(isPersonName(name, true)).toBe(true);
  for (const name of ['', ' ', '\u200C', '\u2800', 'a\u0000b', 'a\u202Eb', '<b>Ann', 'Ann>', '\ud800', 'a'.repeat(256)])
    expect(isPersonName(name, true)).toBe(false);
});
