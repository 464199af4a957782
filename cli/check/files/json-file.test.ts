import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFolder } from '#server/import';
import { check } from '../check.ts';

let root: string;
let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, 'public-page', name), text);
const malformed = () => check(folder).findings.filter(({ code }) => code === 'malformed-json');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-json-'));
  folder = join(root, 'harbour');
  mkdirSync(join(folder, 'public-page'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('[PAGE-12] the check and the import report the same for a file that is no JSON, with the place', async () => {
  write('colon.json', '{\n  "slug": "colon",\n  "title" "Questions"\n}');
  write('cut.json', '{ "slug": "cut" ');
  write('key.json', '{ "slug": "key", "__proto__": {} }');
  write('nul.json', '{ "slug": "\\u0000" }');
  const found = malformed().map(({ file, line, column, message }) => ({
    file,
    line,
    column,
    message: `${message} The file is not imported; a version that was imported before stays.`,
  }));
  const { issues } = await importFolder({ PORTICO_DATA: join(root, 'data') }, folder);
  expect(issues.map(({ file, line, column, message }) => ({ file, line, column, message }))).toEqual(found);
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'public-page/colon.json:3:11',
    'public-page/cut.json:1:17',
    'public-page/key.json:1:18',
    'public-page/nul.json:1:11',
  ]);
  expect(found[0]?.message).toContain('a colon belongs here, at ▸ in `"title" ▸ "Questions"`');
});

test('endless nesting is reported, and the other files are checked', () => {
  write('deep.json', `{"slug":"faqs","title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  write('faqs.json', '{ "slug": "faqs", "titel": "x" }');
  const { findings } = check(folder);
  expect(malformed()).toMatchObject([{ file: 'public-page/deep.json', line: 1, message: expect.stringContaining('500 deep') }]);
  expect(findings).toContainEqual(expect.objectContaining({ file: 'public-page/faqs.json', suggestion: 'title' }));
});

test('a folder and a link that are called like a JSON file are findings, and the other files are checked', () => {
  mkdirSync(join(folder, 'public-page', 'dir.json'));
  symlinkSync(join(root, 'elsewhere'), join(folder, 'public-page', 'link.json'));
  write('broken.json', '{');
  expect(malformed().map(({ file }) => file)).toEqual(['public-page/broken.json', 'public-page/dir.json', 'public-page/link.json']);
});
