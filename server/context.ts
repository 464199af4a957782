import type { Config } from './config/config.ts';
import type { TenantDirectory, TenantOf } from './http/tenant-of.ts';
import type { Log } from './log.ts';

/** What rooms are built from. Each room takes only the members it needs. */
export interface Context {
  readonly config: Config;
  /** Milliseconds since 1970; tests hand in their own. */
  readonly clock: () => number;
  readonly log: Log;
  readonly tenants: TenantDirectory;
  readonly tenantOf: TenantOf;
}
