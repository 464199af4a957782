import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Reports every file below `root` that is saved, also when an editor replaces it by a new one: each folder has its own
 * watcher, since the recursive watch of Linux follows files and loses one that was replaced. A folder that is replaced, as by a checkout
 * or a copy, is watched anew with all its files reported; one that is moved away or deleted is reported by its own path. Root itself may be
 * replaced. Ends with the returned function.
 */
export function watchFolders(root: string, onChange: (path: string) => void): () => void {
  const top = resolve(root);
  const watchers = new Map<string, FSWatcher>();

  /** With all folders below: a folder that was moved away would be watched where it is now. */
  const drop = (folder: string): void => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const report = (path: string): void => {
    if (path !== top) onChange(relative(top, path));
  };
  const seen = (event: string, path: string): void => {
    if (event !== 'rename') return isFolder(path) ? undefined : report(path);
    // What is at this path now may be another folder than a moment ago, and the watcher of that one receives no more events.
    const before = [...watchers.keys()].filter((folder) => dirname(folder) === path);
    drop(path);
    if (!isFolder(path)) return path === top ? before.forEach(report) : report(path);
    add(path, true);
    for (const folder of before) if (!isFolder(folder)) report(folder);
  };
  const add = (folder: string, notify: boolean): void => {
    try {
      const watcher = watch(folder, (event, name) => {
        if (watchers.get(folder) === watcher && name !== null && isFolder(folder)) seen(event, join(folder, name));
      });
      watcher.on('error', () => drop(folder));
      watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) add(path, notify);
        else if (notify) report(path);
      }
    } catch (error) {
      // Gone again: its parent reports that.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  };

  const above = watch(dirname(top), (event, name) => {
    if (event === 'rename' && name === basename(top)) seen(event, top);
  });
  add(top, false);
  return () => {
    above.close();
    drop(top);
  };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
