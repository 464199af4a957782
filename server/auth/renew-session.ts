import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#schemas/api';
import { IdentityError } from '../identity/index.ts';
import { activityHeader, actorOf } from './actor.ts';
import { signInProblem } from './faults.ts';
import type { AuthRoom } from './options.ts';
import { signedIn } from './signed-in.ts';

/** After a reload and shortly before the identity token ends: a new one for a living session, else 401 `signed-out`. */
export async function renewSession(room: AuthRoom, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
  const tenant = room.tenantOf(request);
  const reference = room.cookies.read(request, tenant, 'sid');
  const session = await room.sessions.read(tenant, reference);
  const signOut = (detail: string): never => {
    if (reference) room.cookies.drop(request, reply, tenant, 'sid');
    throw signInProblem('signed-out', detail);
  };
  if (!session) return signOut('Nobody is signed in.');
  try {
    const answer = (await room.provider.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: tenant.identity.clientId,
      AuthParameters: { REFRESH_TOKEN: session.tokens.refreshToken },
    })) as { AuthenticationResult: { IdToken: string } };
    const { IdToken } = answer.AuthenticationResult;
    const claims = await room.verifier(tenant, IdToken);
    if (!claims || claims['origin_jti'] !== session.originJti)
      throw new Error('The identity service renewed a token that does not belong to this session: check the tenant’s user pool.');
    if (request.headers[activityHeader] === '1') await room.sessions.touch(tenant, session.originJti);
    return signedIn(tenant, actorOf(tenant, claims), IdToken, claims, room.clock());
  } catch (error) {
    if (!(error instanceof IdentityError) || error.type === 'TooManyRequestsException') throw error;
    await room.sessions.end(tenant, session.originJti);
    return signOut(error.message);
  }
}
