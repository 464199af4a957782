import type { FastifyInstance, FastifyReply } from 'fastify';
import { tokenSeconds } from '../token/content-tokens.ts';
import type { ContentContext } from '../access/content-context.ts';

type Form = Readonly<Record<string, string | undefined>>;

interface TokenError {
  readonly status: 400 | 401;
  readonly error: string;
  readonly description: string;
  readonly id: string;
}

/** POST /identity-server/connect/token: client credentials only. */
export function tokenRoute(app: FastifyInstance, { clients, tokens, isApp }: ContentContext): void {
  app.post('/identity-server/connect/token', async (request, reply) => {
    const form = formOf(request.body, request.headers.authorization);
    const fault = shapeError(form);
    if (fault) return refuse(reply, fault);
    const { client_id: clientId = '', client_secret: secret = '' } = form;
    const [, tenant = '', name = ''] = /^([^:~]+)[:~](.+)$/.exec(clientId) ?? [];
    const known = (await isApp(tenant)) ? await clients.find(tenant, name) : undefined;
    if (!known) return refuse(reply, faults.unknownClient);
    if (secret === '') return refuse(reply, faults.noSecret);
    if (!(await clients.secretFits(tenant, name, secret))) return refuse(reply, faults.wrongSecret);
    if (form['scope'] && form['scope'].split(' ').some((scope) => scope !== 'squidex-api')) return refuse(reply, faults.scope);
    return reply
      .header('Cache-Control', 'no-store')
      .type('application/json;charset=UTF-8')
      .send(
        JSON.stringify({
          access_token: await tokens.issue(`${tenant}:${name}`),
          token_type: 'Bearer',
          expires_in: tokenSeconds,
          scope: 'squidex-api',
        }),
      );
  });
  app.get('/identity-server/.well-known/jwks', () => tokens.publicKeys());
}

const faults = {
  noGrant: { status: 400, error: 'invalid_request', description: "The mandatory 'grant_type' parameter is missing.", id: 'ID2029' },
  grant: { status: 400, error: 'unsupported_grant_type', description: "The specified 'grant_type' is not supported.", id: 'ID2032' },
  noClient: { status: 401, error: 'invalid_client', description: "The mandatory 'client_id' parameter is missing.", id: 'ID2029' },
  unknownClient: { status: 401, error: 'invalid_client', description: "The specified 'client_id' is invalid.", id: 'ID2052' },
  noSecret: {
    status: 401,
    error: 'invalid_client',
    description: "The 'client_secret' parameter required for this client application is missing.",
    id: 'ID2054',
  },
  wrongSecret: { status: 401, error: 'invalid_client', description: 'The specified client credentials are invalid.', id: 'ID2055' },
  scope: { status: 400, error: 'invalid_scope', description: "The specified 'scope' is invalid.", id: 'ID2052' },
} as const satisfies Record<string, TokenError>;

function shapeError({ grant_type: grant, client_id: client }: Form): TokenError | undefined {
  if (!grant) return faults.noGrant;
  if (grant !== 'client_credentials') return faults.grant;
  return client ? undefined : faults.noClient;
}

/** The form, with client id and secret also from a Basic header. */
function formOf(body: unknown, authorization: string | undefined): Form {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const given = (name: string): string | undefined => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const basic = /^Basic (.+)$/i.exec(authorization ?? '')?.[1];
  const [, id, secret] = /^([^:]*(?::[^:]*)?):([^:]*)$/.exec(basic ? Buffer.from(basic, 'base64').toString('utf8') : '') ?? [];
  return {
    grant_type: given('grant_type'),
    client_id: given('client_id') ?? (id && decodeURIComponent(id)),
    client_secret: given('client_secret') ?? secret,
    scope: given('scope'),
  };
}

function refuse(reply: FastifyReply, { status, error, description, id }: TokenError): FastifyReply {
  if (status === 401) void reply.header('WWW-Authenticate', 'Basic realm="content"');
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json;charset=UTF-8')
    .send(JSON.stringify({ error, error_description: description, error_uri: `https://documentation.openiddict.com/errors/${id}` }));
}
