import type { FastifyRequest } from 'fastify';
import { hostName } from '#schemas/tenant';

type RequestOrigin = Pick<FastifyRequest, 'ip' | 'host' | 'headers'> & { readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'> };

/**
 * Whether a request was made on this machine, by a name of this machine, and not through a proxy. The name counts too: another site's name may be made to lead
 * here (DNS rebinding), and its pages would then be of the same origin. Pure.
 */
export function isOnThisMachine({ ip, host, headers, socket }: RequestOrigin): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((header) => headers[header] !== undefined);
  return !isForwarded && isLoopback(ip) && isLoopback(socket.remoteAddress ?? '') && isLocalName(host);
}

/** Whether a request names this machine: `localhost`, a name below it, or an address of the loopback. Browsers lead no other site's name there. Pure. */
function isLocalName(host: string): boolean {
  const name = hostName(host);
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
}

/** Whether an address is of this machine alone. Pure. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^\[?::1\]?$/.test(address);
