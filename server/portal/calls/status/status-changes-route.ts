import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { maxStatusChanges, StatusChanges } from '#schemas/api/status';
import { dayOfFirm, languageCodes, type Tenant } from '#schemas/tenant';
import { logRefusal, readJsonBodies } from '../../../platform/http/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import {
  addRun,
  findSystemClient,
  type PublishedContent,
  type RecordStore,
  resultsOfRun,
  type SystemClient,
  setStatusesOfRun,
} from '../../records/index.ts';
import { prepareRun } from './prepare-run.ts';

export interface StatusChangesOptions {
  readonly parts: RecordStore & PublishedContent & RateLimitParts;
  /** Tenant of the request's host. */
  readonly tenantOf: (request: FastifyRequest) => Tenant;
}

const maxBytes = 4 * 1024 * 1024;
const batchesPerHour = 600;
/** Its members, and words in several languages. */
const valuesOfChange = 20;
const bodies = new Ajv2020({ strict: false });

/**
 * STS-06, `POST /api/status-changes`: a claims system sets the statuses of up to 1,000 accounts of its tenant. The header `Authorization: Bearer …` has the secret of the
 * client (`portico client add`), and `Idempotency-Key` names the batch: a repeat is answered what the first was. The answer has a result for each change, in their order.
 */
export const statusChangesRoute: FastifyPluginAsync<StatusChangesOptions> = async (app, { parts, tenantOf }) => {
  // A batch holds more values than a form.
  app.removeAllContentTypeParsers();
  readJsonBodies(app, maxStatusChanges * valuesOfChange);
  app.setValidatorCompiler(({ schema }) => bodies.compile(schema));
  const clients = new WeakMap<FastifyRequest, SystemClient>();

  app.post<{ Body: StatusChanges }>(
    '/api/status-changes',
    {
      bodyLimit: maxBytes,
      schema: { body: StatusChanges },
      // Nothing of a body is read for a caller who may not send one.
      onRequest: async (request) => {
        const { slug } = tenantOf(request);
        const secret = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
        const client = secret && (await findSystemClient(parts.db, slug, secret));
        if (client) return void clients.set(request, client);
        const problem = new ProblemError(401, 'no-such-client', 'Send the secret of a client of this tenant: Authorization: Bearer psc_…');
        logRefusal(request, problem, { tenant: slug });
        throw problem;
      },
    },
    async (request, reply) => {
      const tenant = tenantOf(request);
      const { name } = clients.get(request) as SystemClient;
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || key === '' || key.length > 200)
        throw new ProblemError(400, 'no-key', 'Send an Idempotency-Key of at most 200 characters: a repeat with it changes nothing.');
      await consumeRateLimit(parts, { tenant: tenant.slug, what: 'status batches', of: name, limit: batchesPerHour, seconds: 3600 });
      const at = parts.clock();
      const changes = request.body.changes.map(({ account, text, ...wanted }, row) => ({
        row,
        account,
        wanted: { ...wanted, ...(text ? { words: text } : {}) },
      }));
      const id = await addRun(parts.db, {
        tenant: tenant.slug,
        by: { actor: `client ${name}`, name },
        key,
        request: request.body,
        requestId: String(request.id),
        at: new Date(at),
        rows: () =>
          prepareRun(parts, { tenant: tenant.slug, changes, today: dayOfFirm(tenant, at), now: at, languages: languageCodes(tenant) }),
      });
      const run = { tenant: tenant.slug, id };
      await setStatusesOfRun(parts, run);
      const rows = await resultsOfRun(parts.db, run);
      void reply.header('cache-control', 'no-store');
      return { results: rows.map(({ identifier: account, result }) => ({ account, ...result })) };
    },
  );
};
