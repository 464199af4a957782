import { openDatabase } from '../../server/platform/db/index.ts';
import { openAssetFiles } from '../../server/services/content/assets/asset-files.ts';
import { importTenantFolder } from '../../server/services/content/import/import-tenant-folder.ts';

/**
 * For kill tests, as a child process: `node import-loop.ts <dataDir> <folder>`. Imports the folder whenever a line
 * arrives on stdin, and prints `ack <revision>` after the commit.
 */
const [dataDir = '', folder = ''] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {}, error: console.error };
const db = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'], log });
console.log('ready');
for await (const _ of process.stdin) {
  const { revision } = await importTenantFolder(db, folder, { mode: 'update', files: openAssetFiles(dataDir), log });
  console.log(`ack ${revision}`);
}
await db.close();
