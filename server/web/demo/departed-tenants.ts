import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { importTenantFolder, tenantFolders, type ImportOptions } from '../../services/content/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { storedNames, replaceFile } from '../../platform/disk/index.ts';

interface SeenTenants {
  /** Absolute path of the folder of folders. */
  readonly folder: string;
  readonly tenants: readonly string[];
}

interface Start {
  readonly fixturesDir: string;
  readonly dataDir: string;
}

/**
 * Takes away tenants whose folder was deleted while the demo was stopped: those that an earlier start imported from this very folder,
 * by `demo-tenants.json` in the data folder. Tenants from elsewhere are never touched. Runs before the import, which a
 * tenant of another name may want to take their user pool or host.
 */
export async function removeDeparted(
  db: Database,
  { fixturesDir, dataDir }: Start,
  options: Omit<ImportOptions, 'mode' | 'only' | 'gone'>,
): Promise<void> {
  const file = join(dataDir, storedNames.demoTenants);
  const folder = resolve(fixturesDir);
  const seen = await readSeen(file);
  const before = seen.folder === folder ? seen.tenants : [];
  const isHere = (tenant: string): boolean => existsSync(join(folder, tenant));
  for (const tenant of before.filter((name) => !isHere(name))) {
    await importTenantFolder(db, join(folder, tenant), { ...options, mode: 'update', gone: true });
    options.log.warn({ tenant }, 'the folder of this tenant was deleted: it is not served any more');
  }
  const now: SeenTenants = { folder, tenants: await tenantFolders(folder) };
  replaceFile(file, JSON.stringify(now));
}

/** A note that is not there, or cut off, is empty. */
async function readSeen(file: string): Promise<SeenTenants> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SeenTenants;
  } catch {
    return { folder: '', tenants: [] };
  }
}
