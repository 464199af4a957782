import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJsonQuery } from '../query/json/parse-json-query.ts';
import { parseOptions } from '../query/odata/parse-options.ts';
import type { ContentQuestion } from '../query/query.ts';
import { findItems } from '../read/find-items.ts';
import { presentItem } from '../read/present-item.ts';
import { readingOf } from '../read/reading.ts';
import { statuses } from '../read/publication-status.ts';
import { callerOf, readableSchema } from '../access/caller.ts';
import { answerTagged, tagOf } from './tagged-answer.ts';
import type { ContentContext } from '../access/content-context.ts';
import { ContentApiError, invalid } from '../access/content-errors.ts';

interface Question {
  readonly question: ContentQuestion;
  readonly dashes: 'written' | 'as-underscore';
  readonly ids?: readonly string[];
}

/** API-CONTENT-1: GET content/{app}/{schema} and POST content/{app}/{schema}/query. */
export function listRoutes(app: FastifyInstance, service: ContentContext): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, { question, dashes, ids }: Question) => {
    const { app: name, schema } = request.params as { app: string; schema: string };
    const caller = await callerOf(service, request, reply, name);
    const { model, ownOnly } = readableSchema(caller, schema);
    const reading = readingOf(request.headers);
    const languages = await service.languagesOf(name);
    const { items, total } = await findItems(service.db.kysely, {
      app: name,
      question,
      scope: { model, unpublished: reading.unpublished, dashes },
      ...(ids && { ids }),
      ...(reading.count && { count: reading.count }),
      ...(ownOnly && { createdBy: caller.name }),
    });
    const href = `/api/content/${name}/${model.name}`;
    const creates = model.kind !== 'Singleton' && caller.may(`contents.${model.name}.create`);
    const publishes = caller.may(`contents.${model.name}.changestatus`);
    const tag = tagOf(
      name,
      model.name,
      caller.permissions,
      request.headers,
      languages,
      total,
      items.map(({ id, version }) => `${id}:${version}`),
    );
    return answerTagged(request, reply, tag, () => ({
      total,
      items: items.map((item) => presentItem(item, { caller, model, reading, languages })),
      statuses,
      _links: {
        self: { href, method: 'GET' },
        ...(creates && { create: { href, method: 'POST' } }),
        ...(creates && publishes && { 'create/publish': { href: `${href}?publish=true`, method: 'POST' } }),
      },
    }));
  };

  app.get('/api/content/:app/:schema', (request, reply) => answer(request, reply, questionOf(request.query as Record<string, unknown>)));
  app.post('/api/content/:app/:schema/query', (request, reply) => answer(request, reply, questionOfBody(request.body)));
}

/** `q` beats the OData options. */
function questionOf({ q, ids, ...options }: Readonly<Record<string, unknown>>): Question {
  const wanted =
    typeof ids === 'string' && ids !== ''
      ? {
          ids: ids
            .split(',')
            .map((id) => id.trim())
            .filter((id) => id !== ''),
        }
      : {};
  if (typeof q === 'string' && q.trim() !== '') return { question: parseJsonQuery(jsonOf(q)), dashes: 'written', ...wanted };
  return { question: parseOptions(options), dashes: 'as-underscore', ...wanted };
}

function questionOfBody(body: unknown): Question {
  const { ids, q, oData } = (body ?? {}) as { ids?: unknown; q?: unknown; oData?: unknown };
  const wanted = Array.isArray(ids) ? { ids: ids.map(String) } : {};
  if (q !== undefined && q !== null)
    return { question: parseJsonQuery(typeof q === 'string' ? jsonOf(q) : q), dashes: 'written', ...wanted };
  if (oData !== undefined && oData !== null && typeof oData !== 'string') throw invalid("'oData' must be a string.");
  const options: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(oData?.replace(/^\?/, '').replaceAll('+', '%2B') ?? '')) {
    const before = options[name];
    options[name] = before === undefined ? value : [before, value].flat();
  }
  return { question: parseOptions(options), dashes: 'as-underscore', ...wanted };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentApiError(400, 'Validation error', { details: [`Failed to parse query: ${(error as Error).message}`] });
  }
}
