import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A hash is six to eight characters long (vite.config.ts). */
const text = /-[\w-]{6,8}\.(js|css|svg)$/;
const smallest = 1024;
const encodings = { br: promisify(brotliCompress), gz: (body) => promisify(gzip)(body, { level: 9 }) };

/**
 * Puts `.br` and `.gz` beside the text files of a fresh build: the server sends them where a browser takes them, and never
 * compresses a file itself. Names hold their hash, so what `known` (the last build) has is taken from there.
 */
export async function compress(fresh, known) {
  const names = readdirSync(fresh, { recursive: true })
    .map(String)
    .filter((name) => text.test(name));
  const one = async (name) => {
    const body = readFileSync(join(fresh, name));
    if (body.length < smallest) return;
    for (const [ending, encode] of Object.entries(encodings)) {
      const file = `${name}.${ending}`;
      if (existsSync(join(known, file))) copyFileSync(join(known, file), join(fresh, file));
      else writeFileSync(join(fresh, file), await encode(body));
    }
  };
  await Promise.all(names.map(one));
}
