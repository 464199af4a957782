import type { FastifyRequest } from 'fastify';
import { fromOwnPage } from '../../platform/http/index.ts';
import { ProblemError } from '../../platform/problems/index.ts';

/**
 * Refuses what another site's page could have caused. Calls of the portal's script need `X-Portal: 1`, which no form of
 * another site can send; native forms of our own pages need the browser's word for their origin.
 */
export function requireSameOrigin(request: FastifyRequest, https: boolean): void {
  const refuse = (detail: string): never => {
    throw new ProblemError(403, 'cross-site', detail);
  };
  const own = fromOwnPage(request, https);
  if (own === false) refuse('Sign-in is only possible from the portal itself. Open the portal and try again.');
  if (isFormPost(request)) {
    if (own === undefined) refuse('The browser did not send where this form comes from. Open the portal and try again.');
  } else if (request.headers['x-portal'] !== '1') refuse('The header X-Portal is missing.');
}

/** A native form, posted before the script was there. */
export const isFormPost = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
