import { expect, test } from 'vitest';
import type { StoredFile } from '../../../services/files/index.ts';
import { unnamedFiles } from './draft-files.ts';

const row = (id: string, submission: string) =>
  ({ id, submission_id: submission, question_name: 'photos', file_name: 'image.jpg' }) as StoredFile;
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
