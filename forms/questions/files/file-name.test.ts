import { expect, test } from 'vitest';
import { isSameFile, plainFileName } from './file-name.ts';

test.each([
  ['invoice\u202efdp.exe', 'invoice_fdp.exe'],
  ['\u2067a\u2069.pdf', '_a_.pdf'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\temp\\v5c.pdf', 'C:_temp_v5c.pdf'],
  ['.htaccess', '_htaccess'],
  ['a\u0000b\r\nSet-Cookie.pdf', 'a_b__Set-Cookie.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
])('%j reads as what it is', (name, plain) => {
  expect(plainFileName(name)).toBe(plain);
});

test('names that people give stay as they are, in any script', () => {
  for (const name of ['Scan 2026-01-05 (1).pdf', 'فاتورة.pdf', '登録証.jpg', 'llun o’r car.png', '👨‍👩‍👧.png', 'archive.tar.gz'])
    expect(plainFileName(name)).toBe(name);
});

test('two files are taken for one where their names are stored alike, and their sizes are the same as far as they are known', () => {
  expect(isSameFile({ name: 'a/b.pdf', size: 4 }, { name: 'a_b.pdf', size: 4 })).toBe(true);
  expect(isSameFile({ name: 'b.pdf', size: 4 }, { name: 'b.pdf' })).toBe(true);
  expect(isSameFile({ name: 'b.pdf', size: 4 }, { name: 'b.pdf', size: 5 })).toBe(false);
  expect(isSameFile({ name: 'b.pdf' }, { name: 'c.pdf' })).toBe(false);
});
