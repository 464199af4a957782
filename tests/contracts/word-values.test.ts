import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenWords } from '#schemas/tenant';
import { formTexts } from '../../forms/texts.ts';
import { entries } from './registry-files.ts';

/** `filled(text.stepOf, { step, steps: 3 })` and `filled(word(site, 'portal.arrived'), { title })`: a word and the values it gets. */
const call = /\bfilled\(\s*(?:text\.(?<key>\w+)|\w+\([^()]*'(?<word>[\w.]+)'\)),\s*\{(?<values>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;

interface Call {
  readonly path: string;
  readonly word: string;
  readonly values: readonly string[];
}

const calls: readonly Call[] = globSync('{src,registry}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(call)].map(({ groups = {} }) => ({
      path,
      word: groups['key'] ?? groups['word'] ?? '',
      values: namesIn(groups['values'] ?? ''),
    })),
  );

/** Names of an object as it is written, without those of objects and calls inside its values. */
function namesIn(values: string): string[] {
  let flat = values;
  while (/[({[][^(){}[\]]*[)}\]]/.test(flat)) flat = flat.replaceAll(/[({[][^(){}[\]]*[)}\]]/g, '');
  return flat.split(',').flatMap((entry) => entry.split(':', 1)[0]?.trim() || []);
}

const lists: readonly Readonly<Record<string, string>>[] = [
  ...screenWords,
  formTexts,
  ...entries.flatMap(({ schema }) => (schema['texts'] ? [schema['texts'] as Record<string, string>] : [])),
];
const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

test('every word that is filled in gets a value for each of its places, and no other', () => {
  expect(calls.length).toBeGreaterThan(15);
  const wrong = calls.flatMap(({ path, word, values }) => {
    const texts = lists.flatMap((list) => (Object.hasOwn(list, word) ? [list[word] ?? ''] : []));
    const found = texts.map((text) => [...new Set(placesIn(text))].sort().join());
    const given = [...values].sort().join();
    return found.length > 0 && found.every((places) => places === given) ? [] : [{ path, word, given, found }];
  });
  expect(wrong).toEqual([]);
});
