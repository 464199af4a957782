import type { FastifyRequest } from 'fastify';
import type { Actor } from '../auth/index.ts';
import { ProblemError } from '../http/problems.ts';

const access = new Set([401, 403, 404]);

/**
 * Every refused access leaves a line (ASVS 16.3.2): route, tenant, who by the opaque id of their identity, and why. Never a name, an
 * address or what was asked for: its id is in no log.
 */
export function logRefusal(request: FastifyRequest, tenant: string, actor: Actor | null, error: unknown): void {
  if (!(error instanceof ProblemError) || !access.has(error.statusCode)) return;
  const by = actor ? { subject: actor.sub, staff: actor.staff } : {};
  request.log.info({ req: request, tenant, status: error.statusCode, refused: error.code, ...by }, 'access refused');
}
