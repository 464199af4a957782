import type { Context } from './open-context.ts';
import { tenantByHost } from '../platform/http/requests/tenant-of.ts';
import { secretsFrom } from '../services/identity/index.ts';

/** What parts are built from, around a database and a directory that the test opens and closes itself. */
export const contextOf = (parts: Pick<Context, 'config' | 'clock' | 'log' | 'db' | 'tenants'>): Context => ({
  ...parts,
  demo: true,
  https: false,
  secrets: secretsFrom(parts.config.secrets),
  tenantOf: tenantByHost(parts.config, parts.tenants),
  onClose: () => undefined,
  close: () => Promise.resolve(),
});
