import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import { listMessages, type MessageSeal } from './outbox.ts';
import { drawOutbox, outboxPolicy, type Portal } from './outbox-page.ts';

export interface OutboxOptions {
  readonly db: Database;
  readonly seal: MessageSeal;
  /** Slug of the tenant whose host was asked. */
  readonly tenantOf: (request: FastifyRequest) => { readonly slug: string };
  /** Every tenant and where its portal answers. */
  readonly portals: () => readonly Portal[];
}

/**
 * GET /demo/outbox: what was sent to people of all tenants, newest first, so that one address serves the whole demo; outbox.json: what
 * this host's tenant sent. Register it in demo mode only: it shows passcodes.
 */
export async function outboxRoutes(app: FastifyInstance, { db, seal, tenantOf, portals }: OutboxOptions): Promise<void> {
  app.get('/demo/outbox', async (_request, reply) => {
    const messages = await listMessages(db.kysely, seal);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', outboxPolicy)
      .send(drawOutbox(messages, portals()));
  });
  app.get('/demo/outbox.json', async (request, reply) => {
    const messages = await listMessages(db.kysely, seal, tenantOf(request).slug);
    return reply.header('cache-control', 'no-store').send(messages);
  });
}
