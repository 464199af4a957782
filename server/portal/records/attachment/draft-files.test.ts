import { expect, test } from 'vitest';
import type { StoredFile } from '../../../services/files/index.ts';
import { unnamedFiles } from './draft-files.ts';

const row = (id: string, submission: string) =>
  ({ id, submission_id: submission, question_name: 'photos', file_name: 'image.jpg', size: 4 }) as StoredFile;
const answers = (...contents: string[]) => ({
  photos: contents.map((content) => ({ name: 'image.jpg', type: 'image/jpeg', size: 4, content })),
});

test.each([
  ['one that the draft has names no other', ['stored:a'], [row('a', 's1'), row('b', 's1')], ['b']],
  ['one that is on its way names no other', ['pending:a'], [row('a', 's1'), row('b', 's1')], ['b']],
  ['one that the draft does not have is known by its name', ['pending:1'], [row('b', 's1')], []],
  ['one of another draft is known by its name', ['stored:a'], [row('a', 's2'), row('b', 's1')], []],
])('of the files with one name in one question, %s', (_, contents, files, expected) => {
  expect(unnamedFiles(files, answers(...contents)).map(({ id }) => id)).toEqual(expected);
});

test('a file of one name and question that comes with the answers is not the one that was left out, nor is one of another size', () => {
  const coming = { questionName: 'photos', fileName: 'image.jpg' };
  const left = (contents: readonly string[], size: number, ...announced: (typeof coming)[]) =>
    unnamedFiles([{ ...row('a', 's1'), size }], answers(...contents), announced).map(({ id }) => id);
  expect(left(['pending:1'], 4, coming)).toEqual(['a']);
  expect(left(['pending:1', 'pending:2'], 4, coming)).toEqual([]);
  expect(left(['pending:1'], 5)).toEqual(['a']);
});
