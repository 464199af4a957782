import { expect, test } from 'vitest';
import { mergeFiles } from './merge-files.ts';

const file = (id: string, how = 'stored') => ({ name: `${id}.jpg`, type: 'image/jpeg', size: 4, content: `${how}:${id}` });
const files = (...ids: string[]) => ids.map((id) => file(id));
const sides = (before: readonly string[], maxFiles = Infinity) => ({ before: new Set(before), maxFilesAt: () => maxFiles });
const merge = (mine: unknown, theirs: unknown, before: readonly string[] = [], maxFiles = Infinity) =>
  mergeFiles('photos', mine, theirs, sides(before, maxFiles))?.answer;

test.each([
  ['added on both sides', ['a', 'b'], ['a', 'c'], ['a'], ['a', 'c', 'b']],
  ['added on both sides of nothing', ['b'], ['c'], [], ['c', 'b']],
  ['removed here, untouched there', [], ['a', 'c'], ['a'], ['c']],
  ['removed there, untouched here', ['a', 'b'], [], ['a'], ['b']],
  ['one in the place of another here', ['b'], ['a'], ['a'], ['b']],
  ['removed on both sides', ['b'], ['c'], ['a'], ['c', 'b']],
])('files of both sides are together, and what one side removed stays removed: %s', (_, mine, theirs, before, merged) => {
  expect(merge(files(...mine), files(...theirs), before)).toEqual(files(...merged));
});

test('an answer of which every file was removed is none', () => {
  expect(mergeFiles('photos', undefined, files('a'), sides(['a']))).toEqual({ answer: undefined });
});

test('a file that one side knows to be stored is one file, and stored', () => {
  expect(merge([file('a', 'pending')], files('a'))).toEqual(files('a'));
  expect(merge(files('a'), [file('a', 'pending')])).toEqual(files('a'));
});

test('more files than the question takes are not merged, nor is what differs in more than files', () => {
  expect(merge(files('a', 'b'), files('a', 'c'), ['a'], 2)).toBeUndefined();
  expect(merge(files('b'), files('a'), ['a'], 1), 'replaced').toEqual(files('b'));
  expect(merge('red', 'blue')).toBeUndefined();
  expect(merge(files('a'), 'blue')).toBeUndefined();
});

test('a file that its question does not take counts for nothing', () => {
  const refused = { ...file('c', 'pending'), fault: 'Files taken here at most: 2.' };
  expect(merge([...files('a', 'b'), refused], files('a'), [], 2)).toEqual([...files('a', 'b'), refused]);
});

test('an uploader keeps the shape of its answer', () => {
  const uploader = (...ids: string[]) => ({
    savingBehaviour: 1,
    attachTo: 'Submission',
    filePurpose: '',
    files: ids.map((id) => ({ id, name: `${id}.jpg`, type: 'image/jpeg', size: 4, status: 'Received' })),
  });
  expect(merge(uploader('a', 'b'), uploader('a', 'c'), ['a'])).toEqual(uploader('a', 'c', 'b'));
  expect(merge(uploader('b'), undefined)).toEqual(uploader('b'));
});

test('where a file has no place in the other side’s rows the files are not merged', () => {
  const mine = [{ make: 'x', photo: files('b') }, { make: 'y' }];
  expect(merge(mine, [{ make: 'x' }, { make: 'y', 'photo.back': files('c') }])).toBeUndefined();
  expect(merge(mine, [{ make: 'x' }, { make: 'y', photo: files('c') }])).toEqual([
    { make: 'x', photo: files('b') },
    { make: 'y', photo: files('c') },
  ]);
});

test('files in rows are merged where the rows are the same otherwise, and no file is in another row', () => {
  const rows = (...photos: (readonly string[])[]) =>
    photos.map((ids, row) => ({ make: `car ${row}`, ...(ids.length > 0 ? { photos: files(...ids) } : {}) }));
  expect(merge(rows(['a'], ['b']), rows(['a', 'c'], []), ['a'])).toEqual(rows(['a', 'c'], ['b']));
  expect(merge(rows(['a'], []), rows(['a'], ['c']), ['a'])).toEqual(rows(['a'], ['c']));
  expect(merge(rows(['b']), rows(['a'], ['c']), ['a'])).toBeUndefined();
  expect(
    merge([{ photos: files('a') }, { photos: files('b') }], [{ photos: files('b') }, { photos: files('a') }], ['a', 'b']),
  ).toBeUndefined();
});
