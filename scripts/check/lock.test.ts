import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFaults } from './lock.ts';

test('[SEC-47] every package is pinned, is in the lock, and runs no script when it is installed', () => {
  expect(lockFaults()).toBe('');
});

test('[SEC-47] every package of the lock has the hash of its bytes', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { readonly integrity?: string }>;
  };
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
