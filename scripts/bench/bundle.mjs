import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inRoot, privateFolder, root } from '../set-up/places.mjs';

/**
 * Builds one file of tests/bench as the portal is built (production React, minified for a browser) into a folder that is
 * deleted after `work` got it. `external` names what stays out.
 */
export async function withBundle(entry, { server = false, external = [] }, work) {
  const { build } = await import('vite');
  mkdirSync(privateFolder, { recursive: true });
  const folder = mkdtempSync(join(privateFolder, 'bench-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      ...(server ? { ssr: { target: 'node', noExternal: true } } : {}),
      build: {
        outDir: folder,
        emptyOutDir: true,
        ...(server ? { ssr: inRoot('tests/bench', entry), target: 'node22', minify: false } : { modulePreload: { polyfill: false } }),
        rolldownOptions: {
          input: inRoot('tests/bench', entry),
          external,
          preserveEntrySignatures: 'strict',
          treeshake: { moduleSideEffects: [{ test: /\/(?:engine|forms|locale|schemas|src|registry|ui)\/.*\.tsx?$/, sideEffects: false }] },
          output: { entryFileNames: 'entry.js', codeSplitting: server ? undefined : false },
        },
      },
    });
    return await work({ folder, entry: join(folder, 'entry.js') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** kB of all scripts in a folder, compressed. */
export function weigh(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name)));
  const sum = (compress) => files.reduce((total, text) => total + compress(text).length, 0) / 1000;
  return { brotli: sum(brotliCompressSync), gzip: sum((text) => gzipSync(text, { level: 9 })) };
}
