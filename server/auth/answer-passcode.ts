import { networkOf } from '../limits/network-of.ts';
import { ProblemError } from '../http/problems.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { digitsOf, type SignedIn } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { actorOf } from './actor.ts';
import { faultOfAnswer, signInProblem } from './faults.ts';
import type { Flow } from './flows.ts';
import { claimsOf, keepSession, type UpstreamResult } from './open-session.ts';
import type { AuthRoom } from './options.ts';
import { takeTurn } from '../limits/rate-window.ts';
import { tooMany } from './start-sign-in.ts';

interface Upstream {
  readonly Session?: string;
  readonly AuthenticationResult?: UpstreamResult & { readonly RefreshToken: string };
}

/** LOGIN-06, LOGIN-09: checks the passcode; on success the tokens stay here and the browser gets a cookie and an identity token. */
export async function answerPasscode(room: AuthRoom, request: FastifyRequest, reply: FastifyReply, code: string): Promise<SignedIn> {
  const tenant = room.tenantOf(request);
  const turn = {
    tenant: tenant.slug,
    key: `sign-in ${room.secrets.hmac('address', networkOf(request.ip))}`,
    limit: room.limits.signIn,
    seconds: 60,
  };
  if (!(await takeTurn(room.db, room.clock(), turn))) throw tooMany(turn.seconds);
  const reference = room.cookies.read(request, tenant, 'flow');
  const flow = await room.flows.read(tenant.slug, reference);
  if (!reference || !flow?.session) throw signInProblem('invalid-passcode', 'Invalid session for the user.');

  const answer = await respond(room, tenant, flow, code, room.cookies.read(request, tenant, 'device')).catch(async (error: unknown) => {
    // A page that is reloaded then shows no count-down of a code that is over.
    if (error instanceof ProblemError && error.code === 'passcode-expired')
      await room.flows.save(tenant.slug, reference, { ...flow, codeEndsAt: room.clock() });
    throw error;
  });
  if (!answer.AuthenticationResult) {
    if (answer.Session) await room.flows.save(tenant.slug, reference, { ...flow, session: answer.Session });
    throw signInProblem('invalid-passcode', 'The passcode is not right.');
  }
  const claims = await claimsOf(room, tenant, answer.AuthenticationResult.IdToken);
  await room.flows.close(tenant.slug, reference);
  await demandActive(room, tenant, flow, claims, answer.AuthenticationResult.RefreshToken);

  const before = await room.sessions.read(tenant, room.cookies.read(request, tenant, 'sid'));
  if (before) await room.sessions.end(tenant, before.originJti);
  room.cookies.drop(request, reply, tenant, 'flow');
  return keepSession(room, request, reply, tenant, answer.AuthenticationResult, claims);
}

async function respond({ provider }: AuthRoom, tenant: Tenant, flow: Flow, code: string, device: string | undefined): Promise<Upstream> {
  try {
    return (await provider.call('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      ClientId: tenant.identity.clientId,
      Session: flow.session,
      ChallengeResponses: { USERNAME: flow.internalName ?? flow.username, ANSWER: digitsOf(code) || code.trim() },
      ClientMetadata: { method: flow.method, link: String(flow.link), ...(device ? { device } : {}) },
    })) as Upstream;
  } catch (error) {
    throw faultOfAnswer(error);
  }
}

/** LOGIN-05 in `strict` enumeration: only who holds the code learns that the account is inactive. */
async function demandActive(
  { accountStatus, provider }: AuthRoom,
  tenant: Tenant,
  flow: Flow,
  claims: JWTPayload,
  refreshToken: string,
): Promise<void> {
  const username = actorOf(tenant, claims).username || flow.username;
  const status = await accountStatus?.(tenant, username).catch(() => 'Failed' as const);
  if (status === undefined || status === 'Active' || status === 'Unknown') return;
  await provider.call('RevokeToken', { Token: refreshToken, ClientId: tenant.identity.clientId }).catch(() => undefined);
  if (status === 'Failed') throw signInProblem('account-status-error', 'The status of the account could not be checked. Try again later.');
  throw signInProblem('inactive-account', 'The account is inactive.');
}
