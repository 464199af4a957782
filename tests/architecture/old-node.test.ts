import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '../../scripts/check/source-files.ts';

const scripts = join(import.meta.dirname, '../../scripts');
const importedBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)';|^import '([^']+)';/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );

/** Files that are loaded before a command has asked which Node it runs on, and packages among them. */
function loadedAtOnce(file: string, seen = new Set<string>()): Set<string> {
  for (const from of importedBy(file)) {
    const found = from.startsWith('.') ? resolve(file, '..', from) : from;
    if (seen.has(found)) continue;
    seen.add(found);
    if (found.endsWith('.mjs')) loadedAtOnce(found, seen);
  }
  return seen;
}

const root = join(scripts, '..');

test('every script of package.json is one of these commands', () => {
  const { scripts: named } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const others = Object.entries(named).filter(([, line]) => !/^node scripts\/[\w-]+\.mjs( --\w+| browsers)?$/.test(line));
  expect(others).toEqual([]);
  expect(readdirSync(scripts)).toEqual(expect.arrayContaining(Object.values(named).map((line) => line.split(/[ /]/)[2])));
});

test('documents name no command that needs the Node of package.json: vitest, tsc and files in TypeScript are run by `npm test` and `npm run check`', () => {
  const named = documents().flatMap(({ path, text }) =>
    [...text.matchAll(/npx (?!oxfmt )\S+|\bnode (?:--\S+ )*\S+\.m?ts\b/g)].map(([command]) => `${path}: ${command}`),
  );
  expect(named).toEqual([]);
});

const commands = readdirSync(scripts).filter((name) => name.endsWith('.mjs'));

test.each(commands)('%s starts on an old Node without packages: it loads Node’s own modules and plain JavaScript', (name) => {
  const loaded = [...loadedAtOnce(join(scripts, name))];
  expect(loaded).toContain(join(scripts, 'set-up/set-up.mjs'));
  expect(loaded.filter((found) => !found.startsWith('node:') && !found.endsWith('.mjs')).map((found) => relative(scripts, found))).toEqual(
    [],
  );
});
