import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config.ts';
import { importTenantFolder, openAssetFiles } from '../services/content/index.ts';
import { openMemoryDatabase } from '../platform/db/index.ts';
import { createApp } from '../platform/http/app.ts';
import { createLog } from '../platform/log/log.ts';
import { anonymous, relayRoutes } from '../web/content-relay/relay-routes.ts';
import { createTenantDirectory } from '../web/tenants/index.ts';
import { registerContent } from './register-content.ts';
import { contextOf } from './context.fixture.ts';

/** The content service with the relay in front of it, on an in-memory database with the tenants of these folders. */
export async function openContentParts(folders: readonly string[], clock: () => number = Date.now) {
  const data = mkdtempSync(join(tmpdir(), 'portico-content-parts-'));
  const log = createLog('silent');
  const config = readConfig({ PORTICO_DATA: data });
  const db = await openMemoryDatabase();
  const tenants = await createTenantDirectory(db, { log, interval: 0 });
  const importFolder = async (folder: string): Promise<void> => {
    await importTenantFolder(db, folder, { mode: 'update', files: openAssetFiles(data), log, clock });
    await tenants.refresh();
  };
  for (const folder of folders) await importFolder(folder);
  const context = contextOf({ config, clock, log, db, tenants });
  const { app } = createApp({ config, log });
  const content = registerContent(app, context);
  relayRoutes(app, { ...content, tenantOf: context.tenantOf, visitor: anonymous });
  await app.ready();
  return {
    app,
    content,
    context,
    importFolder,
    close: async (): Promise<void> => {
      await app.close();
      tenants.close();
      await db.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
