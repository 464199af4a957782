import type { Config } from '../platform/config/index.ts';
import { openDatabase, type Database } from '../platform/db/index.ts';
import { tenantByHost, type TenantOf } from '../platform/http/index.ts';
import { secretsFrom, type Secrets } from '../services/identity/index.ts';
import type { Log } from '../platform/log/log.ts';
import { createTenantDirectory, type LiveTenantDirectory } from '../web/tenants/index.ts';

/** What parts are built from. Each takes only the members it needs. */
export interface Context {
  readonly config: Config;
  readonly demo: boolean;
  /** Whether visitors come over https. */
  readonly https: boolean;
  /** Milliseconds since 1970; tests hand in their own. */
  readonly clock: () => number;
  readonly log: Log;
  readonly db: Database;
  readonly secrets: Secrets;
  readonly tenants: LiveTenantDirectory;
  readonly tenantOf: TenantOf;
  /** Adds something to end with the context. */
  readonly onClose: (end: () => unknown) => void;
  /** Ends what was opened, last opened first. */
  readonly close: () => Promise<void>;
}

/** Opens everything that outlives a request. Rejects with a sentence for the operator. */
export async function openContext(config: Config, log: Log, clock: () => number = Date.now): Promise<Context> {
  const db = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, databaseSeconds: config.databaseSeconds, log });
  const tenants = await createTenantDirectory(db, { log, interval: 1500 }).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  const ends: (() => unknown)[] = [() => db.close(), () => tenants.close()];
  return {
    config,
    demo: config.mode === 'demo',
    https: config.origin.startsWith('https:'),
    clock,
    log,
    db,
    secrets: secretsFrom(config.secrets),
    tenants,
    tenantOf: tenantByHost(config, tenants),
    onClose: (end) => void ends.push(end),
    close: async () => {
      for (const end of ends.toReversed()) await end();
    },
  };
}
