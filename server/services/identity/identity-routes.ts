import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '#locale/is-object';
import { storableJson } from '../../platform/http/index.ts';
import { DatabaseAwayError, setRetryAfter } from '../../platform/problems/index.ts';
import type { Identity } from './create-identity.ts';
import { IdentityError } from './identity-error.ts';
import type { Input } from './cognito-protocol/input.ts';

const media = 'application/x-amz-json-1.1';
const prefix = 'AWSCognitoIdentityProviderService.';

export interface IdentityRoutesOptions {
  readonly identity: Identity;
  /** Whether a page of this origin belongs to the tenant that the request is for: browsers let no other page read an answer. */
  readonly isOwnOrigin: (request: FastifyRequest, origin: string) => boolean;
  /** The user pool of the tenant that the request is for: no other can be asked there. */
  readonly poolIdOf: (request: FastifyRequest) => string;
}

/**
 * The protocol over HTTP under /identity: one POST address for all operations, and per pool its keys and
 * configuration. Clients post to `/identity/`: the app must ignore trailing slashes.
 */
export async function identityRoutes(app: FastifyInstance, { identity, isOwnOrigin, poolIdOf }: IdentityRoutesOptions): Promise<void> {
  const issuerHost = new URL(identity.issuerBase).host;
  /** Public keys are also at the address that every token names, on any tenant's host. */
  const mayRead = (request: FastifyRequest, pool: string): boolean =>
    identity.pools.byId(pool) !== undefined && (request.host.toLowerCase() === issuerHost || poolIdOf(request) === pool);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin');
    if (origin !== undefined && isOwnOrigin(request, origin)) {
      void reply.header('access-control-allow-origin', origin);
      void reply.header('access-control-expose-headers', 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date,Retry-After');
    }
    void reply.header('x-amzn-requestid', randomUUID());
  });
  app.options('/identity', (request, reply) => preflight(request, reply));
  app.post('/identity', (request, reply) => answer(identity, poolIdOf(request), request, reply));
  app.get<{ Params: { pool: string } }>('/identity/:pool/.well-known/jwks.json', async (request, reply) => {
    const { params } = request;
    if (!mayRead(request, params.pool)) return reply.code(404).send({ message: `User pool ${params.pool} does not exist.` });
    const { id, access } = await identity.keys(params.pool);
    return { keys: [id.publicJwk, access.publicJwk] };
  });
  app.get<{ Params: { pool: string } }>('/identity/:pool/.well-known/openid-configuration', async (request, reply) => {
    const { params } = request;
    if (!mayRead(request, params.pool)) return reply.code(404).send({ message: `User pool ${params.pool} does not exist.` });
    const issuer = `${identity.issuerBase}/${params.pool}`;
    return {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['token'],
      subject_types_supported: ['public'],
    };
  });
}

async function answer(identity: Identity, poolId: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.header('content-type', media).header('cache-control', 'no-store');
  try {
    const result = await identity.call(operationOf(request), inputOf(request.body), { address: request.ip, poolId });
    return await reply.send(Buffer.from(JSON.stringify(result)));
  } catch (error) {
    const known = error instanceof IdentityError;
    if (!known) request.log.error({ req: request, err: error }, 'identity operation failed');
    const type = known ? error.type : 'InternalErrorException';
    const message = known ? error.message : 'Something went wrong on the server.';
    const away = error instanceof DatabaseAwayError;
    if (known || away) setRetryAfter(reply, error);
    return reply
      .code(known ? 400 : away ? error.statusCode : 500)
      .header('x-amzn-errortype', `${type}:`)
      .header('x-amzn-errormessage', message.replaceAll(/[^\x20-\x7e]/g, '?'))
      .send(Buffer.from(JSON.stringify({ __type: type, message })));
  }
}

function operationOf(request: FastifyRequest): string {
  const target = String(request.headers['x-amz-target'] ?? '');
  if (!target.startsWith(prefix)) throw new IdentityError('UnknownOperationException', '');
  return target.slice(prefix.length);
}

function inputOf(body: unknown): Input {
  try {
    const text = typeof body === 'string' ? body : '';
    const input = storableJson(JSON.parse(text), text);
    if (isObject(input)) return input as Input;
  } catch {
    // answered below
  }
  throw new IdentityError('SerializationException', '');
}

function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.getHeader('access-control-allow-origin') === undefined) return reply.code(403).send('');
  return reply
    .header('access-control-allow-methods', String(request.headers['access-control-request-method'] ?? 'POST'))
    .header('access-control-allow-headers', String(request.headers['access-control-request-headers'] ?? 'content-type,x-amz-target'))
    .header('access-control-max-age', '172800')
    .code(200)
    .send('');
}
