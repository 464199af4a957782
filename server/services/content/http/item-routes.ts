import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { schemaId } from '../model/content-model.ts';
import { findItem, findVersion } from '../read/find-item.ts';
import { presentItem } from '../read/present-item.ts';
import { readingOf } from '../read/reading.ts';
import { shapeData } from '../read/shape-data.ts';
import { statuses } from '../read/publication-status.ts';
import { checkData } from '../write/check-data.ts';
import { callerOf, readableSchema } from '../access/caller.ts';
import { answerTagged, tagOf } from './tagged-answer.ts';
import type { ContentContext } from '../access/content-context.ts';
import { invalid, notFound } from '../access/content-errors.ts';

interface Params {
  readonly app: string;
  readonly schema: string;
  readonly id: string;
  readonly version?: string;
}

/** GET content/{app}/{schema}/{id}, its older versions, its validity and what it refers to. */
export function itemRoutes(app: FastifyInstance, service: ContentContext): void {
  const find = async (request: FastifyRequest, reply: FastifyReply, version: unknown) => {
    const { app: name, schema, id } = request.params as Params;
    const caller = await callerOf(service, request, reply, name);
    const { model, ownOnly } = readableSchema(caller, schema);
    const reading = readingOf(request.headers);
    const itemId = id === '_schemaId_' ? schemaId(name, model.name) : id;
    const found = await findItem(service.db.kysely, name, itemId);
    const visible =
      found &&
      found.schema_name === model.name &&
      (reading.unpublished || (found.status === 'Published' && !found.is_deleted)) &&
      !(ownOnly && found.created_by !== caller.name);
    if (!visible) throw notFound();
    const item = version === undefined ? found : await findVersion(service.db.kysely, found, numberOf(version));
    if (!item) throw notFound();
    return { item, presentation: { caller, model, reading, languages: await service.languagesOf(name) } };
  };

  app.get('/api/content/:app/:schema/:id', async (request, reply) => {
    const { item, presentation } = await find(request, reply, (request.query as { version?: unknown }).version);
    const tag = tagOf(item.id, item.version, presentation.caller.permissions, request.headers, presentation.languages);
    return answerTagged(request, reply, tag, () => presentItem(item, presentation));
  });

  app.get('/api/content/:app/:schema/:id/:version', async (request, reply) => {
    const {
      item,
      presentation: { reading, languages },
    } = await find(request, reply, (request.params as Params).version);
    return reply.send(shapeData(item.data, reading, languages));
  });

  app.get('/api/content/:app/:schema/:id/validity', async (request, reply) => {
    const {
      item,
      presentation: { caller, model },
    } = await find(request, reply, undefined);
    await checkData(service.patterns, caller.app, model, item.new_data ?? item.data);
    return reply.code(204).send();
  });

  // None of our schemas has a reference field.
  for (const relation of ['references', 'referencing']) {
    app.get(`/api/content/:app/:schema/:id/${relation}`, async (request, reply) => {
      const {
        item,
        presentation: { caller, model },
      } = await find(request, reply, undefined);
      const href = `/api/content/${caller.app}/${model.name}/${item.id}/${relation}`;
      return reply.send({ total: 0, items: [], statuses, _links: { self: { href, method: 'GET' } } });
    });
  }
}

function numberOf(version: unknown): number {
  if (typeof version === 'string' && /^-?\d{1,9}$/.test(version)) return Number(version);
  throw invalid('version must be a whole number.');
}
