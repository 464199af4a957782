import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxContentItems } from '#schemas/api';
import { modelOf } from '../model/content-model.ts';
import { findItem } from '../read/find-item.ts';
import { presentItem } from '../read/present-item.ts';
import { readingOf } from '../read/reading.ts';
import { statuses } from '../read/publication-status.ts';
import { callerOf } from '../access/caller.ts';
import type { ContentContext } from '../access/content-context.ts';
import { ContentApiError } from '../access/content-errors.ts';

/** What is asked of all schemas at once. */
interface Across {
  readonly ids?: unknown;
  readonly references?: unknown;
  readonly referencing?: unknown;
  readonly scheduledFrom?: unknown;
  readonly scheduledTo?: unknown;
}

/** GET and POST content/{app}: items of any schema by their ids, in that order. Nothing here refers to others or is scheduled. */
export function acrossRoutes(app: FastifyInstance, service: ContentContext): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: Across) => {
    const { app: name } = request.params as { app: string };
    const caller = await callerOf(service, request, reply, name);
    const reading = readingOf(request.headers);
    const languages = await service.languagesOf(name);
    const items: object[] = [];
    for (const id of idsOf(asked).slice(0, maxContentItems)) {
      const item = await findItem(service.db.kysely, name, id);
      const model = item && modelOf(name, item.schema_name);
      if (!item || !model || item.is_deleted || !caller.may(`contents.${model.name}.read`)) continue;
      if (reading.unpublished || item.status === 'Published') items.push(presentItem(item, { caller, model, reading, languages }));
    }
    return reply.send({ total: items.length, items, statuses, _links: { self: { href: `/api/content/${name}`, method: 'GET' } } });
  };

  app.get('/api/content/:app', (request, reply) => answer(request, reply, request.query as Across));
  app.post('/api/content/:app', (request, reply) => answer(request, reply, (request.body ?? {}) as Across));
}

/** Throws 400 where nothing that could be found is asked for. */
function idsOf({ ids, references, referencing, scheduledFrom, scheduledTo }: Across): readonly string[] {
  if (Array.isArray(ids)) return ids.map(String);
  if (typeof ids === 'string' && ids !== '') return ids.split(',').map((id) => id.trim());
  if (references || referencing || (scheduledFrom && scheduledTo)) return [];
  throw new ContentApiError(400, 'Either Ids or Schedule range must be defined.');
}
