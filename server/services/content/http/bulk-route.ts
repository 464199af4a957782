import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJsonQuery } from '../query/json/parse-json-query.ts';
import { findItem } from '../read/find-item.ts';
import { findItems } from '../read/find-items.ts';
import { readData } from '../write/check-data.ts';
import { mergeData, moveIfOther, moveTo, replaceData } from '../write/item-changes.ts';
import { changeContent, createContent, deleteContent, type WriteScope } from '../write/write-content.ts';
import { ContentApiError, errorBody, contentApiErrorOf, forbidden, invalid, noSchedule } from '../access/content-errors.ts';
import { jobErrors } from './job-errors.ts';

/** A job whose shape was looked at. */
interface Job {
  readonly type?: string;
  readonly schema?: string;
  readonly id?: string;
  readonly query?: unknown;
  readonly data?: unknown;
  readonly status?: string;
  readonly patch?: boolean;
  readonly permanent?: boolean;
  readonly expectedCount?: number;
  readonly expectedVersion?: number;
  readonly dueTime?: unknown;
}

const maxJobs = 1000;

type ScopeOf = (request: FastifyRequest, reply: FastifyReply, schema: string) => Promise<WriteScope>;

/** POST content/{app}/{schema}/bulk, and content/{app}/bulk with a schema in each job: every job by itself, faults in its own result; always 200. */
export function bulkRoute(app: FastifyInstance, scopeOf: ScopeOf): void {
  const options = { bodyLimit: 20 * 2 ** 20 };
  const answer = async (request: FastifyRequest, reply: FastifyReply, scopeFor: (job: Job) => Promise<WriteScope>) => {
    const { jobs, publish } = (request.body ?? {}) as { jobs?: unknown; publish?: boolean };
    if (!Array.isArray(jobs) || jobs.length > maxJobs) throw new ContentApiError(400, `'jobs' must be an array of at most ${maxJobs}.`);
    const wrong = jobs.flatMap(jobErrors);
    if (wrong.length > 0) throw invalid(...wrong);
    const results: object[] = [];
    for (const [jobIndex, job] of (jobs as object[]).map(withoutNulls).entries()) {
      try {
        const ids = await runJob(await scopeFor(job), job, publish === true);
        results.push(...ids.map((id) => ({ jobIndex, id, contentId: id })));
      } catch (error) {
        const fault = contentApiErrorOf(error as Error);
        if (fault.statusCode >= 500) request.log.error({ err: error }, 'a bulk job failed');
        results.push({ jobIndex, id: job.id, contentId: job.id, error: errorBody(fault) });
      }
    }
    return reply.send(results);
  };

  app.post('/api/content/:app/:schema/bulk', options, async (request, reply) => {
    const scope = await scopeOf(request, reply, (request.params as { schema: string }).schema);
    return answer(request, reply, () => Promise.resolve(scope));
  });
  app.post('/api/content/:app/bulk', options, (request, reply) =>
    answer(request, reply, (job) => scopeOf(request, reply, String(job.schema ?? (request.query as { schema?: string }).schema ?? ''))),
  );
}

const withoutNulls = (job: object): Job => Object.fromEntries(Object.entries(job).filter(([, value]) => value !== null));

async function runJob(scope: WriteScope, job: Job, publish: boolean): Promise<readonly string[]> {
  const { type = 'Upsert', status = publish ? 'Published' : undefined, expectedVersion: version } = job;
  const expecting = (right: string) => ({ right, ...(version !== undefined && version >= 0 && { version }) });
  if (job.dueTime) throw noSchedule();
  const ids = await idsOf(scope, job);
  const kind = type.toLowerCase();
  const singleton = scope.model.kind === 'Singleton';
  if (kind === 'upsert' && !scope.caller.may(`contents.${scope.model.name}.upsert`)) throw forbidden();
  if (kind === 'create' || (kind === 'upsert' && !(ids[0] && (await findItem(scope.service.db.kysely, scope.caller.app, ids[0]))))) {
    const made = await createContent(scope, readData(job.data), { ...(ids[0] && { id: ids[0] }), ...(status && { status }) });
    return [made.id];
  }
  const publishing = moveIfOther(status, { free: true, singleton });
  for (const id of ids) {
    if (kind === 'delete') await deleteContent(scope, id, job.permanent === true, version);
    else if (kind === 'changestatus') await changeContent(scope, id, expecting('changestatus'), moveTo(String(status), { singleton }));
    else if (kind === 'patch' || (kind === 'upsert' && job.patch))
      await changeContent(scope, id, expecting('update'), mergeData(readData(job.data)), publishing);
    else if (kind === 'update' || kind === 'upsert')
      await changeContent(scope, id, expecting('update'), replaceData(readData(job.data)), publishing);
    else throw new ContentApiError(400, `The job type ${type} is not supported.`);
  }
  return ids;
}

async function idsOf({ service, caller, model }: WriteScope, { id, query, expectedCount = 1 }: Job): Promise<readonly string[]> {
  if (id) return [id];
  if (query === undefined || query === null) return [];
  const { items } = await findItems(service.db.kysely, {
    app: caller.app,
    question: parseJsonQuery(query),
    scope: { model, unpublished: true, dashes: 'written' },
  });
  if (items.length > expectedCount) throw new ContentApiError(400, 'More than one content matches to the query.');
  return items.map((found) => found.id);
}
