import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoSecrets } from '../config/demo-secrets.ts';
import { closeDataFolder, keepPrivate } from './private-folder.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'portico-private-'));
});
afterEach(() => rmSync(top, { recursive: true }));

const modeOf = (path: string): string => (statSync(join(top, path)).mode & 0o7777).toString(8);
function write(path: string, mode = 0o666): void {
  mkdirSync(join(top, path, '..'), { recursive: true, mode: 0o755 });
  writeFileSync(join(top, path), 'x');
  chmodSync(join(top, path), mode);
}

test('[SEC-48] a data folder that was open is closed to other users with all of Portico’s in it, and nothing else is touched', () => {
  const files = ['database/base/5/1', 'files/acme/f', 'assets/a', 'secrets.json', 'lock.sqlite', 'demo-people.json', 'monday.portico'];
  for (const path of files) write(path);
  write('notes.txt', 0o644);
  symlinkSync(join(top, 'notes.txt'), join(top, 'files/link'));
  chmodSync(top, 0o755);
  keepPrivate(top);
  expect(['', 'database', 'database/base/5', 'files/acme'].map(modeOf)).toEqual(['700', '700', '700', '700']);
  expect(files.map(modeOf)).toEqual(files.map(() => '600'));
  expect(modeOf('notes.txt')).toBe('644');
});

test('[SEC-48] a folder that is closed is not walked again, one that was opened since is', () => {
  write('files/acme/f', 0o644);
  keepPrivate(top);
  expect(modeOf('files/acme/f')).toBe('600');
  chmodSync(join(top, 'files/acme/f'), 0o644);
  keepPrivate(top);
  expect(modeOf('files/acme/f')).toBe('644');
  chmodSync(join(top, 'files'), 0o755);
  chmodSync(join(top, 'files/acme'), 0o755);
  keepPrivate(top);
  expect(['files', 'files/acme', 'files/acme/f'].map(modeOf)).toEqual(['700', '700', '600']);
});

test('what the owner may do stays: a folder is not opened, a file that he may only read stays so', () => {
  write('files/acme/f', 0o444);
  chmodSync(top, 0o755);
  keepPrivate(top);
  expect(modeOf('files/acme/f')).toBe('400');
});

test.each([
  ['with other things in it', 0o755],
  ['that all users share', 0o1777],
])('[SEC-48] an open folder %s is refused as it is, and no secret is put there', (_, mode) => {
  write('letters/a.txt', 0o644);
  chmodSync(top, mode);
  for (const start of [() => closeDataFolder(top), () => keepPrivate(top), () => demoSecrets(top, ['PORTICO_LINK_KEY'])])
    expect(start).toThrow(`chmod 700 ${top}`);
  expect([modeOf(''), readdirSync(top)]).toEqual([mode.toString(8), ['letters']]);
});

test('a folder of its own may hold other things: it is closed already', () => {
  write('letters/a.txt', 0o644);
  chmodSync(top, 0o700);
  keepPrivate(top);
  expect(modeOf('letters/a.txt')).toBe('644');
});

test('a folder that is not there is made by its first user', () => {
  keepPrivate(join(top, 'new'));
  expect(readdirSync(top)).toEqual([]);
  demoSecrets(join(top, 'new'), ['PORTICO_LINK_KEY']);
  expect([modeOf('new'), modeOf('new/secrets.json')]).toEqual(['700', '600']);
});
