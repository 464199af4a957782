import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeDigitsOf } from '#schemas/tenant';
import type { SignInFlow } from '#schemas/api';
import { signInMethods } from '#schemas/shared/sign-in-method';
import { maxPasscodeText } from '#schemas/values/passcode';
import { readFormBodies } from '../../platform/http/index.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { masked } from '../../services/identity/index.ts';
import { answerPasscode } from './calls/answer-passcode.ts';
import { Cookies } from './cookies.ts';
import { Flows } from './flows.ts';
import { goBack, saveProblem, startOfForm, type FormFields } from './calls/form-posts.ts';
import { makeIsHttps, type AuthOptions, type SignInContext } from './options.ts';
import { keepSession } from './calls/keep-session.ts';
import { renewSession } from './calls/renew-session.ts';
import { requireSameOrigin, isFormPost } from './same-origin.ts';
import { signOut } from './calls/sign-out.ts';
import { doubtOf, resendPasscode, startSignIn, type StartBody } from './calls/send-passcode.ts';
import { unlockRoutes } from './unlock/unlock-routes.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const anything = { type: 'object', additionalProperties: true };
const bodies = {
  start: {
    type: 'object',
    required: ['method', 'username'],
    properties: {
      method: { enum: [...signInMethods] },
      username: { ...text(255), minLength: 1 },
      countryCode: text(100),
      link: { type: 'boolean' },
      person: text(4000),
    },
  },
  answer: { type: 'object', required: ['code'], properties: { code: text(maxPasscodeText) } },
};

/** The token-mediating sign-in of `AuthCalls` (APP-10), and its native forms. */
export async function authRoutes(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const isHttps = makeIsHttps(options.https);
  const flows = new Flows(options.db, options.secrets.sessions, options.clock);
  const context: SignInContext = { ...options, flows, cookies: new Cookies(isHttps) };
  readFormBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!request.url.startsWith('/auth/unlock')) requireSameOrigin(request, isHttps(request));
  });

  app.post<{ Body: StartBody | FormFields }>('/auth/start', { schema: { body: anyOf(bodies.start) } }, async (request, reply) => {
    requireBody(request);
    if (!isFormPost(request)) return startSignIn(context, request, reply, request.body as StartBody);
    const body = startOfForm(request.body as FormFields);
    return native(request, reply, () => startSignIn(context, request, reply, body), body);
  });
  app.post<{ Body: { code: string } }>('/auth/answer', { schema: { body: anyOf(bodies.answer) } }, async (request, reply) => {
    requireBody(request);
    const answer = () => answerPasscode(context, request, reply, String(request.body.code ?? ''));
    return isFormPost(request) ? native(request, reply, answer) : answer();
  });
  app.post('/auth/resend', (request, reply) => resendPasscode(context, request, reply));
  app.post('/auth/session', async (request, reply) => {
    // A visitor who never signed in is the usual case, not a fault.
    if (!context.cookies.read(request, options.tenantOf(request), 'sid')) return reply.code(204).send();
    return renewSession(context, request, reply);
  });
  app.post('/auth/activity', (request, reply) => keepSession(context, request, reply));
  app.post('/auth/sign-out', async (request, reply) => {
    const answer = await signOut(context, request, reply);
    return isFormPost(request) ? goBack(reply, request.body as FormFields) : answer;
  });
  app.get('/auth/flow', async (request): Promise<SignInFlow> => {
    const tenant = options.tenantOf(request);
    const reference = context.cookies.read(request, tenant, 'flow');
    const flow = await flows.read(tenant.slug, reference);
    if (!reference || !flow) return { step: 'name' };
    const { fault, ...rest } = flow;
    const { method, username, countryCode } = rest;
    // A problem is reported once: a visitor who comes back later begins afresh. A code that is used up remains so.
    if (fault && fault !== 'passcode-used-up') await flows.save(tenant.slug, reference, rest);
    const details = { method, ...(fault ? { fault } : {}) };
    if (!flow.session) return { step: 'name', username, ...(countryCode === undefined ? {} : { countryCode }), ...details };
    const expiresInSeconds = Math.max(0, Math.round(((flow.codeEndsAt ?? 0) - options.clock()) / 1000));
    return {
      step: 'passcode',
      ...details,
      sentTo: masked(username),
      expiresInSeconds,
      codeLength: codeDigitsOf(tenant),
      ...doubtOf(tenant),
    };
  });
  const { unlock, tenantOf, dictionaryOf } = options;
  if (unlock) unlockRoutes(app, { unlock, cookies: context.cookies, tenantOf, dictionaryOf });

  const native = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: () => Promise<unknown>,
    body?: StartBody,
  ): Promise<FastifyReply> => {
    try {
      await run();
    } catch (error) {
      await saveProblem(context, request, reply, error, body);
    }
    return goBack(reply, request.body as FormFields);
  };
}

/** Without a content type there is nothing to validate a body by. */
const requireBody = ({ body }: FastifyRequest): void => {
  if (typeof body !== 'object' || body === null) throw new ProblemError(400, 'empty-body', 'The body is missing. Send it as JSON.');
};

/** A JSON body as described, or the fields of a native form, which are read one by one. */
const anyOf = (json: object): object => ({
  content: { 'application/json': { schema: json }, 'application/x-www-form-urlencoded': { schema: anything } },
});
