import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMailAddress, type PasscodeSent, type SignInMethod } from '#schemas/api';
import { identityDefaults, type Tenant } from '#schemas/tenant';
import type { Handle } from '../../platform/db/index.ts';
import { isPhone, masked, normalName, randomToken } from '../../services/identity/index.ts';
import { languageOf } from '../../platform/http/index.ts';
import { preferredOf } from './preferred-language.ts';
import { faultOfStart, signInProblem, tooMany } from './faults.ts';
import type { Flow } from './flows.ts';
import type { AuthRoom } from './options.ts';

export interface StartBody {
  readonly method: SignInMethod;
  readonly username: string;
  readonly link?: boolean;
}

/** LOGIN-05, LOGIN-16: limits, account status where it may be said, then the identity service sends a code. */
export function startSignIn(room: AuthRoom, request: FastifyRequest, reply: FastifyReply, body: StartBody): Promise<PasscodeSent> {
  return sendCode(room, request, reply, body);
}

/** LOGIN-06: another code, by what the running sign-in knows; its old reference ends. Limits and faults are those of a start. */
export async function resendPasscode(room: AuthRoom, request: FastifyRequest, reply: FastifyReply): Promise<PasscodeSent> {
  const tenant = room.tenantOf(request);
  const reference = room.cookies.read(request, tenant, 'flow');
  const flow = await room.flows.read(tenant.slug, reference);
  if (!reference || !flow?.session) throw signInProblem('passcode-expired', 'No sign-in is running.');
  return sendCode(room, request, reply, flow, reference);
}

/** `former`: the reference that the new one takes the place of. */
async function sendCode(
  room: AuthRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, username: typed, link = false }: StartBody,
  former?: string,
): Promise<PasscodeSent> {
  const tenant = room.tenantOf(request);
  const { slug } = tenant;
  const identity = { ...identityDefaults, ...tenant.identity };
  const username = typed.trim();
  const tells = saysAccounts(tenant);
  const wait = await room.gate.start({ tenant: slug, address: request.ip, name: username, tells });
  if (wait !== undefined) throw tooMany(wait);
  requireName(method, username);
  if (tells) await requireActive(room, tenant, username);

  const seconds = identity.codeMinutes * 60;
  const device = room.cookies.device(request, tenant) ?? randomToken();
  let reference = '';
  const language = async (trx: Handle): Promise<string> =>
    (await preferredOf(room, request, tenant, username, trx)) ?? languageOf(request, tenant);
  const asked = { name: username, address: request.ip, device, method, link, language };
  await room.provider.steps
    .start(identity.clientId, asked, (trx, { Session, ChallengeParameters }) => {
      const internalName = ChallengeParameters['USERNAME'] ?? username;
      const codeEndsAt = room.clock() + seconds * 1000;
      const flow: Flow = { method, username, link, session: Session, internalName, codeEndsAt };
      const opening = room.flows.opening(slug, flow, trx);
      reference = opening.reference;
      return [opening.write, ...(former ? [room.flows.closing(slug, former, trx)] : [])];
    })
    .catch((error: unknown) => {
      throw faultOfStart(error, method);
    });
  room.cookies.set(request, reply, tenant, 'flow', reference);
  room.cookies.keepDevice(request, reply, tenant, device);
  return { sentTo: masked(username), expiresInSeconds: seconds, codeLength: identity.codeDigits, ...doubtOf(tenant) };
}

/** LOGIN-18: whether answers may say which accounts there are. */
const saysAccounts = ({ identity }: Tenant): boolean => identity.enumeration === 'spec';

/** What the answer to a start says where they may not. */
export const doubtOf = (tenant: Tenant): { readonly ifKnown?: true } => (saysAccounts(tenant) ? {} : { ifKnown: true });

/** LOGIN-04: to what is no address or number nothing can be sent, whoever has an account. */
function requireName(method: SignInMethod, username: string): void {
  if (method === 'Email' ? isMailAddress(username) : isPhone(normalName(username))) return;
  throw method === 'Email'
    ? signInProblem('email-not-exist', 'This is not a mail address.')
    : signInProblem('phone-not-exist', 'This is not a telephone number.');
}

/** LOGIN-05 in `spec` enumeration; `strict` asks after the right code. */
async function requireActive({ accountStatus }: AuthRoom, tenant: Tenant, username: string): Promise<void> {
  const status = await accountStatus?.(tenant, username).catch(() => {
    throw signInProblem('account-status-error', 'The status of the account could not be checked. Try again later.');
  });
  if (status === 'Inactive') throw signInProblem('inactive-account', 'The account is inactive.');
}
