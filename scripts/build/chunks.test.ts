import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

const folders = ['engine', 'forms', 'locale', 'registry', 'schemas', 'src', 'ui'];
const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `/${folder}/${String(name)}`));

/** `a|b(?:c|d)` as `a` and `b(?:c|d)`. */
function choices(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  }
  return found;
}

/** What a pattern names, one by one: `a/(?:b|c)` is `a/b` and `a/c`. What it excludes stays. */
function named(pattern: string): string[] {
  const [group, inner = ''] = /\(\?:([^()]*)\)/.exec(pattern) ?? [];
  return group === undefined ? [pattern] : inner.split('|').flatMap((one) => named(pattern.replace(group, () => one)));
}

const isThere = (pattern: string): boolean =>
  pattern.startsWith('node_modules/') ? existsSync(pattern) : files.some((path) => new RegExp(`/${pattern}`).test(path));

test('each path of a group names modules that are there', () => {
  const patterns = chunks.flatMap(({ name, test: modules }) =>
    modules instanceof RegExp
      ? choices(/^\/\(\?:(.*)\)$/.exec(modules.source.replaceAll('\\/', '/'))?.[1] ?? '')
          .flatMap(named)
          .map((pattern) => ({ name, pattern }))
      : [],
  );
  expect(patterns.length).toBeGreaterThan(80);
  expect(patterns.filter(({ pattern }) => !isThere(pattern))).toEqual([]);
});
