import type { FastifyRequest } from 'fastify';
import { hostName, type Tenant } from '#schemas/tenant';
import type { Config } from '../../config/index.ts';
import { insideAddress, insideTenant } from './inside.ts';
import { ProblemError } from '../../problems/index.ts';

/** All tenants, in memory; answered by `server/web/tenants`. */
export interface TenantDirectory {
  all(): readonly Tenant[];
  bySlug(slug: string): Tenant | undefined;
  /** `host` without port and without `www.`. */
  byHost(host: string): Tenant | undefined;
  /** Counter of the tenant's content: any change makes it grow. */
  revision(slug: string): number;
  /** Calls back after a tenant's content changed; returns the way to stop. */
  onChange(listener: (slug: string, revision: number) => void): () => void;
}

/** The greatest `demoPort` of a tenant. */
const maxDemoPorts = 100;

export type TenantOf = (request: FastifyRequest) => Tenant;

/**
 * The tenant a request is for: by its own port (demo), by host, else the default (demo; 410 at a port whose tenant is gone) or 404 `unknown-host`.
 * Nothing the browser writes into a body or a query decides this (SEC-13).
 */
export function tenantByHost(
  config: Pick<Config, 'mode' | 'port'> & Partial<Pick<Config, 'defaultTenant'>>,
  tenants: TenantDirectory,
): TenantOf {
  return (request) => {
    const inside = request.socket.remoteAddress === insideAddress ? tenants.bySlug(String(request.headers[insideTenant])) : undefined;
    if (inside) return inside;
    const known = tenants.byHost(hostName(request.host));
    if (config.mode === 'production') {
      if (known) return known;
      throw new ProblemError(404, 'unknown-host', 'No portal answers at this host. Check the address.');
    }
    const offset = (request.socket.localPort ?? 0) - config.port;
    const isTenantsPort = offset >= 1 && offset <= maxDemoPorts;
    const own = (isTenantsPort ? tenants.all().find(({ demoPort }) => demoPort === offset) : undefined) ?? known;
    // Only a tenant's port is opened there.
    if (!own && isTenantsPort)
      throw new ProblemError(
        410,
        'tenant-gone',
        'The tenant that answered at this port is gone: its folder was deleted, or it has another port now.',
      );
    const found = own ?? (config.defaultTenant ? tenants.bySlug(config.defaultTenant) : undefined) ?? tenants.all()[0];
    if (found) return found;
    throw new ProblemError(503, 'no-tenants', 'No tenant has been imported yet. Put one into the fixtures folder and start again.', {
      retryAfterSeconds: 5,
    });
  };
}
