import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { accountParameter, routes, type RouteName } from '#schemas/api';
import { payloads } from '#schemas/api/payloads';
import type { Tenant } from '#schemas/tenant';
import type { Actor, OpenSession } from '../auth/index.ts';
import { logRefusal } from '../http/log-refusal.ts';
import type { OriginOf } from '../http/origin-of.ts';
import { networkOf } from '../limits/network-of.ts';
import { languageOf } from '../pages/language.ts';
import { isFileAnswer, type AnyOperation } from './call.ts';
import { ProblemError } from '../http/problems.ts';
import { operations } from './operations.ts';
import type { Portal } from './portal.ts';

export interface PortalRoutesOptions {
  readonly portal: Portal;
  /** Tenant of the request's host. */
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** Origin for links that are answered. */
  readonly originOf: OriginOf;
  /** Who sent the request, by its Authorization header; null when nobody valid did. Never reads a cookie. */
  readonly authenticate: (request: FastifyRequest) => Promise<Actor | null>;
  /** Signs in whoever has just registered; absent where a remote identity service has the people. */
  readonly openSession?: OpenSession | undefined;
  /** Largest body of a form, in bytes. */
  readonly formBytes?: number;
}

/** Every call of `routes` that has an operation: checked by its schema, allowed by its rule, answered as JSON, as a file or as a problem. */
export const portalRoutes: FastifyPluginAsync<PortalRoutesOptions> = async (
  app,
  { portal, tenantOf, originOf, authenticate, openSession = cannotSignIn, formBytes = 1024 * 1024 },
) => {
  const strict: Options = { removeAdditional: false, allErrors: false, strict: false };
  const typed = new Ajv2020(strict);
  const words = new Ajv2020({ ...strict, coerceTypes: true });
  // Only what travels as text is turned into numbers: a body says what it means.
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? typed : words).compile(schema));

  for (const name of Object.keys(operations) as RouteName[]) {
    const route = routes[name];
    const { params, query, body, headers } = payloads[name] as Readonly<Record<string, unknown>>;
    const schema = Object.entries({ params, querystring: query, body, headers }).filter(([, part]) => part !== undefined);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: formBytes,
      schema: Object.fromEntries(schema),
      handler: async (request, reply) => {
        const tenant = tenantOf(request);
        const actor = await authenticate(request);
        const token = headerText(request, 'token');
        const answer = async (): Promise<unknown> => {
          if (!actor && route.rule !== 'anyone' && !(route.rule === 'link' && token))
            throw new ProblemError(401, 'sign-in-needed', 'Please sign in.');
          const operation = operations[name] as unknown as AnyOperation;
          const signIn = (sub: string) => openSession(request, reply, sub, actor?.originJti);
          return operation({ ...callOf(request, tenant), origin: originOf(request, tenant), portal, actor, token, openSession: signIn });
        };
        const answered = await answer().catch((error: unknown) => {
          logRefusal(request, error, { tenant: tenant.slug, actor });
          throw error;
        });
        void reply.header('cache-control', 'no-store');
        if (isFileAnswer(answered)) return reply.headers(answered.headers).send(answered.file);
        return reply.type('application/json').send(JSON.stringify(answered));
      },
    });
  }
};

const callOf = (request: FastifyRequest, tenant: Tenant) => ({
  tenant: tenant.slug,
  tenantSettings: tenant,
  params: request.params,
  query: request.query,
  chosen: chosenAccount(request.query),
  body: request.body,
  address: networkOf(request.ip),
  language: languageOf(request.headers, tenant),
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
  throw new ProblemError(503, 'registration-elsewhere', 'Nobody can be signed in here without a passcode.');
};

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
};
