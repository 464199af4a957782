import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Database } from '../../../platform/db/index.ts';
import { watchFolders } from './watch-folders.ts';
import { exchangeConfigurations } from './exchange-configurations.ts';
import { importTenantFolder, type ImportOptions, type ImportReport } from './import-tenant-folder.ts';

/**
 * Imports every tenant folder below `root`; a folder that fails is logged and the others go on. Tenants that ask for what another has are
 * asked again after the others, and together: that one may have given it up, or ask for theirs.
 */
export async function importTenants(db: Database, root: string, options: ImportOptions): Promise<ImportReport[]> {
  const reports = new Map<string, ImportReport>();
  const importOne = async (folder: string): Promise<void> => {
    try {
      reports.set(folder, await importTenantFolder(db, join(root, folder), options));
    } catch (error) {
      options.log.error({ folder, error: String(error) }, 'a tenant was not imported');
    }
  };
  for (const folder of await tenantFolders(root)) await importOne(folder);
  const refused = [...reports].filter(([, report]) => clashes(report)).map(([folder]) => folder);
  for (const folder of refused) await importOne(folder);
  const still = refused.filter((folder) => clashes(reports.get(folder)));
  if (still.length > 1) {
    await exchangeConfigurations(db, root, still, options);
    for (const folder of still) await importOne(folder);
  }
  return [...reports.values()];
}

const clashes = (report: ImportReport | undefined): boolean => report?.issues.some(({ code }) => code === 'tenant-clash') ?? false;

/** Names of the folders that may hold a tenant. */
export const tenantFolders = async (root: string): Promise<string[]> =>
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

/** Demo mode: imports each saved file again, and the file wins over edits; a tenant goes with its folder. Ends with the returned function. */
export function watchTenants(db: Database, root: string, { onImport, settle = 60, ...options }: WatchOptions): () => void {
  const saved = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const refused = new Set<string>();

  const importOne = async (folder: string, what: Pick<ImportOptions, 'only' | 'gone'>): Promise<void> => {
    const report = await importTenantFolder(db, join(root, folder), { ...options, mode: 'update', ...what });
    if (clashes(report)) refused.add(folder);
    else if (report.looked.includes('tenant.json')) refused.delete(folder);
    onImport(report);
  };
  /** The second of two tenants that exchange something was saved. */
  const exchange = async (): Promise<void> => {
    await exchangeConfigurations(db, root, [...refused], { ...options, mode: 'update' });
    for (const folder of refused) await importOne(folder, { only: ['tenant.json'] });
  };
  const importSaved = async (): Promise<void> => {
    // A folder that was renamed: what it had is free before its new name asks for it.
    const isHere = ([folder]: readonly [string, unknown]): number => Number(existsSync(join(root, folder)));
    const batch = [...saved].sort((one, other) => isHere(one) - isHere(other));
    saved.clear();
    for (const [folder, files] of batch) {
      try {
        const gone = !existsSync(join(root, folder));
        if (gone && !(await isTenant(db, folder))) continue;
        await importOne(folder, gone ? { gone } : { only: [...files] });
        if (refused.size > 1 && refused.has(folder)) await exchange();
        if (gone) options.log.warn({ tenant: folder }, 'the folder of this tenant was deleted: it is not served any more');
      } catch (error) {
        options.log.error({ folder, error: String(error) }, 'a saved file was not imported');
      }
    }
  };
  const stop = watchFolders(resolve(root), (path) => {
    const [folder, ...rest] = path.split(sep);
    if (!folder || rest.some((part) => part.startsWith('.') || part.endsWith('~'))) return;
    const file = rest.join('/');
    if (file === '' && existsSync(join(root, folder))) return;
    const files = saved.get(folder) ?? new Set();
    saved.set(folder, file === '' ? files : files.add(file));
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

const isTenant = async ({ kysely }: Database, name: string): Promise<boolean> =>
  (await kysely.selectFrom('tenant').select('tenant_id').where('tenant_id', '=', name).executeTakeFirst()) !== undefined;
