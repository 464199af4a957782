import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInContext } from '../options.ts';

/** NAV-03: ends the session here first, then at the identity service, whose failure changes nothing for the browser. */
export async function signOut(context: SignInContext, request: FastifyRequest, reply: FastifyReply): Promise<Record<string, never>> {
  const tenant = context.tenantOf(request);
  const session = await context.sessions.take(tenant, context.cookies.read(request, tenant, 'sid'));
  if (session)
    await context.provider
      .call('RevokeToken', { Token: session.refreshToken, ClientId: tenant.identity.clientId })
      .catch((error: unknown) => request.log.warn({ req: request, err: error }, 'the identity service did not revoke a token'));
  context.cookies.drop(request, reply, tenant, 'sid');
  context.cookies.drop(request, reply, tenant, 'flow');
  void reply.header('clear-site-data', '"cache"');
  return {};
}
