import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileAhead } from './scripts/build/compile-ahead.ts';
import { chunks } from './scripts/build/chunks.ts';
import { withoutSurveyTheme } from './scripts/build/without-survey-theme.ts';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** The package's exports offer only its development files. */
const productionRouter = [
  { find: /^react-router$/, replacement: '/node_modules/react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: '/node_modules/react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({ find, replacement: import.meta.dirname + replacement }));

const alone = ['**/*.test.tsx', '**/*.mocked.test.ts'];
const heavy = ['tests/{resilience,documents,bench,postgres,browsers}/**/*.test.{ts,tsx}'];
/** What a run of everything leaves out, or tests on PostgreSQL (scripts/test/slow-tests.ts). */
const leftOut = (process.env['PORTICO_LEFT_OUT'] ?? '').split(',').filter(Boolean);
const never = ['**/node_modules/**', 'dist/**', ...leftOut];

export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/build/',
  publicDir: false,
  plugins: [react(), compileAhead, withoutSurveyTheme],
  resolve: { alias: command === 'build' ? productionRouter : [] },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { target: 'node', ...(command === 'build' ? { noExternal: true as const } : {}) },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node22',
        minify: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The entry has these lists, of every block: what a page has anyway is not in them, and where no stylesheet is awaited there is none.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        // A tenant's policy has no data: addresses for scripts, and small files are cheaper inside their stylesheet.
        assetsInlineLimit: 2048,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          treeshake: {
            moduleSideEffects: [
              { test: /\/(?:engine|forms|locale|schemas|src|registry|ui)\/.*(?<!entry-client)\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            // The first script names every other file: six or seven characters of a hash distinguish revisions as well as eight.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: { groups: chunks },
          },
        },
      },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A worker lives for a hundred files: with space for young objects it spends an eighth less on collecting them. Many databases of WebAssembly come and go in it:
    // where V8 frees their code it rarely aborts the process (github.com/nodejs/node/issues/64500).
    execArgv: ['--max-semi-space-size=64', '--no-wasm-code-gc'],
    // By default one processor less than there are, which leaves one of two.
    maxWorkers: '100%',
    maxConcurrency: 2,
    sequence: { sequencer: SlowestFirst },
    // A database opens in a second, and in twenty on a machine with much else to do.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // What draws pages and what replaces a module has a process of its own; the rest shares what it has loaded, in a third of the time.
    projects: [
      {
        extends: true as const,
        test: {
          name: 'alone',
          include: alone,
          exclude: [...never, ...heavy],
          setupFiles: ['tests/support/frozen-prototype.ts', 'tests/support/slow-machine.ts'],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'together',
          include: ['**/*.test.ts'],
          exclude: [...never, ...heavy, ...alone],
          isolate: false,
          setupFiles: 'tests/support/frozen-prototype.ts',
        },
      },
      { extends: true as const, test: { name: 'heavy', include: heavy, exclude: never, setupFiles: 'tests/support/frozen-prototype.ts' } },
    ],
  },
}));
