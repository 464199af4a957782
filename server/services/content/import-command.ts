import { importTenantFolder, openAssetFiles, type ImportReport } from './index.ts';
import type { Environment } from '../../platform/config/index.ts';
import { quiet, withStorage } from '../../platform/command-database/index.ts';

/**
 * Writes a tenant's folder over what is stored of it, in one transaction. Servers on PostgreSQL show it within two seconds; the
 * embedded database must not be in use by one. `env` names the storage as for the server; it is made when it is not there.
 */
export const importFolder = (env: Environment, folder: string): Promise<ImportReport> =>
  withStorage(env, (db, { dataDir }) => importTenantFolder(db, folder, { mode: 'update', files: openAssetFiles(dataDir), log: quiet }), {
    make: true,
  });
