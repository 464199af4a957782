import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TenantDirectory, TenantOf } from '../../platform/http/index.ts';
import type { FileIssues } from './file-issues.ts';

const heartbeat = 20_000;

/**
 * `GET /demo/changes`, demo mode only: an event per change of the tenant's content (`data:` is the revision), so that an open page can
 * refresh, and `issues` per import: the present issues of its files.
 */
export function changeStream(
  app: FastifyInstance,
  {
    tenants,
    tenantOf,
    fileIssues,
  }: {
    readonly tenants: Pick<TenantDirectory, 'onChange' | 'revision'>;
    readonly tenantOf: TenantOf;
    readonly fileIssues: FileIssues;
  },
): void {
  const open = new Map<FastifyReply, string>();
  const send = (reply: FastifyReply, text: string): boolean => reply.raw.write(text);
  const issuesOf = (tenant: string): string => `event: issues\ndata: ${JSON.stringify(fileIssues.of(tenant))}\n\n`;

  app.get('/demo/changes', (request, reply) => {
    const { slug } = tenantOf(request);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Readonly<Record<string, string>>),
      'Content-Type': 'text/event-stream; charset=utf-8',
    });
    send(reply, `retry: 1000\nevent: revision\ndata: ${tenants.revision(slug)}\n\n${issuesOf(slug)}`);
    open.set(reply, slug);
    request.raw.socket.once('close', () => open.delete(reply));
  });

  fileIssues.onLearned((tenant) => {
    for (const [reply, slug] of open) if (slug === tenant) send(reply, issuesOf(tenant));
  });
  const stopListening = tenants.onChange((slug, revision) => {
    for (const [reply, tenant] of open) if (tenant === slug) send(reply, `event: change\ndata: ${revision}\n\n`);
  });
  const beat = setInterval(() => {
    for (const reply of open.keys()) send(reply, ':\n\n');
  }, heartbeat).unref();
  app.addHook('preClose', (done) => {
    clearInterval(beat);
    stopListening();
    for (const reply of open.keys()) reply.raw.end();
    done();
  });
}
