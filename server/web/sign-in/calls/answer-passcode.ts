import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#schemas/api';
import { passcodeIn } from '#schemas/values/passcode';
import { codeDigitsOf, type Tenant } from '#schemas/tenant';
import type { AnswerPasscode } from '../../../services/identity/index.ts';
import { keepLanguage } from '../../../platform/http/index.ts';
import { actorOf } from '../authenticate.ts';
import { answerProblem, signInProblem, tooMany, wrongPasscode } from '../sign-in-problems.ts';
import type { Flow } from '../flows.ts';
import { claimsOf } from '../open-session.ts';
import { makeIsHttps, type SignInContext } from '../options.ts';
import { preferredLanguage, requireActive } from '../sign-in-account.ts';
import { signedIn } from '../signed-in.ts';

/** LOGIN-06, LOGIN-09: checks the passcode; on success the tokens stay here and the browser gets a cookie and an identity token. */
export async function answerPasscode(
  context: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<SignedIn> {
  const tenant = context.tenantOf(request);
  const seconds = await context.limiter.answer({ tenant: tenant.slug, address: request.ip });
  if (seconds !== undefined) throw tooMany(seconds);

  const { steps, outcome } = stepsOf(context, request, tenant, code);
  const answer = await context.provider.steps.answer(tenant.identity.clientId, steps).catch(async (error: unknown) => {
    const fault = answerProblem(error);
    // A page that is reloaded then shows no count-down of a code that is over, and why it is over.
    const over = { ...outcome.flow, codeEndsAt: context.clock() } as Flow;
    if (outcome.flow && fault.code === 'passcode-expired') await context.flows.save(tenant.slug, outcome.reference, over);
    if (outcome.flow && fault.code === 'passcode-used-up')
      await context.flows.save(tenant.slug, outcome.reference, { ...over, fault: fault.code });
    throw fault;
  });
  if ('again' in answer) throw wrongPasscode(answer.triesLeft);
  const claims = await claimsOf(context, tenant, answer.tokens.IdToken);
  context.cookies.drop(request, reply, tenant, 'flow');
  context.cookies.set(request, reply, tenant, 'sid', outcome.cookie);
  const { language } = outcome;
  if (language) void keepLanguage(reply, language, makeIsHttps(context.https)(request));
  return {
    ...signedIn(context, tenant, actorOf(tenant, claims), { idToken: answer.tokens.IdToken, claims }),
    ...(language ? { language } : {}),
  };
}

/** What the portal reads and keeps in the transaction of the answer, and what came of it. */
function stepsOf(context: SignInContext, request: FastifyRequest, tenant: Tenant, code: string) {
  const { flows, sessions, cookies } = context;
  const reference = cookies.read(request, tenant, 'flow') ?? '';
  const outcome: { readonly reference: string; flow?: Flow; cookie: string; language?: string | undefined } = { reference, cookie: '' };
  const steps: AnswerPasscode = {
    read: async (trx) => {
      const flow = await flows.read(tenant.slug, reference, trx);
      if (!flow?.session) throw signInProblem('invalid-passcode', 'Invalid session for the user.');
      outcome.flow = flow;
      return {
        session: flow.session,
        name: flow.internalName ?? flow.username,
        code: passcodeIn(code, codeDigitsOf(tenant)),
        device: cookies.device(request, tenant),
        method: flow.method,
        link: flow.link,
      };
    },
    again: async (trx, session) => {
      if (outcome.flow) await flows.save(tenant.slug, reference, { ...outcome.flow, session }, trx);
    },
    keep: async (trx, { sub, username, originJti, refreshToken }) => {
      // In `strict` enumeration only who holds the code learns that the account is inactive (LOGIN-18).
      const account = await requireActive(context.accountOf?.(tenant, username, trx));
      outcome.language = preferredLanguage(request, tenant, account);
      await sessions.endOf(tenant, cookies.read(request, tenant, 'sid'), trx);
      const { cookie, write } = sessions.opening(tenant, { originJti, sub, refreshToken }, trx);
      outcome.cookie = cookie;
      return [flows.closing(tenant.slug, reference, trx), write];
    },
  };
  return { steps, outcome };
}
