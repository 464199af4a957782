import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';

const known = new Set(readFileSync('tests/architecture/requirement-ids.txt', 'utf8').split('\n').filter(Boolean));
const tests = sourceFiles(/\.(test|journey)\.tsx?$/);
const claims = tests.flatMap(({ path, text }) =>
  [...text.matchAll(/\[([A-Z]{2,}-[A-Z0-9]+(?:-[0-9]+)?)\]/g)].map((match) => ({ path, id: match[1] ?? '' })),
);

test('tests claim requirements', () => {
  expect(known.size).toBeGreaterThan(150);
  expect(claims.length).toBeGreaterThan(20);
});

test('every requirement that a test title claims exists', () => {
  expect(claims.filter(({ id }) => !known.has(id)).map(({ path, id }) => `${path} claims ${id}`)).toEqual([]);
});
