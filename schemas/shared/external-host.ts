const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A host name of two labels or more in small letters, or `*.` before one for all its subdomains: nothing that a policy reads as more than a host. */
export const externalHostPattern = `^(?:\\*\\.)?(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`;

const pattern = new RegExp(externalHostPattern);

/** Whether a text is a host that a tenant may name. Pure. */
export const isExternalHost = (host: string): boolean => host.length <= 253 && pattern.test(host);

/** Whether an address is https on one of these hosts, as a content security policy compares them: `*.` covers subdomains, not the host itself. Pure. */
export function isAtHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  );
}
