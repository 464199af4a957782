import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../problems/index.ts';

const access = new Set([401, 403, 404]);

/** Whose access was refused, as far as it is known. */
interface RefusedRequest {
  /** Slug. */
  readonly tenant?: string;
  /** By the opaque id of their identity. */
  readonly actor?: { readonly sub: string; readonly staff: boolean } | null;
}

/**
 * Every refused access leaves a line (ASVS 16.3.2): route, tenant, who, and why. Never a name, an address or what was asked for: its
 * id is in no log.
 */
export function logRefusal(request: FastifyRequest, error: unknown, { tenant, actor }: RefusedRequest = {}): void {
  if (!(error instanceof ProblemError) || !access.has(error.statusCode)) return;
  const by = actor ? { subject: actor.sub, staff: actor.staff } : {};
  request.log.info({ req: request, tenant, status: error.statusCode, refused: error.code, ...by }, 'access refused');
}
