import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { routes, type RouteName } from '#schemas/api';
import { payloads } from '#schemas/api/payloads';
import type { Actor } from '../auth/index.ts';
import type { PersonalCall } from './call.ts';
import { Refusal } from './faults.ts';
import { operations } from './operations.ts';
import type { Portal } from './portal.ts';

export interface PortalRoutesOptions {
  readonly portal: Portal;
  /** Tenant of the request's host. */
  readonly tenantOf: (request: FastifyRequest) => string;
  /** Who sent the request, by its Authorization header; null when nobody valid did. Never reads a cookie. */
  readonly authenticate: (request: FastifyRequest) => Promise<Actor | null>;
}

/** Every call of `routes` that has an operation: checked by its schema, allowed by its rule, answered as JSON or as a problem. */
export const portalRoutes: FastifyPluginAsync<PortalRoutesOptions> = async (app, { portal, tenantOf, authenticate }) => {
  const ajv = new Ajv2020({ coerceTypes: 'array', useDefaults: true, removeAdditional: false, allErrors: true, strict: false });
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply
      .code(error.status)
      .type('application/problem+json')
      .header('cache-control', 'no-store')
      .send({ type: 'about:blank', title: error.message, status: error.status, code: error.code, ...error.details });
  });

  for (const name of Object.keys(operations) as RouteName[]) {
    const route = routes[name];
    const { params, query, body } = payloads[name] as { params?: unknown; query?: unknown; body?: unknown };
    const schema = { ...(params ? { params } : {}), ...(query ? { querystring: query } : {}), ...(body ? { body } : {}) };
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: 1024 * 1024,
      schema,
      handler: async (request, reply) => {
        const tenant = tenantOf(request);
        const actor = await authenticate(request);
        if (!actor && route.rule !== 'anyone') throw new Refusal(401, 'sign-in-needed', 'Please sign in.');
        const operation = operations[name] as (call: PersonalCall<RouteName>) => Promise<unknown>;
        const answer = await operation({ ...callOf(request), portal, tenant, actor } as unknown as PersonalCall<RouteName>);
        return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(answer));
      },
    });
  }
};

const callOf = (request: FastifyRequest) => ({
  params: request.params,
  query: request.query,
  body: request.body,
  origin: `${request.protocol}://${request.host}`,
  requestId: request.id,
  idempotencyKey: headerText(request, 'idempotency-key'),
});

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
};
