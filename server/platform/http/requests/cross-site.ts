import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser reports that another site caused this request. Old phones report nothing, and our Referrer-Policy makes a form's Origin
 * `null`: for what does no harm that is answered as our own. Pure.
 */
export function isCrossSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || origin === 'null') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
