import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import { html, type Html } from '../http/html.ts';

/**
 * The mailed way out of a lock that no waiting ends (SECURITY 1). The link shows a button, because mail scanners open
 * links; only the button unlocks.
 */
export function unlockRoutes(
  app: FastifyInstance,
  unlock: (poolId: string, token: string) => Promise<boolean>,
  tenantOf: (request: FastifyRequest) => Tenant,
): void {
  app.get<{ Querystring: { token?: string } }>('/auth/unlock', async ({ query }, reply) => {
    const token = /^[\w-]{20,100}$/.test(query.token ?? '') ? query.token : '';
    return page(
      reply,
      'Unlock your sign-in',
      html`<form method="post" action="/auth/unlock"><input type="hidden" name="token" value="${token}" /><button>Unlock</button></form>`,
    );
  });
  app.post<{ Body: { token?: string } | null | undefined }>('/auth/unlock', async (request, reply) => {
    const unlocked = await unlock(tenantOf(request).identity.userPoolId, String(request.body?.token ?? ''));
    return unlocked
      ? page(reply, 'Your sign-in is unlocked', html`<p><a href="/">Go to the portal and sign in</a></p>`)
      : page(
          reply.code(404),
          'This link is used or too old',
          html`<p>Try to sign in: if your account is still locked, a new link is sent to you. <a href="/">Go to the portal</a></p>`,
        );
  });
}

function page(reply: FastifyReply, title: string, body: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${title}</title>
          </head>
          <body>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </body>
        </html> `.text,
    );
}
