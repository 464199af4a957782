import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/check/source-files.ts';

const shipped = sourceFiles(/\.tsx?$/).filter(
  ({ path }) => /^(engine|src|server)\//.test(path) && !path.startsWith('src/gallery/') && !/\.(test|fixture)\.tsx?$/.test(path),
);
const types = Object.keys((JSON.parse(readFileSync('schemas/published/catalog.json', 'utf8')) as { types: object }).types);
const slugs = readdirSync('fixtures/tenants');

test('the check knows blocks, tenants and code', () => {
  expect(types.length).toBeGreaterThan(5);
  expect(slugs.length).toBeGreaterThan(1);
  expect(shipped.length).toBeGreaterThan(50);
});

test('no tenant is named in engine, src or server', () => {
  const named = new RegExp(`['"\`/](${slugs.join('|')})['"\`/]`);
  expect(shipped.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no block type is compared in engine, src or server', () => {
  const names = types.join('|');
  const compared = new RegExp(
    `\\btype\\s*[!=]==?\\s*['"\`](${names})['"\`]|['"\`](${names})['"\`]\\s*[!=]==?\\s*[\\w.?]*\\btype\\b|switch \\([^)]*\\btype\\)[^}]*case ['"\`](${names})['"\`]`,
  );
  const unmistakable = types.filter((type) => /[a-z][A-Z]/.test(type));
  const written = new RegExp(`['"\`](${unmistakable.join('|')})['"\`]`);
  expect(
    shipped.filter(({ text }) => compared.test(text) || (unmistakable.length > 0 && written.test(text))).map(({ path }) => path),
  ).toEqual([]);
});
