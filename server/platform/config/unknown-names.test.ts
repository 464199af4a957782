import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { warnOfUnknownNames } from './unknown-names.ts';

test('a misspelt setting is reported with the one that was probably meant, without its value', () => {
  expect(warnOfUnknownNames({ PORTICO_KEEP_DRAFT_DAYS: '7', PORTICO_DATA: '/data', HOME: '/root', PORTICO_FULL: '1' })).toEqual([
    'PORTICO_KEEP_DRAFT_DAYS is not a setting and has no effect. Did you mean PORTICO_KEEP_DRAFTS_DAYS?',
  ]);
  expect(warnOfUnknownNames({ PORTICO_QWXZJ: 'hunter2' })).toEqual([
    'PORTICO_QWXZJ is not a setting and has no effect. `npm start -- --help` lists all settings.',
  ]);
});

test('a server that lacks a setting names the misspelt one too', () => {
  const start = () => readConfig({ PORTICO_MODE: 'production', PORTICO_SESION_KEY: 'hunter2' });
  expect(start).toThrow('PORTICO_SESION_KEY is not a setting and has no effect. Did you mean PORTICO_SESSION_KEY?');
  expect(start).not.toThrow('hunter2');
});

test('every variable that a script or a test of this repository reads is known', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['{scripts,tests,server,cli}/**/*.{ts,mjs}', '*.ts'], { cwd: root });
  const read = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/(?<=\benv(?:\.|\['))PORTICO_\w+/g) ?? []);
  expect(read).toContain('PORTICO_FULL');
  expect(warnOfUnknownNames(Object.fromEntries(read.map((name) => [name, '1'])))).toEqual([]);
});
