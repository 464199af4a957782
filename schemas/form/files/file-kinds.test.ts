import { expect, test } from 'vitest';
import { allowedEndings, isKnownEnding, knownEndings } from './file-kinds.ts';

test('a tenant takes what it lists, with or without a dot and in whatever letters, in its own order and each once', () => {
  expect(allowedEndings(['.PNG', 'pdf', '.pdf', '.Jpg'])).toEqual(['png', 'pdf', 'jpg']);
});

test('without a list every known ending is taken; one that is not known never is, not even where the list has no other', () => {
  expect(allowedEndings([])).toBe(knownEndings);
  expect([allowedEndings(['.zip', '.pdf']), allowedEndings(['.exe', 'constructor', ''])]).toEqual([['pdf'], []]);
});

test('an ending is known in small letters and without its dot', () => {
  expect(['pdf', 'PDF', '.pdf', 'toString', ''].map(isKnownEnding)).toEqual([true, false, false, false, false]);
});
