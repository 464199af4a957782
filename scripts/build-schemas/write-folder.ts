import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Manner {
  /** Only report what would change. */
  readonly dry: boolean;
  /** Leave files that are not in `files` alone. */
  readonly keepUnknown: boolean;
}

/** Makes a folder hold exactly these files, each swapped in whole and only when it differs. Returns the names that differ. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string>, { dry, keepUnknown }: Manner): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, text] of files) {
    const path = join(folder, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
    changed.push(name);
    if (dry) continue;
    await mkdir(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}.tmp`;
    await writeFile(fresh, text);
    await rename(fresh, path);
  }
  if (keepUnknown) return changed;
  const present = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of present) {
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || files.has(name) || name.endsWith('.tmp')) continue;
    changed.push(`${name} (gone)`);
    if (!dry) await rm(join(folder, name), { force: true });
  }
  return changed;
}
