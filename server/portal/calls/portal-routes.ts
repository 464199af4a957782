import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { accountParameter, routes, type RouteName, type RouteRule } from '#schemas/api';
import { payloads } from '#schemas/api/payloads';
import type { Tenant } from '#schemas/tenant';
import { type Actor, type OpenSession, logRefusal, type OriginOf, languageOf } from '../../platform/http/index.ts';
import { networkOf } from '../../platform/rate-counters/index.ts';
import { createAnswerTurns } from './answer-turns.ts';
import { isFileAnswer, type AnyOperation } from './call.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { findFormLink } from '../records/index.ts';
import { operations } from './operations.ts';
import type { CallParts } from './call-parts.ts';

export interface PortalRoutesOptions {
  readonly parts: CallParts;
  /** Tenant of the request's host. */
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** Origin for links that are answered. */
  readonly originOf: OriginOf;
  /** Who sent the request, by its Authorization header; null without a valid token. Never reads a cookie. */
  readonly authenticate: (request: FastifyRequest) => Promise<Actor | null>;
  /** Signs in a person who has just registered; absent where a remote identity service has the people. */
  readonly openSession?: OpenSession | undefined;
  /** Largest body of a form, in bytes. */
  readonly formBytes: number;
}

/** They keep what they compile: the schemas are those of `payloads`, whatever server has the routes. */
const strict: Options = { removeAdditional: false, allErrors: false, strict: false };
const typed = new Ajv2020(strict);
const words = new Ajv2020({ ...strict, coerceTypes: true });

/**
 * Every call of `routes` that has an operation: allowed by its rule, then checked by its schema, answered as JSON, as a file or as a
 * problem. Nothing of a body is read for a caller who may not send one.
 */
export const portalRoutes: FastifyPluginAsync<PortalRoutesOptions> = async (
  app,
  { parts, tenantOf, originOf, authenticate, openSession = cannotSignIn, formBytes },
) => {
  // Only what travels as text is turned into numbers: a body has types.
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? typed : words).compile(schema));

  const inTurn = createAnswerTurns();
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOf = async (request: FastifyRequest, { rule, tokenInBody }: RouteAccess): Promise<Caller> => {
    const tenant = tenantOf(request);
    const actor = await authenticate(request);
    const token = headerText(request, 'token');
    if (!actor && rule !== 'anyone' && (token || !tokenInBody)) {
      if (rule !== 'link' || !token) throw refused(request, new ProblemError(401, 'sign-in-needed', 'Please sign in.'), tenant);
      await findFormLink(parts.db.kysely, { tenant: tenant.slug, token, now: new Date(parts.clock()) }).catch((error: unknown) => {
        throw refused(request, error, tenant);
      });
    }
    if (rule === 'staff' && !actor?.staff)
      throw refused(request, new ProblemError(403, 'staff-only', 'This call is for staff of the firm.'), tenant, actor);
    if (rule === 'manager' && !actor?.manager)
      throw refused(request, new ProblemError(403, 'managers-only', 'This call is for managers of the firm’s staff.'), tenant, actor);
    return { tenant, actor, token };
  };

  for (const name of Object.keys(operations) as RouteName[]) {
    const route: (typeof routes)[RouteName] & RouteAccess = routes[name];
    const { params, query, body, headers, bodyBytes } = payloads[name] as Readonly<Record<string, unknown>>;
    const schema = Object.entries({ params, querystring: query, body, headers }).filter(([, part]) => part !== undefined);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: typeof bodyBytes === 'number' ? bodyBytes : formBytes,
      schema: Object.fromEntries(schema),
      onRequest: async (request) => void callers.set(request, await callerOf(request, route)),
      handler: async (request, reply) => {
        const { tenant, actor, token } = callers.get(request) ?? (await callerOf(request, route));
        const answer = async () => {
          const operation = operations[name] as unknown as AnyOperation;
          const signIn = (sub: string) => openSession(request, reply, sub, actor?.originJti);
          const answered = await operation({
            ...callOf(request, tenant),
            origin: originOf(request, tenant),
            parts,
            actor,
            token,
            openSession: signIn,
          });
          return isFileAnswer(answered) ? answered : JSON.stringify(answered);
        };
        const sender = { tenant: tenant.slug, person: actor?.sub ?? token ?? '' };
        const answered = await inTurn(name, sender, answer).catch((error: unknown) => {
          throw refused(request, error, tenant, actor);
        });
        void reply.header('cache-control', 'no-store');
        if (isFileAnswer(answered)) return reply.headers(answered.headers).send(answered.file);
        return reply.type('application/json').send(answered);
      },
    });
  }
};

interface RouteAccess {
  readonly rule: RouteRule;
  readonly tokenInBody?: boolean;
}

/** Who calls, known before anything of the call is read. */
interface Caller {
  readonly tenant: Tenant;
  readonly actor: Actor | null;
  readonly token: string | undefined;
}

function refused(request: FastifyRequest, error: unknown, { slug }: Tenant, actor: Actor | null = null): unknown {
  logRefusal(request, error, { tenant: slug, actor });
  return error;
}

const callOf = (request: FastifyRequest, tenant: Tenant) => ({
  tenant: tenant.slug,
  tenantSettings: tenant,
  params: request.params,
  query: request.query,
  chosen: chosenAccount(request.query),
  body: request.body,
  address: networkOf(request.ip),
  language: languageOf(request, tenant),
  requestId: String(request.id),
  idempotencyKey: keyOf(request),
});

/** Given twice, it matches no account. */
function chosenAccount(query: unknown): string | undefined {
  const given = (query as Readonly<Record<string, unknown>>)[accountParameter];
  return given === undefined ? undefined : String(given);
}

/** A key that is not understood is refused: without it, a repeat would be done twice. */
function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  const key = headerText(request, 'idempotency-key');
  if (given !== undefined && given !== '' && key === undefined)
    throw new ProblemError(400, 'bad-key', 'The Idempotency-Key is longer than 200 characters. Use a shorter one, such as a UUID.');
  return key;
}

const cannotSignIn = (_request: FastifyRequest, _reply: FastifyReply): Promise<never> => {
  throw new ProblemError(503, 'registration-elsewhere', 'Signing in without a passcode is not possible here.');
};

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
};
