import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '#schemas/api';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** Vite's `manifest.json`: source path → built file. */
export type Manifest = Readonly<Record<string, Chunk>>;

const address = (file: string): string => `/build/${file}`;

/** Answers which built files a page needs. `clientDir` holds the files the manifest names. Throws when there is no entry. */
export function pageAssets(manifest: Manifest, clientDir: string): PageAssets {
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const entry = entryName === undefined ? undefined : manifest[entryName];
  if (!entryName || !entry) throw new Error('the build has no browser entry. Build again: npm start.');

  const named = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]));
  const chunkOf = (name: string): Chunk | undefined => manifest[name] ?? named.get(name);

  /** The chunk and all it imports statically, once each. */
  const chunksOf = (name: string, seen: Set<Chunk>): Set<Chunk> => {
    const chunk = chunkOf(name);
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const imported of chunk.imports ?? []) chunksOf(imported, seen);
    return seen;
  };
  const entryChunks = chunksOf(entryName, new Set());
  const css = [...new Set([...entryChunks].flatMap((chunk) => chunk.css ?? []))].map(address);
  const texts = new Map<string, string | undefined>();

  return {
    entry: address(entry.file),
    css,
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
    preloadsOf(modules) {
      // The entry's own imports too: else the browser learns of them only when the entry has arrived.
      const chunks = new Set(entryChunks);
      for (const name of modules) chunksOf(name, chunks);
      const files = [...chunks].flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
      return [...new Set(files.map(address))].filter((file) => !css.includes(file) && file !== address(entry.file));
    },
    scriptOf(name) {
      const file = chunkOf(name)?.file;
      return file?.endsWith('.js') ? address(file) : undefined;
    },
    textOf(file) {
      if (!texts.has(file)) texts.set(file, readText(join(clientDir, file.replace(/^\/build\//, ''))));
      return texts.get(file);
    },
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
