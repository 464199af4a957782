import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keepOld = 24 * 3_600_000;
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => statSync(join(folder, name)).isFile())
    : [];
/** Manifests and entries name the other files, so they come last. */
const last = (name) => /manifest\.json$|entry[^/]*\.js$|\.html$/.test(name);

/**
 * Moves a fresh build over an old one, file by file (each move is atomic), hashed files first. Old hashed files stay for a
 * day: a server that runs from the old build, and pages already open in browsers, still find theirs.
 */
export function mergeFolder(fresh, folder) {
  const names = filesIn(fresh).sort((a, b) => Number(last(a)) - Number(last(b)));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    renameSync(join(fresh, name), join(folder, name));
  }
  for (const name of filesIn(folder)) {
    if (!names.includes(name) && Date.now() - statSync(join(folder, name)).mtimeMs > keepOld) rmSync(join(folder, name), { force: true });
  }
}
