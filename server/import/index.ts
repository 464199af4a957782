import { importTenantFolder, openAssetFiles, type ImportReport } from '../content/index.ts';
import { openDatabase } from '../db/index.ts';
import { storageOf } from '../storage/storage-of.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Writes a tenant's folder over what is stored of it, in one transaction. Servers on PostgreSQL show it within two seconds; the
 * embedded database must not be in use by one. `env` names the storage as for the server.
 */
export async function importFolder(env: Readonly<Record<string, string | undefined>>, folder: string): Promise<ImportReport> {
  const storage = storageOf(env);
  const db = await openDatabase({ ...storage, log: quiet });
  try {
    return await importTenantFolder(db, folder, { mode: 'update', files: openAssetFiles(storage.dataDir), log: quiet });
  } finally {
    await db.close();
  }
}
