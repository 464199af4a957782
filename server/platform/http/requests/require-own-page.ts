import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../problems/index.ts';

/**
 * Whether a request comes from a page of this origin, by its headers; undefined when they do not state it. Our Referrer-Policy makes a
 * form's Origin `null`, so that there Sec-Fetch-Site decides. Pure.
 */
export function fromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, https: boolean): boolean | undefined {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === undefined && origin === undefined) return undefined;
  const own = origin === undefined || origin === `http${https ? 's' : ''}://${host}` || (origin === 'null' && site === 'same-origin');
  return own && (site === undefined || site === 'same-origin');
}

/** Refuses a form that another site sent, and one without any header of its origin. */
export function requireOwnPage(request: FastifyRequest, https: boolean): void {
  if (fromOwnPage(request, https) !== true)
    throw new ProblemError(403, 'cross-site', 'This form does not come from a page of the portal. Open the portal and try again.');
}
