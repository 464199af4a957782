import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appId, modelOf, type ContentSchemaModel } from '../model/content-model.ts';
import { allows } from '../token/permissions.ts';
import type { ContentClient } from '../token/clients.ts';
import type { ContentContext } from './content-context.ts';
import { ContentApiError, forbidden, notFound, unauthorised } from './content-errors.ts';

export interface Caller {
  readonly app: string;
  readonly permissions: readonly string[];
  /** As in `createdBy`: `client:{app}:{name}`. */
  readonly name: string;
  may(permission: string): boolean;
}

const known = new WeakMap<FastifyRequest, Promise<Caller>>();

/** Lets only a caller of the app to its content and schemas, before anything of a body is read. */
export function requireCaller(app: FastifyInstance, service: ContentContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const { app: name } = request.params as { app?: string };
    if (name !== undefined && /^\/api\/(content|apps)\//.test(request.routeOptions.url ?? ''))
      await callerOf(service, request, reply, name);
  });
}

/** Who calls this app: 404 for an unknown app and for a token of another app, 401 without a valid token or anonymous client. */
export function callerOf(service: ContentContext, request: FastifyRequest, reply: FastifyReply, app: string): Promise<Caller> {
  const caller = known.get(request) ?? identify(service, request, reply, app);
  known.set(request, caller);
  return caller;
}

async function identify(
  { clients, tokens, isApp }: ContentContext,
  request: FastifyRequest,
  reply: FastifyReply,
  app: string,
): Promise<Caller> {
  if (!(await isApp(app))) throw notFound();
  void reply.headers({ 'X-AppId': appId(app), 'X-Costs': '1' });
  const clientId = await clientIdOf({ clients, tokens }, request);
  const [tokenApp = '', name = ''] = clientId?.split(':') ?? [];
  const own = tokenApp === app ? await clients.find(app, name) : undefined;
  const client = own ?? (await clients.anonymous(app));
  if (!client) throw clientId !== undefined && tokenApp !== app ? notFound() : unauthorised();
  return callerFor(client);
}

/** By a token, or by `{app}:{key}` in one of the three headers for keys, where a client's secret is its key. */
async function clientIdOf(
  { clients, tokens }: Pick<ContentContext, 'clients' | 'tokens'>,
  { headers }: FastifyRequest,
): Promise<string | undefined> {
  const [, scheme, given = ''] = /^(Bearer|ApiKey)\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (scheme?.toLowerCase() === 'bearer') return tokens.read(given);
  const [, app = '', key = ''] = /^([^:]+):(.+)$/.exec(given || String(headers['x-apikey'] ?? headers['apikey'] ?? '')) ?? [];
  const client = key === '' ? undefined : await clients.byKey(app, key);
  return client && `${app}:${client.name}`;
}

function callerFor({ app, name, permissions }: ContentClient): Caller {
  return { app, permissions, name: `client:${app}:${name}`, may: (permission) => allows(permissions, permission) };
}

/** Throws 403 unless the caller has the permission. */
export function mustHave(caller: Caller, permission: string): void {
  if (!caller.may(permission)) throw forbidden();
}

/** The schema, and whether the caller sees all of its items or only their own. Throws 404 and 403. */
export function readableSchema(caller: Caller, nameOrId: string): { model: ContentSchemaModel; ownOnly: boolean } {
  const model = modelOf(caller.app, nameOrId);
  if (!model) throw notFound();
  const all = caller.may(`contents.${model.name}.read`);
  if (!all && !caller.may(`contents.${model.name}.read.own`))
    throw new ContentApiError(403, 'You do not have permission for this schema.', { errorCode: 'FORBIDDEN' });
  return { model, ownOnly: !all };
}
