import { expect, test } from 'vitest';
import { serverTranslator } from '../../../platform/words/index.ts';
import { refuseUnfitFiles } from './expect-files.ts';

const megabyte = 1024 * 1024;
const translate = serverTranslator(undefined, { language: 'en', languages: ['en'] });
const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: 2 * megabyte, contentType: 'application/pdf' };
const rules = { endings: ['pdf'], maxSize: 20 * megabyte, storage: 100 * megabyte, translate };

test.each([
  [{ maxSize: 1.5 * megabyte }, 'The file is larger than 1.5 MB.'],
  [{ maxSize: 600 * 1024 }, 'The file is larger than 0.5 MB.'],
  [{ maxFiles: 1 }, 'Only one file can be sent at once.'],
  [{ endings: ['png'] }, 'File type is not allowed'],
])('with %j files are refused: %s', (more, message) => {
  expect(() => refuseUnfitFiles([file, file], { ...rules, ...more })).toThrow(
    expect.objectContaining({ members: expect.objectContaining({ questions: [{ question: 'logbook', message }] }) as unknown }),
  );
});
