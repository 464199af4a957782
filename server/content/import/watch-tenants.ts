import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Database } from '../../db/index.ts';
import { watchFolders } from './watch-folders.ts';
import { importTenantFolder, type ImportOptions, type ImportReport } from './import-tenant-folder.ts';

/** Imports every tenant folder below `root`; a folder that fails is logged and the others go on. */
export async function importTenants(db: Database, root: string, options: ImportOptions): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const folder of await tenantFolders(root)) {
    try {
      reports.push(await importTenantFolder(db, join(root, folder), options));
    } catch (error) {
      options.log.error({ folder, error: String(error) }, 'a tenant was not imported');
    }
  }
  return reports;
}

const tenantFolders = async (root: string): Promise<string[]> =>
  (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

export interface WatchOptions extends Omit<ImportOptions, 'mode' | 'only'> {
  /** After each import that a saved file caused. */
  readonly onImport: (report: ImportReport) => void;
  /** How long to wait for an editor to finish saving. Milliseconds; default 60. */
  readonly settle?: number;
}

/** Demo mode: imports each saved file again, and the file wins over edits. Ends with the returned function. */
export function watchTenants(db: Database, root: string, { onImport, settle = 60, ...options }: WatchOptions): () => void {
  const saved = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const importSaved = async (): Promise<void> => {
    const batch = [...saved];
    saved.clear();
    for (const [folder, files] of batch) {
      try {
        onImport(await importTenantFolder(db, join(root, folder), { ...options, mode: 'update', only: [...files] }));
      } catch (error) {
        options.log.error({ folder, error: String(error) }, 'a saved file was not imported');
      }
    }
  };
  const stop = watchFolders(resolve(root), (path) => {
    const [folder, ...rest] = path.split(sep);
    if (!folder || rest.length === 0 || rest.some((part) => part.startsWith('.') || part.endsWith('~'))) return;
    const files = saved.get(folder) ?? new Set();
    saved.set(folder, files.add(rest.join('/')));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(importSaved);
    }, settle);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
