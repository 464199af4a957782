import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizeFaults } from './size.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portico-sizes-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const built = (kilobytes: number) => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ entry: { file: 'entry.js', isEntry: true } }));
  writeFileSync(join(folder, 'entry.js'), randomBytes(kilobytes * 1000));
};

test('where there is no build, the check reports that it measured nothing', () => {
  expect(sizeFaults(folder)).toContain('there is no build to measure');
});

test('which hashes the names of other files have makes no difference', () => {
  built(0);
  const other = randomBytes(105_000);
  const namesLess = (hash: string) => {
    const names = Array.from(
      { length: 200 },
      (_, index) => `"assets/part-${index}-${hash === '' ? randomBytes(6).toString('base64url').slice(0, 7) : hash}.js"`,
    );
    writeFileSync(join(folder, 'entry.js'), Buffer.concat([other, Buffer.from(names.join())]));
    return sizeFaults(folder);
  };
  expect(namesLess('')).toBe(namesLess('aaaaaaa'));
});

test('an entry above its budget is reported, one within it is not', () => {
  built(103);
  expect(sizeFaults(folder)).toBe('');
  writeFileSync(join(folder, 'entry.js'), randomBytes(120_000));
  expect(sizeFaults(folder)).toMatch(/are 120\.\d+ kB \(brotli\), \d+\.\d are allowed: entry\.js/);
});
