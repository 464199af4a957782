import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advisoriesFile, advisoryFaults, advisoryWarning, readAdvisories, writeAdvisories } from './advisories.ts';

const list = {
  dated: '2026-08-22',
  advisories: [
    { package: 'dompurify', from: '', below: '2.0.3', id: 'CVE-2019-16728' },
    { package: 'dompurify', from: '3.0.0', below: '3.1.3', id: 'CVE-2024-47875' },
  ],
};
const locking = (version: string, path = 'node_modules/dompurify') => ({ [path]: { version } });

test('[SEC-47] no locked package is one that the committed list of advisories names', () => {
  expect(advisoryFaults()).toBe('');
  expect(readAdvisories().advisories.length).toBeGreaterThan(500);
});

test.each([
  ['2.0.2', 'CVE-2019-16728'],
  ['2.0.3', undefined],
  ['2.5.9', undefined],
  ['3.0.0', 'CVE-2024-47875'],
  ['3.1.3-rc.1', 'CVE-2024-47875'],
  ['3.1.3', undefined],
  ['3.10.0', undefined],
])('[SEC-47] %s of a package is vulnerable by %s', (version, id) => {
  const path = 'node_modules/other/node_modules/dompurify';
  const fault = advisoryFaults(list, locking(version, path));
  if (id === undefined) expect(fault).toBe('');
  else expect(fault).toContain(`${path}: dompurify ${version} is vulnerable (${id}).`);
});

test('[SEC-47] a package that is installed under another name is found by its own', () => {
  expect(advisoryFaults(list, { 'node_modules/cleaner': { name: 'dompurify', version: '3.1.0' } })).toContain('dompurify 3.1.0');
});

test('[SEC-47] a list of more than 90 days is reported, by its age', () => {
  const at = (date: string) => advisoryWarning(Date.parse(date), list);
  expect([at('2026-08-22'), at('2026-11-20')]).toEqual(['', '']);
  expect(at('2026-11-21')).toContain('91 days old');
});

test('[SEC-47] the committed list is as the command writes it, and one without a date is refused', () => {
  const text = readFileSync(advisoriesFile, 'utf8');
  expect(writeAdvisories(readAdvisories(text))).toBe(text);
  expect(() => readAdvisories('package,from,below,advisory\n')).toThrow('npm run advisories');
});
