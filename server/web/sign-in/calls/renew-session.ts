import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#schemas/api';
import { IdentityError } from '../../../services/identity/index.ts';
import { activityHeader } from '../../../platform/http/index.ts';
import { actorOf } from '../authenticate.ts';
import { signInProblem } from '../sign-in-problems.ts';
import type { SignInContext } from '../options.ts';
import { signedIn } from '../signed-in.ts';

/**
 * After a reload and shortly before the identity token ends: a new one, and a new cookie, for a living session, else 401 `signed-out`. A cookie
 * that was replaced a while ago is a copy: it ends the session.
 */
export async function renewSession(context: SignInContext, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
  const { sessions, cookies, provider } = context;
  const tenant = context.tenantOf(request);
  const active = request.headers[activityHeader] === '1';
  const signOut = (detail: string): never => {
    cookies.drop(request, reply, tenant, 'sid');
    throw signInProblem('signed-out', detail);
  };
  const cookie = cookies.read(request, tenant, 'sid');
  const renewed = await provider.steps.renew(tenant.identity.clientId, (trx) => sessions.renew(trx, tenant, cookie, active));
  if (!renewed) return signOut('The session has ended. Please sign in again.');
  const { found, tokens } = renewed;
  if (tokens instanceof IdentityError) {
    await sessions.end(tenant, found.originJti);
    return signOut(tokens.message);
  }
  const claims = await context.verifier(tenant, tokens.IdToken);
  if (!claims || claims['origin_jti'] !== found.originJti)
    throw new Error('The identity service renewed a token that does not belong to this session: check the tenant’s user pool.');
  cookies.set(request, reply, tenant, 'sid', found.cookie);
  return signedIn(context, tenant, actorOf(tenant, claims), { idToken: tokens.IdToken, claims });
}
