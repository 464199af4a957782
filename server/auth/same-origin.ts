import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problems.ts';

/**
 * Refuses what another site's page could have caused. Calls of the portal's script need `X-Portal: 1`, which no form of
 * another site can send; native forms of our own pages need the browser's word for their origin. Our Referrer-Policy makes a
 * form's Origin `null`, so that there Sec-Fetch-Site has to say it.
 */
export function demandSameOrigin(request: FastifyRequest, https: boolean): void {
  const refuse = (detail: string): never => {
    throw new ProblemError(403, 'cross-site', detail);
  };
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own = `${https ? 'https' : 'http'}://${request.host}`;
  if (site !== undefined && site !== 'same-origin')
    refuse('Sign-in is only possible from the portal itself. Open the portal and try again.');
  if (origin !== undefined && origin !== own && !(origin === 'null' && site === 'same-origin'))
    refuse('Sign-in is only possible from the portal itself. Open the portal and try again.');
  if (isFormPost(request)) {
    if (site === undefined && origin !== own) refuse('The browser did not say where this form comes from. Open the portal and try again.');
  } else if (request.headers['x-portal'] !== '1') refuse('The header X-Portal is missing.');
}

/** A native form, posted before the script was there. */
export const isFormPost = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
