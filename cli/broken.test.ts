import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { base, brokenCases, writeBroken } from './broken.fixture.ts';
import { check } from './check/check.ts';
import { readPublished } from './check/read-published.ts';

const tenants = join(import.meta.dirname, '../fixtures/tenants');
const published = readPublished();

describe('[PAGE-12] portals with one fault each', () => {
  const sound = check(base, published).findings;

  test('the base has no errors', () => {
    expect(sound.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each(Object.entries(brokenCases))('%s', (name, { expectation, finding }) => {
    expect(sound).not.toContainEqual(expect.objectContaining(finding));
    const folder = writeBroken(name);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(check(folder, published).findings, expectation).toContainEqual(expect.objectContaining(finding));
  });
});

test.each(readdirSync(tenants))('the demo portal %s has no errors', (slug) => {
  const { findings } = check(join(tenants, slug), published);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
