import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './check/check.ts';
import type { Finding } from './check/finding.ts';
import { readPublished } from './check/published.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
type Expected = Pick<Finding, 'code' | 'severity' | 'file' | 'pointer' | 'suggestion'> & { readonly expectation: string };
const expectations = JSON.parse(readFileSync(join(fixtures, 'broken/expectations.json'), 'utf8')) as Record<string, Expected>;
const published = readPublished();
const folders = (room: string) =>
  readdirSync(join(fixtures, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

describe('[PAGE-12] portals with one fault each', () => {
  test('each has an expectation, and each expectation a portal', () => {
    expect(folders('broken')).toEqual(Object.keys(expectations).sort());
  });

  test.each(Object.entries(expectations))('%s', (folder, { expectation, ...finding }) => {
    const { findings } = check(join(fixtures, 'broken', folder), published);
    expect(findings, expectation).toContainEqual(expect.objectContaining(finding));
  });
});

test.each(folders('tenants'))('the demo portal %s has no errors', (folder) => {
  const { findings } = check(join(fixtures, 'tenants', folder), published);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
