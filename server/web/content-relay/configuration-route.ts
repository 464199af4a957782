import type { FastifyInstance } from 'fastify';
import { workflowIssues } from '../../services/content/index.ts';
import type { ContentList, ContentSchema } from '#schemas/api';
import { hostName, configurationOfProject } from '#schemas/tenant';
import { ProblemError } from '../../platform/problems/index.ts';
import type { TenantDirectory, TenantOf } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SanitisedContentCache } from './sanitised-content-cache.ts';

interface ConfigurationRouteDependencies {
  readonly source: SanitisedContentCache;
  readonly tenants: Pick<TenantDirectory, 'byHost'>;
  readonly tenantOf: TenantOf;
  readonly log: Pick<Log, 'warn'>;
}

const files = /^project-configurations\/([\w-]{1,100})\/applicant-hub\/([a-z0-9-]{1,100})\.json$/;

const noSuch = (): ProblemError => new ProblemError(404, 'not-found', 'This portal has no such configuration.');

/**
 * API-CONFIG, APP-04: without `path` the tenant's public configuration (`domain` with `www.` removed must be this
 * portal's); with `path=project-configurations/{project}/applicant-hub/{name}.json` that file of the tenant's project, or of another that the
 * file names in `projects`.
 */
export function configurationRoute(app: FastifyInstance, { source, tenants, tenantOf, log }: ConfigurationRouteDependencies): void {
  /** Of each tenant, the workflow whose faults were logged last. */
  const logged = new Map<string, string>();

  const read = async (tenant: string, schema: ContentSchema, slug?: string) => {
    const { body, etag, revision } = await source.read({ tenant, schema, top: 1, skip: 0, ...(slug ? { slug } : {}) }, false);
    const data = (JSON.parse(body) as ContentList).items[0]?.data;
    if (!data) throw noSuch();
    if (slug === 'hub-my-claim-steps' && logged.get(tenant) !== etag) {
      logged.set(tenant, etag);
      const faults = workflowIssues(data);
      if (faults.length > 0) log.warn({ tenant, configuration: slug, faults }, 'faulty parts of the workflow configuration are left out');
    }
    return { data, revision };
  };

  app.get<{ Querystring: { domain?: unknown; path?: unknown } }>(
    '/config-service/api/configuration/applicant-hub',
    async (request, reply) => {
      const { slug, projectId } = tenantOf(request);
      const { domain, path } = request.query;
      const other = domain === undefined ? undefined : tenants.byHost(hostName(String(domain)));
      if (other && other.slug !== slug) throw new ProblemError(404, 'unknown-host', 'This is not the portal of that domain.');
      if (path === undefined) return (await read(slug, 'tenant')).data;
      const [, project, name] = files.exec(String(path)) ?? [];
      if (!name || project === undefined) throw noSuch();
      const { data: whole, revision } = await read(slug, 'configuration', name);
      const { projects } = whole as { readonly projects?: object };
      if (project !== projectId && project !== slug && !Object.hasOwn(projects ?? {}, project)) throw noSuch();
      const { $schema: _, slug: __, ...file } = configurationOfProject(whole, project) as Readonly<Record<string, unknown>>;
      void reply.header('X-Content-Revision', String(revision));
      return file;
    },
  );
}
