import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileEdges } from '../../scripts/check/imports.ts';
import { folderCycles, pastEntries } from '../../scripts/check/folders.ts';
import { sourceFiles } from '../../scripts/check/source-files.ts';

const codeFolders = /^(?:cli|engine|forms|locale|registry|schemas|scripts|server|src|ui)\//;

describe('folders', () => {
  test('no folders import each other in a circle, at any level', () => {
    expect(folderCycles()).toEqual([]);
  });

  test('a module is imported by its public entry', () => {
    expect(pastEntries()).toEqual([]);
  });

  test('a folder has 25 files at most, tests and fixtures aside', () => {
    const counted = sourceFiles().filter(({ path }) => codeFolders.test(path) && !/\.(?:test|journey|fixture)\.tsx?$/.test(path));
    const folders = Map.groupBy(counted, ({ path }) => dirname(path));
    expect(folders.size).toBeGreaterThan(200);
    expect([...folders].filter(([, files]) => files.length > 25).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('the check looked at the imports there are', () => {
    expect(fileEdges().length).toBeGreaterThan(1000);
  });

  test('a circle is found at any level, also through files beside folders and over several folders', () => {
    const edges = [
      ['server/a/x/one.ts', 'server/b/two.ts'],
      ['server/b/two.ts', 'server/c/three.ts'],
      ['server/c/three.ts', 'server/a/y/four.ts'],
      ['src/app/portal.ts', 'src/app/actions/go.ts'],
      ['src/app/actions/go.ts', 'src/app/portal.ts'],
      ['src/app/a.ts', 'src/app/b.ts'],
      ['src/app/b.ts', 'src/app/a.ts'],
    ] as const;
    expect(folderCycles(edges)).toEqual([
      expect.stringMatching(/^server: a ⇄ b ⇄ c \(/),
      expect.stringMatching(/^src\/app: actions ⇄ portal\.ts \(/),
    ]);
  });

  test('an import past an entry is found; a module may have one file that others import instead of an index', () => {
    const edges = [
      ['server/web/pages/a.ts', 'server/platform/db/index.ts'],
      ['server/web/pages/a.ts', 'server/platform/db/tables/b.ts'],
      ['server/web/pages/a.ts', 'server/platform/hash/canonical-hash.ts'],
      ['server/portal/calls/a.ts', 'server/portal/calls/b.ts'],
    ] as const;
    expect(pastEntries(edges)).toEqual([
      expect.stringContaining('server/platform/db/tables/b.ts is imported from outside server/platform/db'),
    ]);
  });
});
