import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { SignedIn } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { actorOf } from './actor.ts';
import { readCookie, setCookie } from './cookies.ts';
import { faultOfAnswer, signInProblem } from './faults.ts';
import type { Flow, Flows } from './flows.ts';
import type { AuthOptions } from './options.ts';
import { takeTurn } from './rate-window.ts';
import { tooMany } from './start-sign-in.ts';
import { signedIn } from './signed-in.ts';

interface Upstream {
  readonly Session?: string;
  readonly AuthenticationResult?: { readonly IdToken: string; readonly AccessToken: string; readonly RefreshToken: string };
}

/** LOGIN-06, LOGIN-09: checks the passcode; on success the tokens stay here and the browser gets a cookie and an identity token. */
export async function answerPasscode(options: AuthOptions, flows: Flows, request: FastifyRequest, reply: FastifyReply, code: string): Promise<SignedIn> {
  const tenant = options.tenantOf(request);
  const turn = { tenant: tenant.slug, key: `sign-in ${options.secrets.hmac('address', request.ip)}`, limit: options.limits.signIn, seconds: 60 };
  if (!(await takeTurn(options.db, options.clock(), turn))) throw tooMany(turn.seconds);
  const reference = readCookie(request, tenant, 'flow');
  const flow = await flows.read(tenant.slug, reference);
  if (!reference || !flow?.session) throw signInProblem('invalid-passcode', 'Invalid session for the user.');

  const answer = await respond(options, tenant, flow, code, readCookie(request, tenant, 'device'));
  if (!answer.AuthenticationResult) {
    if (answer.Session) await flows.save(tenant.slug, reference, { ...flow, session: answer.Session });
    throw signInProblem('invalid-passcode', 'The passcode is not right.');
  }
  const { IdToken, AccessToken, RefreshToken } = answer.AuthenticationResult;
  const claims = await options.verifier(tenant, IdToken);
  if (!claims) throw new Error('The identity service answered a token that its own keys do not verify: check issuer, user pool and client of the tenant.');
  await flows.close(tenant.slug, reference);
  await demandActive(options, tenant, flow, claims, RefreshToken);

  const before = await options.sessions.read(tenant, readCookie(request, tenant, 'sid'));
  if (before) await options.sessions.end(tenant, before.originJti);
  const actor = actorOf(tenant, claims);
  const sid = await options.sessions.open(tenant, { originJti: actor.originJti, sub: actor.sub, tokens: { accessToken: AccessToken, refreshToken: RefreshToken } });
  setCookie(request, reply, tenant, 'sid', sid);
  setCookie(request, reply, tenant, 'flow', '', 0);
  return signedIn(tenant, actor, IdToken, claims, options.clock());
}

async function respond({ provider }: AuthOptions, tenant: Tenant, flow: Flow, code: string, device: string | undefined): Promise<Upstream> {
  try {
    return (await provider.call('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      ClientId: tenant.identity.clientId,
      Session: flow.session,
      ChallengeResponses: { USERNAME: flow.internalName ?? flow.username, ANSWER: code.trim() },
      ClientMetadata: { method: flow.method, link: String(flow.link), ...(device ? { device } : {}) },
    })) as Upstream;
  } catch (error) {
    throw faultOfAnswer(error);
  }
}

/** LOGIN-05 in `strict` enumeration: only who holds the code learns that the account is inactive. */
async function demandActive({ accountStatus, provider }: AuthOptions, tenant: Tenant, flow: Flow, claims: JWTPayload, refreshToken: string): Promise<void> {
  const username = actorOf(tenant, claims).username || flow.username;
  const status = await accountStatus?.(tenant, username).catch(() => 'Failed' as const);
  if (status === undefined || status === 'Active' || status === 'Unknown') return;
  await provider.call('RevokeToken', { Token: refreshToken, ClientId: tenant.identity.clientId }).catch(() => undefined);
  if (status === 'Failed') throw signInProblem('account-status-error', 'The status of the account could not be checked. Try again later.');
  throw signInProblem('inactive-account', 'The account is inactive.');
}
