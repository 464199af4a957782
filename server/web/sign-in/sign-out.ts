import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthRoom } from './options.ts';

/** NAV-03: ends the session here first, then at the identity service, whose failure changes nothing for the browser. */
export async function signOut(room: AuthRoom, request: FastifyRequest, reply: FastifyReply): Promise<Record<string, never>> {
  const tenant = room.tenantOf(request);
  const session = await room.sessions.take(tenant, room.cookies.read(request, tenant, 'sid'));
  if (session)
    await room.provider
      .call('RevokeToken', { Token: session.refreshToken, ClientId: tenant.identity.clientId })
      .catch((error: unknown) => request.log.warn({ req: request, err: error }, 'the identity service did not revoke a token'));
  room.cookies.drop(request, reply, tenant, 'sid');
  room.cookies.drop(request, reply, tenant, 'flow');
  void reply.header('clear-site-data', '"cache"');
  return {};
}
