import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageAssets, type Manifest } from './page-assets.ts';
import type { PageRenderer, ServerEntry } from './renderer.ts';

/** Loads `dist/server/entry.js` and the browser's manifest. Rejects with what to do when there is no build. */
export async function createBuiltRenderer(distDir: string): Promise<PageRenderer> {
  const clientDir = join(distDir, 'client');
  const manifest = ['.vite/manifest.json', 'manifest.json'].map((name) => join(clientDir, name)).find((file) => existsSync(file));
  const entry = join(distDir, 'server', 'entry.js');
  if (!manifest || !existsSync(entry)) throw new Error(`There is no build in ${distDir}. Run npm start, which builds first.`);
  const { render, renderAnswer, inlineLoader, inlineConsent } = (await import(pathToFileURL(entry).href)) as ServerEntry;
  return {
    render,
    renderAnswer,
    inlineLoader,
    inlineConsent,
    assets: pageAssets(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest, clientDir),
    cacheable: true,
  };
}
