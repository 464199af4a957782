import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../set-up/places.mjs';

const notSource = /(^|\/)(node_modules|published|built)(\/|$)|\.test\.tsx?$/;

function* filesIn(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry || notSource.test(relative(root, path))) return;
  if (entry.isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** Hash of the contents of files and folders (paths from the root; missing ones count as missing), and of the Node in use. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths)
    for (const file of filesIn(join(root, path))) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
