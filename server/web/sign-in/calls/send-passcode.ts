import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasscodeSent } from '#schemas/api';
import { isMailAddress } from '#schemas/values/mail-address';
import type { SignInMethod } from '#schemas/shared/sign-in-method';
import { identityDefaults, type Tenant } from '#schemas/tenant';
import type { Handle } from '../../../platform/db/index.ts';
import { masked, randomToken } from '../../../services/identity/index.ts';
import { languageOf } from '../../../platform/http/index.ts';
import { preferredLanguage, requireActive } from '../sign-in-account.ts';
import { startProblem, signInProblem, tooMany } from '../sign-in-problems.ts';
import type { Flow } from '../flows.ts';
import type { SignInContext } from '../options.ts';
import { readName, type ReadName, type TypedName } from '../typed-name.ts';

export interface StartBody extends TypedName {
  /** Token of reCAPTCHA (SEC-4). */
  readonly person?: string;
  readonly link?: boolean;
}

/** LOGIN-03, LOGIN-05, LOGIN-16: what was typed is read; limits, account status where it may be revealed, then the identity service sends a code. */
export function startSignIn(context: SignInContext, request: FastifyRequest, reply: FastifyReply, body: StartBody): Promise<PasscodeSent> {
  const { method, link = false, person } = body;
  return sendCode(context, request, reply, { method, link, person, ...readName(body, context.tenantOf(request).identity.country) });
}

/** LOGIN-06: another code, by what the running sign-in knows; its old reference ends. Limits and faults are those of a start. */
export async function resendPasscode(context: SignInContext, request: FastifyRequest, reply: FastifyReply): Promise<PasscodeSent> {
  const tenant = context.tenantOf(request);
  const reference = context.cookies.read(request, tenant, 'flow');
  const flow = await context.flows.read(tenant.slug, reference);
  if (!reference || !flow?.session) throw signInProblem('passcode-expired', 'No sign-in is running.');
  const { method, username, link } = flow;
  return sendCode(context, request, reply, { method, link, name: username, formerNames: [] }, reference);
}

interface PasscodeRequest extends ReadName {
  readonly method: SignInMethod;
  readonly link: boolean;
  readonly person?: string | undefined;
}

/** `former`: the reference that the new one takes the place of. */
async function sendCode(
  context: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, link, person: token, name, formerNames }: PasscodeRequest,
  former?: string,
): Promise<PasscodeSent> {
  const tenant = context.tenantOf(request);
  const { slug } = tenant;
  const identity = { ...identityDefaults, ...tenant.identity };
  const revealsAccounts = mayRevealAccounts(tenant);
  const limited = { tenant: slug, address: request.ip, name: name ?? formerNames[0] ?? '', revealsAccounts };
  const wait = await context.limiter.start(limited);
  if (wait !== undefined) throw tooMany(wait);
  // An account that has one would be revealed by it.
  if (!revealsAccounts) requireName(method, name);
  const username = (await formerNameOf(context, tenant, { name, formerNames })) ?? requireName(method, name);
  // In `strict` enumeration the status is asked after the right code (LOGIN-18).
  const known = revealsAccounts ? await requireActive(context.accountOf?.(tenant, username)) : undefined;

  const seconds = identity.codeMinutes * 60;
  const device = context.cookies.device(request, tenant) ?? randomToken();
  let reference = '';
  const language = async (trx: Handle): Promise<string> =>
    preferredLanguage(request, tenant, known ?? (await context.accountOf?.(tenant, username, trx))) ?? languageOf(request, tenant);
  const person = token !== undefined && (await isPerson(context, tenant, { token, host: request.hostname }));
  const asked = { name: username, address: request.ip, device, method, link, language, person };
  await context.provider.steps
    .start(identity.clientId, asked, (trx, { Session, ChallengeParameters }) => {
      const internalName = ChallengeParameters['USERNAME'] ?? username;
      const codeEndsAt = context.clock() + seconds * 1000;
      const flow: Flow = { method, username, link, session: Session, internalName, codeEndsAt };
      const opening = context.flows.opening(slug, flow, trx);
      reference = opening.reference;
      return [opening.write, ...(former ? [context.flows.closing(slug, former, trx)] : [])];
    })
    .catch((error: unknown) => {
      throw startProblem(error, method, tenant.identity.recaptchaKey);
    });
  context.cookies.set(request, reply, tenant, 'flow', reference);
  context.cookies.keepDevice(request, reply, tenant, device);
  return { sentTo: masked(username), expiresInSeconds: seconds, codeLength: identity.codeDigits, ...doubtOf(tenant) };
}

/** Only a token that was checked proves a person: where the server has no secret of the tenant, none is asked for (`Pool.asksPerson`). */
async function isPerson(
  { verifyPerson }: SignInContext,
  { slug }: Tenant,
  asked: { readonly token: string; readonly host: string },
): Promise<boolean> {
  return (await verifyPerson?.({ tenant: slug, ...asked })) === 'person';
}

/** LOGIN-18: whether answers may reveal which accounts there are. */
const mayRevealAccounts = ({ identity }: Tenant): boolean => identity.enumeration === 'spec';

/** What the answer to a start contains where they may not. */
export const doubtOf = (tenant: Tenant): { readonly ifKnown?: true } => (mayRevealAccounts(tenant) ? {} : { ifKnown: true });

/** LOGIN-04: to what is no address or number nothing can be sent, with or without an account. */
function requireName(method: SignInMethod, name: string | undefined): string {
  if (name !== undefined && (method !== 'Email' || isMailAddress(name))) return name;
  throw method === 'Email'
    ? signInProblem('email-not-exist', 'This is not a mail address.')
    : signInProblem('phone-not-exist', 'This is not a telephone number.');
}

/** The former name under which an account is stored; undefined where there is none, or one under the name itself. Each is looked up, whatever is found: it takes the same time. */
async function formerNameOf(context: SignInContext, tenant: Tenant, { name, formerNames }: ReadName): Promise<string | undefined> {
  const { accountOf } = context;
  if (formerNames.length === 0 || !accountOf) return undefined;
  const names = [...(name === undefined ? [] : [name]), ...formerNames];
  const accounts = await Promise.all(names.map((one) => accountOf(tenant, one).catch(() => undefined)));
  const found = names[accounts.findIndex((account) => account !== undefined && account.status !== 'Unknown')];
  return found === name ? undefined : found;
}
