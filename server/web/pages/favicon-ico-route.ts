import type { FastifyInstance } from 'fastify';
import { assetAddress, unversioned } from '../content-relay/index.ts';
import type { TenantOf } from '../../platform/http/index.ts';

/** Browsers ask for `/favicon.ico` by themselves: the tenant's own, or nothing. */
export function faviconRoute(app: FastifyInstance, tenantOf: TenantOf): void {
  app.get('/favicon.ico', (request, reply) => {
    const { slug, favicon } = tenantOf(request);
    const address = assetAddress(unversioned(slug), favicon);
    return address === '' ? reply.code(204).send() : reply.redirect(address, 302);
  });
}
