import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasscodeSent, SignInMethod } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import { masked, randomToken } from '../identity/index.ts';
import { networkOf } from '../limits/network-of.ts';
import { ProblemError } from '../http/problems.ts';
import { languageOf } from '../pages/language.ts';
import { faultOfStart, signInProblem } from './faults.ts';
import type { Flow } from './flows.ts';
import type { AuthRoom } from './options.ts';
import { takeTurn } from '../limits/rate-window.ts';

export interface StartBody {
  readonly method: SignInMethod;
  readonly username: string;
  readonly link?: boolean;
}

const yearSeconds = 31_536_000;

/** LOGIN-05, LOGIN-16: limits, account status where it may be told, then the identity service sends a code. */
export async function startSignIn(room: AuthRoom, request: FastifyRequest, reply: FastifyReply, body: StartBody): Promise<PasscodeSent> {
  const tenant = room.tenantOf(request);
  const username = body.username.trim();
  await demandTurns(room, tenant, request, username);
  if ((tenant.identity.enumeration ?? 'strict') === 'spec') await demandActive(room, tenant, username);

  const device = room.cookies.read(request, tenant, 'device') ?? randomToken();
  const answer = await room.provider
    .call('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      ClientId: tenant.identity.clientId,
      AuthParameters: { USERNAME: username },
      ClientMetadata: { method: body.method, link: String(body.link ?? false), device, language: languageOf(request.headers, tenant) },
    })
    .catch((error: unknown) => {
      throw faultOfStart(error, body.method);
    });
  const { Session, ChallengeParameters } = answer as { Session: string; ChallengeParameters?: Record<string, string> };
  const seconds = (tenant.identity.codeMinutes ?? 15) * 60;
  const flow: Flow = {
    method: body.method,
    username,
    link: body.link ?? false,
    session: Session,
    internalName: ChallengeParameters?.['USERNAME'] ?? username,
    codeEndsAt: room.clock() + seconds * 1000,
  };
  room.cookies.set(request, reply, tenant, 'flow', await room.flows.open(tenant.slug, flow));
  room.cookies.set(request, reply, tenant, 'device', device, yearSeconds);
  return { sentTo: masked(username), expiresInSeconds: seconds, codeLength: tenant.identity.codeDigits ?? 8 };
}

/** LOGIN-06: another code, by what the running sign-in knows; its old reference ends. Limits and faults are those of a start. */
export async function resendPasscode(room: AuthRoom, request: FastifyRequest, reply: FastifyReply): Promise<PasscodeSent> {
  const tenant = room.tenantOf(request);
  const reference = room.cookies.read(request, tenant, 'flow');
  const flow = await room.flows.read(tenant.slug, reference);
  if (!reference || !flow?.session) throw signInProblem('passcode-expired', 'No sign-in is running.');
  const sent = await startSignIn(room, request, reply, flow);
  await room.flows.close(tenant.slug, reference);
  return sent;
}

async function demandTurns(
  { db, secrets, limits, clock }: AuthRoom,
  tenant: Tenant,
  request: FastifyRequest,
  username: string,
): Promise<void> {
  const address = secrets.hmac('address', networkOf(request.ip));
  const account = secrets.hmac('address-and-name', networkOf(request.ip), username.toLowerCase());
  const turns = [
    { key: `sign-in ${address}`, limit: limits.signIn, seconds: 60 },
    { key: `sign-in-account ${account}`, limit: limits.signInAccount, seconds: 60 },
    ...(tenant.identity.enumeration === 'spec' ? [{ key: `lookups ${address}`, limit: limits.lookups, seconds: 3600 }] : []),
  ];
  for (const turn of turns) if (!(await takeTurn(db, clock(), { tenant: tenant.slug, ...turn }))) throw tooMany(turn.seconds);
}

/** LOGIN-05 in `spec` enumeration; `strict` asks after the right code. */
async function demandActive({ accountStatus }: AuthRoom, tenant: Tenant, username: string): Promise<void> {
  const status = await accountStatus?.(tenant, username).catch(() => {
    throw signInProblem('account-status-error', 'The status of the account could not be checked. Try again later.');
  });
  if (status === 'Inactive') throw signInProblem('inactive-account', 'The account is inactive.');
}

/** The page has one text for too many tries, whoever counted them (LOGIN-08). */
export const tooMany = (retryAfterSeconds: number): ProblemError =>
  new ProblemError(429, 'attempts-exceeded', 'Password attempts exceeded', { retryAfterSeconds });
