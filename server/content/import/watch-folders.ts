import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Tells every file below `root` that is saved, also when an editor replaces it by a new one: each folder has its own
 * watcher, since the recursive watch of Linux follows files and loses one that was replaced. Ends with the returned function.
 */
export function watchFolders(root: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string, tell: boolean): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (!isFolder(folder)) return drop(folder);
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) add(path, true);
      else onChange(relative(root, path));
    });
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) add(path, tell);
      else if (tell) onChange(relative(root, path));
    }
  };

  add(root, false);
  return () => {
    for (const folder of watchers.keys()) drop(folder);
  };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
