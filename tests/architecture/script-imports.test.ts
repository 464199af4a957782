import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';

/** Names that a module exports by themselves or from another one; null where it hands on all of another one. */
function exportsOf(path: string): ReadonlySet<string> | null {
  const text = readFileSync(path, 'utf8');
  if (/^export \*/m.test(text)) return null;
  const declared = [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm)].map(([, name]) => name);
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) => namesIn(names).map(({ as }) => as));
  return new Set([...declared, ...listed].filter((name) => name !== undefined));
}

const namesIn = (list: string): { name: string; as: string }[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [name = '', as = name] = one.split(/ as /);
      return { name, as };
    });

test('what a script of plain JavaScript imports by name is exported there: no compiler looks at it', () => {
  const imports = sourceFiles(/\.mjs$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)';/gm)].map(([, names = '', from = '']) => ({
      path,
      names: namesIn(names),
      target: posix.join(posix.dirname(path), from),
    })),
  );
  expect(imports.length).toBeGreaterThan(50);
  const missing = imports.flatMap(({ path, names, target }) => {
    if (!existsSync(target)) return [`${path}: ${target}`];
    const exported = exportsOf(target);
    return exported === null ? [] : names.filter(({ name }) => !exported.has(name)).map(({ name }) => `${path}: ${name} of ${target}`);
  });
  expect(missing).toEqual([]);
});
