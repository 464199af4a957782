import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TenantDirectory, TenantOf } from '../http/tenant-of.ts';

const heartbeat = 20_000;

/** `GET /demo/changes`, demo mode only: an event per change of the tenant's content (`data:` is the revision), so that an open page can refresh. */
export function changeStream(
  app: FastifyInstance,
  { tenants, tenantOf }: { readonly tenants: Pick<TenantDirectory, 'onChange' | 'revision'>; readonly tenantOf: TenantOf },
): void {
  const open = new Map<FastifyReply, string>();
  const tell = (reply: FastifyReply, text: string): boolean => reply.raw.write(text);

  app.get('/demo/changes', (request, reply) => {
    const { slug } = tenantOf(request);
    reply.hijack();
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    tell(reply, `retry: 1000\nevent: revision\ndata: ${tenants.revision(slug)}\n\n`);
    open.set(reply, slug);
    request.raw.socket.once('close', () => open.delete(reply));
  });

  const stopListening = tenants.onChange((slug, revision) => {
    for (const [reply, tenant] of open) if (tenant === slug) tell(reply, `event: change\ndata: ${revision}\n\n`);
  });
  const beat = setInterval(() => {
    for (const reply of open.keys()) tell(reply, ':\n\n');
  }, heartbeat).unref();
  app.addHook('preClose', (done) => {
    clearInterval(beat);
    stopListening();
    for (const reply of open.keys()) reply.raw.end();
    done();
  });
}
