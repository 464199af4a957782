import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswer } from '#schemas/api';
import { type TenantOf, languageOf } from '../../platform/http/index.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import type { DocumentPerson } from '../sign-in/index.ts';
import { readAddress } from './cache/page-address.ts';
import type { AnswerPage } from './render-stored.ts';

interface PageAnswerDependencies {
  readonly tenantOf: TenantOf;
  /** Whose browser asks, by the session cookie. */
  readonly personOf: DocumentPerson;
  readonly answer: AnswerPage;
}

type SignedIn = NonNullable<Awaited<ReturnType<DocumentPerson>>>;

interface Query {
  readonly address: string;
  /** What the browser has of content is of this revision. */
  readonly revision?: number;
}

/** Content that is around every page: a browser that has it at the newest revision is not sent it again. */
const around = /^(tenant|dictionary|common|menu\/public-page)$/;

/**
 * `GET /page-answer?address=/securedPage/my-claim`: everything a signed-in person's browser opens a page with, in one answer instead of a chain of calls.
 * 204 where the page leads elsewhere. It stands for a document, and knows the person as one does, by the session cookie (docs/decisions/0017): a token would
 * have to be fetched first. Only a script of this origin can send what it asks for.
 */
export function pageAnswerRoute(app: FastifyInstance, { tenantOf, personOf, answer }: PageAnswerDependencies): void {
  const querystring = {
    type: 'object',
    required: ['address'],
    properties: { address: { type: 'string', maxLength: 2000, pattern: '^/(?!/)' }, revision: { type: 'integer', minimum: 0 } },
  };
  const people = new WeakMap<FastifyRequest, SignedIn>();
  const requirePerson = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> => {
    void reply.headers({ 'Cache-Control': 'private, no-store' });
    const signedIn = people.get(request) ?? (await personOf(request, 'answer'));
    if (!signedIn) throw new ProblemError(401, 'sign-in-needed', 'Please sign in.');
    people.set(request, signedIn);
    return signedIn;
  };
  // Nothing of the address is read for a caller without a session.
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => void (await requirePerson(request, reply));
  app.get<{ Querystring: Query }>('/page-answer', { schema: { querystring }, preValidation }, async (request, reply) => {
    const signedIn = await requirePerson(request, reply);
    const tenant = tenantOf(request);
    const place = readAddress(request.query.address);
    if (!place) throw new ProblemError(400, 'bad-address', 'This address cannot be read. Check it for a stray % sign.');
    const found = await answer({
      tenant,
      language: languageOf(request, tenant),
      mode: 'live',
      path: place.path,
      facts: place.query.toString(),
      signedIn,
    });
    return found ? lean(found, request.query.revision) : reply.code(204).send();
  });
}

const lean = (found: PageAnswer, known: number | undefined): PageAnswer =>
  known !== found.revision
    ? found
    : { ...found, content: Object.fromEntries(Object.entries(found.content).filter(([key]) => !around.test(key))) };
