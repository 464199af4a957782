import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from '../set-up/mutex.mjs';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';
import { ExplainedError, print, step } from '../set-up/output.mjs';
import { compress } from './compress.mjs';
import { hashOf } from './hash-of.mjs';
import { mergeFolder } from './merge-folder.mjs';

const schemaSources = ['locale', 'schemas', 'forms', 'registry', 'scripts/build-schemas', 'package-lock.json'];
const pageSources = [
  'src',
  'registry',
  'forms',
  'ui',
  'engine',
  'schemas',
  'locale',
  'vite.config.ts',
  'scripts/build',
  'package.json',
  'package-lock.json',
];

/** Runs a Node program of ours or of a package; throws an ExplainedError with its output when it fails. */
async function nodeRun(args, what) {
  const { code, output } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  if (code !== 0) throw new ExplainedError(`${output.trim()}\n${what} failed (exit code ${code}).`);
  return output.trim();
}

/** Does `work` unless `stamp` holds the hash of `sources` and `product` is there. */
async function whenChanged(stamp, sources, product, work) {
  const hash = hashOf(sources);
  const known = existsSync(inRoot(stamp)) ? readFileSync(inRoot(stamp), 'utf8') : '';
  if (known === hash && existsSync(inRoot(product))) return;
  await work();
  mkdirSync(dirname(inRoot(stamp)), { recursive: true });
  writeFileSync(inRoot(stamp), hash);
}

/** Published and compiled schemas. Quick; needed by everything else. */
export const buildSchemas = () =>
  whenChanged('.node/schemas.hash', schemaSources, 'schemas/built/runtime/faults.js', () =>
    step('Building the schemas', () => nodeRun(['scripts/build-schemas/main.ts'], 'npm run build:schemas')),
  );

/** Browser and server-side bundles of the portal, in `dist/client` and `dist/server`. */
const buildPages = () =>
  whenChanged('.node/pages.hash', pageSources, 'dist/server/entry.js', () =>
    step('Building the portal', async (note) => {
      const fresh = `dist/.fresh-${process.pid}`;
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--emptyOutDir'];
      try {
        note('for the browser');
        await nodeRun([...vite, '--outDir', join(fresh, 'client')], 'vite build');
        note('for the server');
        await nodeRun([...vite, '--ssr', 'src/entry-server.tsx', '--outDir', join(fresh, 'server')], 'vite build --ssr');
        note('compressing');
        await compress(inRoot(fresh, 'client'), inRoot('dist/client'));
        mergeFolder(inRoot(fresh, 'client'), inRoot('dist/client'));
        mergeFolder(inRoot(fresh, 'server'), inRoot('dist/server'));
      } finally {
        rmSync(inRoot(fresh), { recursive: true, force: true });
      }
    }),
  );

/** All that `npm start` serves. Two commands may ask at once: one builds, the other finds it built. */
export const build = () =>
  alone(
    inRoot('.node/build.lock'),
    async () => {
      await buildSchemas();
      await buildPages();
    },
    () => print('… waiting for another Portico command to finish building'),
  );
