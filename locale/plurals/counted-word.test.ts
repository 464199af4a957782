import { expect, test } from 'vitest';
import { countedWord } from './counted-word.ts';

const english = { 'x.files': '{count} files', 'x.files_one': 'one file' };
type Words = Readonly<Record<string, { readonly cy?: string; readonly en?: string }>>;
/** As a portal in Welsh reads its dictionary. */
const found = ({ cy, en }: Words[string] = {}) => (cy === undefined ? en && { text: en, from: 'en' } : { text: cy }) || undefined;
const read = (dictionary: Words, count: number) =>
  countedWord((key) => found(dictionary[key]), english, { key: 'x.files', count, language: 'cy' });

test('a counted word is read in the form of its language; one without the form in its general one; without a dictionary in English', () => {
  const dictionary = { 'x.files': { cy: '{count} ffeil' }, 'x.files_two': { cy: 'dwy ffeil' } };
  expect([1, 2, 5].map((count) => read(dictionary, count))).toEqual(['{count} ffeil', 'dwy ffeil', '{count} ffeil']);
  expect([1, 5].map((count) => read({}, count))).toEqual(['one file', '{count} files']);
});

test('a form of another language does not stand in for the word of its own', () => {
  const mixed = { 'x.files': { cy: '{count} ffeil' }, 'x.files_two': { en: 'both files' } };
  expect(read(mixed, 2)).toBe('{count} ffeil');
});
