import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/problems/index.ts';
import { hasVersion, type TenantOf } from '../../platform/http/index.ts';
import type { ContentProblemCode } from '#schemas/api';
import { readContentQuery } from './content-query.ts';
import type { ContentAnswer, SanitisedContentCache } from './sanitised-content-cache.ts';

/** Who is asking; answered by the module of identities. */
export interface Visitor {
  signedIn(request: FastifyRequest): Promise<boolean>;
  /** True for staff who may see unpublished content (SEC-21). */
  maySeeDrafts(request: FastifyRequest): Promise<boolean>;
}

/** No caller is known without an identity module. */
export const anonymous: Visitor = { signedIn: () => Promise.resolve(false), maySeeDrafts: () => Promise.resolve(false) };

interface RelayDependencies {
  readonly source: SanitisedContentCache;
  readonly tenantOf: TenantOf;
  readonly revision: (tenant: string) => number;
  readonly visitor: Visitor;
}

const empty = '{"total":0,"items":[]}';

/** `GET /content/{tenant}/{schema}`: content of the portal's own tenant, and only what `readContentQuery` lets through (PAGE-14, PAGE-17). */
export function relayRoutes(app: FastifyInstance, { source, tenantOf, revision, visitor }: RelayDependencies): void {
  app.get<{ Params: { tenant: string; schema: string }; Querystring: Record<string, unknown> }>(
    '/content/:tenant/:schema',
    async (request, reply) => {
      const { slug: tenant } = tenantOf(request);
      if (request.params.tenant !== tenant) throw fault(404, 'content-not-found', 'This portal has no such content.');
      if (request.params.schema === 'secured-page' && !(await visitor.signedIn(request)))
        throw fault(401, 'content-sign-in-needed', 'Sign in to see this.');
      const query = readContentQuery(tenant, request.params.schema, request.query);
      if (query === 'unknown-schema') throw fault(404, 'content-not-found', 'This portal has no such content.');
      if (query === 'unsupported')
        throw fault(
          400,
          'content-query-unsupported',
          "Ask for all, or with $filter=data/slug/iv eq '{slug}', $orderby=data/order/iv, $top and $skip.",
        );
      const drafts = request.headers['x-unpublished'] !== undefined && (await visitor.maySeeDrafts(request));
      const answer: ContentAnswer =
        query === 'no-such-slug' ? { revision: revision(tenant), etag: 'W/"empty"', body: empty } : await source.read(query, drafts);
      void reply.header('X-Content-Revision', String(answer.revision)).header('ETag', answer.etag);
      if (hasVersion(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
      return reply.type('application/json').send(answer.body);
    },
  );
}

const fault = (status: number, code: ContentProblemCode, detail: string): ProblemError => new ProblemError(status, code, detail);
