import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicNames, shippedImports, type Import } from '../../scripts/check/imports.ts';
import { topFolders } from '../../scripts/check/source-files.ts';

const imports = shippedImports();
const isTopFolder = (name: string) => name === 'fixtures' || topFolders.some((topFolder) => topFolder === name);
const lines = (faults: readonly Import[]) => faults.map(({ from, name }) => `${from} imports ${name}`);

/** Public names that each top-level folder may import; inside one, by relative path. */
const allowed: Readonly<Record<string, RegExp>> = {
  locale: /^$/,
  schemas: /^#(locale|schemas)\//,
  engine: /^#(locale|schemas)\//,
  ui: /^#((locale|schemas)\/|engine$)/,
  forms: /^#((locale|schemas|built)\/|engine$|engine\/react$|ui$|ui\/(person-check|trusted-types)$)/,
  registry: /^#((locale|schemas)\/|engine$|engine\/react$|ui$|ui\/(person-check|trusted-types)$|forms\/|built\/)/,
  src: /^#((locale|schemas)\/|engine$|engine\/react$|registry$|ui(\/|$)|forms\/|built\/)/,
  server: /^#((locale|schemas)\/|engine$|ui\/theme$|forms\/(definition|model)$)/,
  cli: /^#((locale|schemas)\/|engine$|ui\/theme$|forms\/(definition|model)$|server\/(audit|backup|clients|import|people|sanitise|staff)$)/,
};

test('the check looked at every top-level folder', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(Object.keys(allowed).filter((topFolder) => !imports.some((entry) => entry.topFolder === topFolder))).toEqual([]);
});

test('from one top-level folder to another only by an allowed name', () => {
  expect(lines(imports.filter(({ topFolder, name }) => name.startsWith('#') && !allowed[topFolder]?.test(name)))).toEqual([]);
});

test('no relative path leaves its top-level folder', () => {
  const strayed = imports.filter(
    ({ topFolder, path }) =>
      path !== undefined && (path.startsWith('..') || (isTopFolder(path.split('/')[0] ?? '') && path.split('/')[0] !== topFolder)),
  );
  expect(lines(strayed)).toEqual([]);
});

test('every relative import names a file that is there, with its ending', () => {
  expect(lines(imports.filter(({ path }) => path !== undefined && !existsSync(path.replace(/\?.*$/, ''))))).toEqual([]);
});

test('every name of package.json leads to a file', () => {
  expect(Object.entries(publicNames()).filter(([, file]) => !file.includes('*') && !existsSync(file))).toEqual([]);
  const unknown = imports.filter(
    ({ name }) =>
      name.startsWith('#') &&
      !Object.entries(publicNames()).some(([known, file]) =>
        known.endsWith('*')
          ? name.startsWith(known.slice(0, -1)) && existsSync(file.replace('*', name.slice(known.length - 1)))
          : name === known,
      ),
  );
  expect(lines(unknown)).toEqual([]);
});

const part = (path: string, depth: number) => path.split('/').slice(0, depth).join('/');

test('a block never imports another block, and nothing outside the registry imports one', () => {
  const ofBlock = /^(registry\/(blocks|shells)|forms\/fields)\/[^/]+/;
  /** The survey registers every field, and receives the words of the screen that shows a form: a type only. */
  const isSurvey = ({ from, path = '', typeOnly }: Import) =>
    from.startsWith('forms/react/') && (path.startsWith('forms/fields/') || typeOnly);
  const isShared = ({ path = '' }: Import) => path.startsWith('forms/fields/parts/');
  const others = imports.filter(
    (entry) =>
      entry.path !== undefined &&
      ofBlock.test(entry.path) &&
      part(entry.path, 3) !== part(entry.from, 3) &&
      entry.from !== 'registry/index.ts' &&
      !isSurvey(entry) &&
      !isShared(entry),
  );
  expect(lines(others)).toEqual([]);
});

test('only engine/react, ui, forms, registry and src know React', () => {
  const knows = /^(engine\/react|ui|forms\/(state|fields|react)|registry|src)\//;
  expect(lines(imports.filter(({ from, name }) => /^(react|react-dom)(\/|$)/.test(name) && !knows.test(from)))).toEqual([]);
});

test('every router import goes through src/router/router.ts', () => {
  expect(lines(imports.filter(({ from, name }) => /^react-router/.test(name) && from !== 'src/router/router.ts'))).toEqual([]);
});

/** Folders of src, each above all it may import: docs/architecture.md. */
const foldersOfSrc =
  'tab link address failure hub-views content tenant auth news api acting facts forms router data actions visit html-document gallery frame routes rendering consent start'.split(
    ' ',
  );

test('folders of src import only those below them; the entries import any', () => {
  const heightOf = (path: string) => foldersOfSrc.indexOf(path.split('/')[1] ?? '');
  const inside = imports.filter(({ from, path }) => /^src\/.+\//.test(from) && path?.startsWith('src/'));
  expect(inside.filter(({ from, path = '' }) => heightOf(from) < 0 || heightOf(path) < 0)).toEqual([]);
  expect(lines(inside.filter(({ from, path = '' }) => heightOf(from) < heightOf(path)))).toEqual([]);
});

test('nothing that a browser loads imports a TypeBox value or a compiler', () => {
  const browser = /^(engine|ui|forms|registry|src)\//;
  const heavy = imports.filter(
    ({ from, name, typeOnly }) =>
      browser.test(from) &&
      !from.endsWith('.schema.ts') &&
      !typeOnly &&
      (/^(typebox|ajv)/.test(name) || name === '#schemas/check' || name.endsWith('.schema.ts')),
  );
  expect(lines(heavy)).toEqual([]);
});

test('the engine is pure: no network, no storage, no Node module', () => {
  expect(lines(imports.filter(({ topFolder, name }) => topFolder === 'engine' && /^(node:|ofetch|pg|kysely|fastify)/.test(name)))).toEqual(
    [],
  );
});
