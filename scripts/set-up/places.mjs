import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Ignored by git: the private Node, the set-up lock, hashes of what was built. */
export const privateFolder = join(root, '.node');
export const inRoot = (...parts) => join(root, ...parts);
