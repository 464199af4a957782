import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageAnswer } from '#schemas/api';
import { type Actor, type Authenticate, type TenantOf, languageOf } from '../../platform/http/index.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { personOf, sentToken } from '../sign-in/index.ts';
import { readAddress } from './cache/page-address.ts';
import type { AnswerPage } from './render-stored.ts';

interface Parts {
  readonly tenantOf: TenantOf;
  readonly authenticate: Authenticate;
  readonly answer: AnswerPage;
}

interface Query {
  readonly address: string;
  /** What the browser has of content is of this revision. */
  readonly revision?: number;
}

/** Content that is around every page: a browser that has it at the newest revision is not sent it again. */
const around = /^(tenant|dictionary|common|menu\/public-page)$/;

/**
 * `GET /page-answer?address=/securedPage/my-claim`: everything a signed-in person's browser opens a page with, in one answer instead of a chain of calls.
 * 204 where the page leads elsewhere. As every call, it takes the Authorization header and no cookie.
 */
export function pageAnswerRoute(app: FastifyInstance, { tenantOf, authenticate, answer }: Parts): void {
  const querystring = {
    type: 'object',
    required: ['address'],
    properties: { address: { type: 'string', maxLength: 2000, pattern: '^/(?!/)' }, revision: { type: 'integer', minimum: 0 } },
  };
  const callers = new WeakMap<FastifyRequest, Actor>();
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const actor = await authenticate(request);
    if (!actor) throw new ProblemError(401, 'sign-in-needed', 'Please sign in.');
    callers.set(request, actor);
  };
  app.get<{ Querystring: Query }>('/page-answer', { onRequest, schema: { querystring } }, async (request, reply) => {
    const actor = callers.get(request)!;
    const tenant = tenantOf(request);
    const place = readAddress(request.query.address);
    if (!place) throw new ProblemError(400, 'bad-address', 'This address cannot be read. Check it for a stray % sign.');
    const signedIn = { person: personOf(tenant, actor), idToken: sentToken(request) };
    const found = await answer({
      tenant,
      language: languageOf(request, tenant),
      mode: 'live',
      path: place.path,
      facts: place.query.toString(),
      signedIn,
    });
    void reply.headers({ 'Cache-Control': 'private, no-store' });
    return found ? lean(found, request.query.revision) : reply.code(204).send();
  });
}

const lean = (found: PageAnswer, known: number | undefined): PageAnswer =>
  known !== found.revision
    ? found
    : { ...found, content: Object.fromEntries(Object.entries(found.content).filter(([key]) => !around.test(key))) };
