import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInContext } from '../options.ts';
import { signInProblem } from '../sign-in-problems.ts';

/** SES-01: a person is active without any other call. Asks the identity service nothing and issues no token; 401 `signed-out` where the session has ended. */
export async function keepSession(
  { db, sessions, cookies, tenantOf }: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenant = tenantOf(request);
  const found = await db.transaction((trx) => sessions.renew(trx, tenant, cookies.read(request, tenant, 'sid'), true));
  if (!found) {
    cookies.drop(request, reply, tenant, 'sid');
    throw signInProblem('signed-out', 'The session has ended. Please sign in again.');
  }
  cookies.set(request, reply, tenant, 'sid', found.cookie);
  return reply.code(204).send();
}
