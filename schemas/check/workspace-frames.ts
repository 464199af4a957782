import { getDomain } from 'tldts';
import type { Tenant } from '../tenant/tenant.schema.ts';

type Framed = Pick<Tenant, 'hosts'> & { readonly outsideHosts?: Tenant['outsideHosts'] | undefined };

/**
 * Hosts whose pages may show the workspace in a frame (SEC-27): of those that a tenant names the ones that are of the same site as a host of its portal. Within any other
 * page browsers send no session cookie, which is Lax, and a page of another owner could lead clicks astray. Pure.
 */
export function workspaceFrames({ hosts, outsideHosts }: Framed): string[] {
  const sites = new Set(hosts.map(siteOf));
  return (outsideHosts?.workspace ?? []).filter((host) => {
    const site = siteOf(host);
    return site !== null && sites.has(site);
  });
}

/** By the public suffix list, as browsers compare sites; null where a host has none. */
const siteOf = (host: string): string | null => getDomain(host.replace('*.', ''), { allowPrivateDomains: true });
