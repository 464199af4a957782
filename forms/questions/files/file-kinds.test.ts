import { expect, test } from 'vitest';
import { allowedEndings, defaultEndings, endingsOfKinds, isKnownEnding, takesEnding } from './file-kinds.ts';

test('a tenant takes what it lists, with or without a dot and in whatever letters, in its own order and each once', () => {
  expect(allowedEndings(['.PNG', 'pdf', '.pdf', '.Jpg'])).toEqual(['png', 'pdf', 'jpg']);
});

test('without a list every ending is taken that need not be listed; one that is not known never is, not even where the list has no other', () => {
  expect(allowedEndings([])).toBe(defaultEndings);
  expect([allowedEndings(['.zip', '.pdf']), allowedEndings(['.exe', 'constructor', ''])]).toEqual([['pdf'], []]);
});

test('an ending is known in small letters and without its dot', () => {
  expect(['pdf', 'PDF', '.pdf', 'toString', ''].map(isKnownEnding)).toEqual([true, false, false, false, false]);
});

test('a question takes every ending of its kinds, as cameras and mail programs write them', () => {
  for (const ending of ['jpg', 'jpeg', 'jfif', 'jpe', 'jif']) expect(takesEnding(['jpg'], ending)).toBe(true);
  expect([takesEnding(['heic'], 'heif'), takesEnding(['jpg'], 'png'), takesEnding(['txt'], 'csv'), takesEnding(['pdf'], '')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(endingsOfKinds(['pdf', 'heic'])).toEqual(['pdf', 'heic', 'heif', 'hif']);
});

test('TIFF is taken if a tenant lists it, by either ending', () => {
  expect([allowedEndings(['.tiff', 'tif']), defaultEndings.includes('tif')]).toEqual([['tif'], false]);
});
