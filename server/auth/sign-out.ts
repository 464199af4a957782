import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.ts';
import type { AuthOptions } from './options.ts';

/** NAV-03: ends the session here first, then at the identity service, whose failure changes nothing for the browser. */
export async function signOut(options: AuthOptions, request: FastifyRequest, reply: FastifyReply): Promise<Record<string, never>> {
  const tenant = options.tenantOf(request);
  const session = await options.sessions.read(tenant, readCookie(request, tenant, 'sid'));
  if (session) {
    await options.sessions.end(tenant, session.originJti);
    await options.provider
      .call('RevokeToken', { Token: session.tokens.refreshToken, ClientId: tenant.identity.clientId })
      .catch((error: unknown) => request.log.warn({ req: request, err: error }, 'the identity service did not revoke a token'));
  }
  setCookie(request, reply, tenant, 'sid', '', 0);
  setCookie(request, reply, tenant, 'flow', '', 0);
  void reply.header('clear-site-data', '"cache"');
  return {};
}
