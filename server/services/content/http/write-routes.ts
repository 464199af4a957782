import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { modelOf, schemaId } from '../model/content-model.ts';
import { findItem } from '../read/find-item.ts';
import type { ItemRow } from '../read/find-items.ts';
import { presentItem } from '../read/present-item.ts';
import { readingOf } from '../read/reading.ts';
import { readData } from '../write/check-data.ts';
import { dropDraft, mergeData, moveIfOther, moveTo, replaceData, startDraft, type ItemChange } from '../write/item-changes.ts';
import { changeContent, createContent, deleteContent, type WriteScope } from '../write/write-content.ts';
import { bulkRoute } from './bulk-route.ts';
import { callerOf } from '../access/caller.ts';
import type { ContentContext } from '../access/content-context.ts';
import { forbidden, noSchedule, notFound } from '../access/content-errors.ts';

const options = { bodyLimit: 5 * 2 ** 20 };
const item = '/api/content/:app/:schema/:id';

/** Create, replace, patch, upsert, status, draft and delete, each one transaction with the tenant's revision. */
export function writeRoutes(app: FastifyInstance, service: ContentContext): void {
  app.post('/api/content/:app/:schema', options, async (request, reply) => {
    const scope = await scopeOf(service, request, reply);
    const { publish, status, id } = queryOf(request);
    const made = await createContent(scope, readData(request.body), { ...(id && { id }), ...statusOf(publish, status) });
    void reply.code(201).header('Location', `/api/content/${scope.caller.app}/${scope.model.name}/${made.id}`);
    return answer(scope, request, reply, made);
  });

  app.post(item, options, async (request, reply) => {
    const scope = await scopeOf(service, request, reply);
    const { publish, status, patch } = queryOf(request);
    const id = idOf(request, scope);
    const data = readData(request.body);
    const wanted = statusOf(publish, status);
    if (!scope.caller.may(`contents.${scope.model.name}.upsert`)) throw forbidden();
    if (!(await findItem(service.db.kysely, scope.caller.app, id)))
      return answer(scope, request, reply, await createContent(scope, data, { id, ...wanted }));
    return answer(
      scope,
      request,
      reply,
      await changeContent(
        scope,
        id,
        { ...expecting(request, 'upsert'), alsoRight: 'update' },
        patch === 'true' ? mergeData(data) : replaceData(data),
        moveIfOther(wanted.status, { singleton: scope.model.kind === 'Singleton' }),
      ),
    );
  });

  const change =
    (right: string, changeFor: (request: FastifyRequest, scope: WriteScope) => ItemChange) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const scope = await scopeOf(service, request, reply);
      return answer(
        scope,
        request,
        reply,
        await changeContent(scope, idOf(request, scope), expecting(request, right), changeFor(request, scope)),
      );
    };
  app.put(
    item,
    options,
    change('update', ({ body }) => replaceData(readData(body))),
  );
  app.patch(
    item,
    options,
    change('update', ({ body }) => mergeData(readData(body))),
  );
  app.put(
    `${item}/status`,
    change('changestatus', ({ body }, { model }) => {
      const { status, dueTime } = (body ?? {}) as { status?: unknown; dueTime?: unknown };
      if (dueTime) throw noSchedule();
      return moveTo(String(status), { singleton: model.kind === 'Singleton' });
    }),
  );
  app.post(
    `${item}/draft`,
    change('version.create', () => startDraft),
  );
  app.delete(
    `${item}/draft`,
    change('version.delete', () => dropDraft),
  );

  app.delete(item, async (request, reply) => {
    const scope = await scopeOf(service, request, reply);
    await deleteContent(scope, idOf(request, scope), queryOf(request)['permanent'] === 'true', expecting(request, 'delete').version);
    return reply.code(204).send();
  });

  bulkRoute(app, (request, reply, schema) => scopeOf(service, request, reply, schema));
}

async function scopeOf(service: ContentContext, request: FastifyRequest, reply: FastifyReply, named?: string): Promise<WriteScope> {
  const { app, schema = '' } = request.params as { app: string; schema?: string };
  const caller = await callerOf(service, request, reply, app);
  const model = modelOf(app, named ?? schema);
  if (!model) throw notFound();
  return { service, caller, model };
}

const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, string | undefined>>;
const statusOf = (publish: string | undefined, status: string | undefined): { status?: string } =>
  publish === 'true' ? { status: 'Published' } : status ? { status } : {};

function idOf(request: FastifyRequest, { caller, model }: WriteScope): string {
  const { id } = request.params as { id: string };
  return id === '_schemaId_' ? schemaId(caller.app, model.name) : id;
}

function expecting(request: FastifyRequest, right: string): { right: string; version?: number } {
  const found = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match']?.trim() ?? '')?.[1];
  return { right, ...(found !== undefined && { version: Number(found) }) };
}

async function answer(
  { service, caller, model }: WriteScope,
  request: FastifyRequest,
  reply: FastifyReply,
  row: ItemRow,
): Promise<FastifyReply> {
  const reading = { ...readingOf(request.headers), unpublished: true };
  const body = presentItem(row, { caller, model, reading, languages: await service.languagesOf(caller.app) });
  return reply.header('ETag', `W/"${row.version}"`).send(body);
}
