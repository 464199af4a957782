import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import { listMessages, type MessageSeal } from '../../../services/messages/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { sendDemoPage } from './demo-document.ts';
import { outboxPage } from './outbox-page.ts';
import { outboxScript } from './outbox-script.ts';
import { isOnThisMachine } from './this-machine.ts';

export interface OutboxOptions {
  readonly db: Database;
  readonly seal: MessageSeal;
  /** Slug of the tenant whose host was asked. */
  readonly tenantOf: (request: FastifyRequest) => { readonly slug: string };
  readonly sheets: readonly string[];
}

/**
 * GET /demo/outbox: what was sent to people of all tenants, newest first, so that one address serves the whole demo; outbox.json: what
 * this host's tenant sent. Register it in demo mode only: it shows passcodes. As one-click sign-in, it answers this machine alone.
 */
export async function outboxRoutes(app: FastifyInstance, { db, seal, tenantOf, sheets }: OutboxOptions): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (!isOnThisMachine(request))
      throw new ProblemError(
        403,
        'not-this-machine',
        'The outbox of the demo is shown at localhost alone: open it on the machine that runs the demo.',
      );
  });
  app.get<{ Querystring: { readonly person?: string | readonly string[] } }>('/demo/outbox', async (request, reply) => {
    const { person } = request.query;
    const main = outboxPage(await listMessages(db.kysely, seal), typeof person === 'string' ? person : '');
    return sendDemoPage(reply, { title: 'Outbox', here: '/demo/outbox', main, sheets, script: outboxScript });
  });
  app.get('/demo/outbox.json', async (request, reply) => {
    const messages = await listMessages(db.kysely, seal, tenantOf(request).slug);
    return reply.header('cache-control', 'no-store').send(messages);
  });
}
