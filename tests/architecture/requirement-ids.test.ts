import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';

const [built = '', notBuilt = ''] = readFileSync('docs/requirements.md', 'utf8').split('\n## Not built yet\n');
const idsIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map((match) => match[1] ?? '');
const known = new Set(idsIn(built, /^- ([A-Z]{2,}-[A-Z0-9]+(?:-[0-9]+)?) /gm));
const waiting = new Set(idsIn(notBuilt, /\b([A-Z]{2,}-[A-Z0-9]+(?:-[0-9]+)?)\b/g));
const claims = sourceFiles(/\.(test|journey)\.tsx?$/).flatMap(({ path, text }) =>
  idsIn(text, /\[([A-Z]{2,}-[A-Z0-9]+(?:-[0-9]+)?)\]/g).map((id) => ({ path, id })),
);
const claimed = new Set(claims.map(({ id }) => id));

test('tests claim requirements', () => {
  expect(known.size).toBeGreaterThan(200);
  expect(claims.length).toBeGreaterThan(20);
});

test('every requirement that a test title claims exists', () => {
  expect(claims.filter(({ id }) => !known.has(id)).map(({ path, id }) => `${path} claims ${id}`)).toEqual([]);
});

test('every requirement has a test, or stands under "Not built yet" until it has one', () => {
  expect([...known].filter((id) => !claimed.has(id) && !waiting.has(id))).toEqual([]);
  expect([...waiting].filter((id) => claimed.has(id) || !known.has(id))).toEqual([]);
});
