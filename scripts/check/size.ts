import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './program.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * kB of brotli. The entry is all that every page loads before its blocks: at most 1.214 of the least bundle of this stack, 86.6 kB
 * (`npm run bench -- bytes` measures it). Survey chunks are lazy and have their own.
 */
const budget = { entry: 105.1, chunk: 42.5, survey: 319.5 };

/** The names of other files hold hashes of what is in them, which compress to 0.1 kB more or less from one build to the next: here each is a hash of the name alone. */
const withSettledHashes = (script: string): Buffer =>
  Buffer.from(
    script.replace(/([\w-]*)-([\w-]{7}(?=\.js)|[\w-]{6}(?=\.css))\.(js|css)/g, (_, name: string, hash: string, ending: string) => {
      const settled = createHash('sha256').update(`${name}.${ending}`).digest('base64url').slice(0, hash.length);
      return `${name}-${settled}.${ending}`;
    }),
    'latin1',
  );

/** Sizes of the build in `dist` against the budget. */
export function sizeFaults(folder = join(root, 'dist/client')): string {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) return `${path} does not exist: there is no build to measure.`;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const entry = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  if (entry.length === 0) return `${path}: no entry in the manifest.`;
  const first = new Set<string>();
  const walk = (key: string) => {
    if (first.has(key)) return;
    first.add(key);
    manifest[key]?.imports?.forEach(walk);
  };
  for (const [key] of entry) walk(key);
  const files = [...first].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
  const kilobytes = (file: string) => brotliCompressSync(withSettledHashes(readFileSync(join(folder, file), 'latin1'))).length / 1000;
  const total = files.reduce((sum, file) => sum + kilobytes(file), 0);
  const lazy = Object.entries(manifest).filter(([key, chunk]) => !first.has(key) && chunk.file.endsWith('.js'));
  return [
    ...(total > budget.entry
      ? [`the scripts of every page are ${total.toFixed(2)} kB (brotli), ${budget.entry} are allowed: ${files.join(', ')}`]
      : []),
    ...lazy.flatMap(([key, { file }]) => {
      const allowed = /survey/i.test(key + file) ? budget.survey : budget.chunk;
      const size = kilobytes(file);
      return size > allowed ? [`${file} is ${size.toFixed(1)} kB (brotli), ${allowed} are allowed.`] : [];
    }),
  ].join('\n');
}
