import { expect, test } from 'vitest';
import { readStatusFile } from './read-status-file.ts';

const options = { language: 'en', datePattern: 'dd/MM/yyyy', madeAt: '2026-01-05T00:00:00.000Z' };
const read = (file: string) =>
  readStatusFile(file, options).map(({ row, account, wanted: { code, day, words } }) => [
    row,
    account,
    code,
    day,
    ...(words ? [words] : []),
  ]);

test.each([
  ['commas', 'number,code,day\nR-1,Paid,2026-01-05\n'],
  ['a mark of Excel, semicolons and its ends of lines', '\ufeffNumber;Code;Day\r\nR-1;Paid;05/01/2026\r\n'],
  ['tabs', 'number\tcode\tday\nR-1\tPaid\t5 January 2026'],
  ['other columns, in another sequence', 'name,day,code,number\n"Pritchard, Megan",2026-01-05,Paid,R-1'],
  ['spaces, and rows that are empty at its end', ' number , code ,day\n R-1 ,Paid , 2026-01-05\n,,\n\n'],
])('a file with %s is read', (_, file) => {
  expect(read(file)).toEqual([[2, 'R-1', 'Paid', '2026-01-05']]);
});

test('a row keeps the number that a spreadsheet gives it, behind empty rows and texts of several lines', () => {
  expect(read('number;code;day;text;text-cy\nR-1;Paid;2026-01-05;"It is; on\nits way";\n;;;;\nR-2;Paid;2026-01-05;;Ar y ffordd')).toEqual([
    [2, 'R-1', 'Paid', '2026-01-05', { en: 'It is; on\nits way' }],
    [4, 'R-2', 'Paid', '2026-01-05', { cy: 'Ar y ffordd' }],
  ]);
});

test('a day that is none stays as it was written, for the sentence that refuses it', () => {
  expect(read('number,code,day\nR-1,Paid,31/02/2026\nR-2,Paid,soon')).toEqual([
    [2, 'R-1', 'Paid', '31/02/2026'],
    [3, 'R-2', 'Paid', 'soon'],
  ]);
});

test.each([
  ['no-such-columns', 'account,status\nR-1,Paid', 'number, code, day'],
  ['no-such-columns', 'R-1,Paid,2026-01-05', 'number, code, day'],
  ['no-such-columns', '\0\x01\x02', 'number'],
  ['empty-file', 'number,code,day\n', 'no rows'],
  ['unreadable-file', 'number,code,day\nR-1,"Paid,2026-01-05', 'Quote'],
  ['too-many-rows', `number,code,day\n${'R,Paid,2026-01-05\n'.repeat(5001)}`, '5000'],
])('%s: %j is refused in a sentence', (code, file, words) => {
  expect(() => read(file)).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }));
});
