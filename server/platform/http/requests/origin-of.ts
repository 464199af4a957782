import type { FastifyRequest } from 'fastify';
import { hostName, type Tenant } from '#schemas/tenant';
import type { Config } from '../../config/index.ts';

/** Origin of the tenant's portal for links that a caller is given, without a slash at its end. */
export type OriginOf = (request: FastifyRequest, tenant: Tenant) => string;

/** Where a tenant answers in demo mode, as the terminal prints it. */
export const demoOrigin = ({ port }: Pick<Config, 'port'>, { demoPort = 0 }: Pick<Tenant, 'demoPort'>): string =>
  `http://localhost:${port + demoPort}`;

/**
 * Never what a caller writes into `Host` (SEC-13): in production a host of the tenant, with scheme and port of `PORTICO_ORIGIN`; in
 * demo mode also a name of this machine, or the address the call arrived at, so that a phone in the same network can try it.
 */
export function ownOrigins({ mode, origin, port }: Pick<Config, 'mode' | 'origin' | 'port'>): OriginOf {
  const own = new URL(origin);
  const atHost = (host: string): string => `${own.protocol}//${host}${own.port && `:${own.port}`}`;
  return ({ host, socket }, { hosts = [], ...tenant }) => {
    const asked = hostName(host);
    const configured = hosts.map((name) => name.toLowerCase()).find((name) => hostName(name) === asked);
    if (mode === 'production')
      return configured ? atHost(host.toLowerCase().startsWith('www.') ? `www.${asked}` : asked) : atHost(hosts[0] ?? own.hostname);
    const local = asked === 'localhost' || asked.endsWith('.localhost') || asked === hostName(own.host) || configured !== undefined;
    const arrived = [socket.localAddress?.replace(/^::ffff:/, ''), '127.0.0.1'].some((address) => asked === address) || asked === '[::1]';
    return (local || arrived) && URL.canParse(`http://${host}`) ? new URL(`${own.protocol}//${host}`).origin : demoOrigin({ port }, tenant);
  };
}
