import type { Config } from '../../platform/config/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { LiveTenantDirectory } from '../tenants/index.ts';

/** What the demo's seed works with. */
export interface Seeding {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly tenants: LiveTenantDirectory;
}
