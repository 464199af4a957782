import { expect, test } from 'vitest';
import { fieldWords } from '#forms/definition';
import { serverTranslator } from '../../../platform/words/index.ts';
import { refuseUnfitFiles } from './expect-files.ts';

const megabyte = 1024 * 1024;
const translate = serverTranslator(undefined, { language: 'en', languages: ['en'] });
const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: 2 * megabyte, contentType: 'application/pdf' };
const rules = { endings: ['pdf'], maxSize: 20 * megabyte, storage: 100 * megabyte, translate, words: fieldWords, language: 'en' };

test.each([
  [{ maxSize: 1.5 * megabyte }, 'The file is larger than 1.5 MB.'],
  [{ maxSize: 600 * 1024 }, 'The file is larger than 0.5 MB.'],
  [{ maxFiles: 1 }, 'Only one file can be sent at once.'],
  [{ endings: ['png'] }, 'File type is not allowed'],
  [{ words: { ...fieldWords, fileType: 'Only pictures, please.' }, endings: ['png'] }, 'Only pictures, please.'],
])('with %j files are refused: %s', (more, message) => {
  expect(() => refuseUnfitFiles([file, file], { ...rules, ...more })).toThrow(
    expect.objectContaining({ members: expect.objectContaining({ questions: [{ question: 'logbook', message }] }) as unknown }),
  );
});

test('an empty file is refused with the words of the screen', () => {
  expect(() => refuseUnfitFiles([{ ...file, size: 0 }], rules)).toThrow(
    expect.objectContaining({
      code: 'file-empty',
      members: expect.objectContaining({ questions: [{ question: 'logbook', message: 'Empty file cannot be uploaded' }] }) as unknown,
    }),
  );
});
