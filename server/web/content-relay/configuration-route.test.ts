import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { answerError } from '../../platform/problems/problems.ts';
import { configurationRoute } from './configuration-route.ts';
import type { SanitisedContentCache } from './sanitised-content-cache.ts';

const tenants = ['acme', 'other'].map((slug) => ({ slug, projectId: `project-${slug}`, hosts: [`${slug}.example`] }) as unknown as Tenant);
const stored: Readonly<Record<string, object>> = {
  'acme/tenant/': { slug: 'acme', claimsEnabled: true },
  'acme/configuration/hub-my-claim-steps': {
    $schema: 'x.json',
    slug: 'hub-my-claim-steps',
    steps: [{ processStep: 'Claim' }],
    projects: { second: { title: 'Second', steps: [{ processStep: 'Other' }] } },
  },
};

/** The portal of `acme`, whose content has the two documents above. */
function portal() {
  const warn = vi.fn();
  const source: Pick<SanitisedContentCache, 'read'> = {
    read: ({ tenant, schema, slug = '' }) => {
      const data = stored[`${tenant}/${schema}/${slug}`];
      return Promise.resolve({ revision: 7, etag: '"1"', body: JSON.stringify({ items: data ? [{ data }] : [] }) } as Awaited<
        ReturnType<SanitisedContentCache['read']>
      >);
    },
  };
  const app = fastify();
  app.setErrorHandler(answerError);
  configurationRoute(app, {
    source: source as SanitisedContentCache,
    tenants: { byHost: (host) => tenants.find(({ hosts }) => hosts.includes(host)) },
    tenantOf: () => tenants[0] as Tenant,
    log: { warn },
  });
  const get = (query: Record<string, string>) =>
    app
      .inject({ url: '/config-service/api/configuration/applicant-hub', query })
      .then((answer) => ({ status: answer.statusCode, body: answer.json<object>() }));
  const revisionOf = (path: string) =>
    app
      .inject({ url: '/config-service/api/configuration/applicant-hub', query: { path } })
      .then(({ headers }) => headers['x-content-revision']);
  return { get, revisionOf, warn };
}

const fileOf = (project: string, name = 'hub-my-claim-steps') => `project-configurations/${project}/applicant-hub/${name}.json`;

test('[API-CONFIG] by domain, with or without www, the configuration of the portal', async () => {
  const { get } = portal();
  for (const domain of ['acme.example', 'www.acme.example'])
    expect(await get({ domain })).toEqual({ status: 200, body: stored['acme/tenant/'] });
  expect(await get({ domain: 'other.example' })).toMatchObject({ status: 404, body: { code: 'unknown-host' } });
});

test('[API-CONFIG] by path a file of the tenant’s project, without what only an editor needs', async () => {
  const { get } = portal();
  expect(await get({ path: fileOf('project-acme') })).toEqual({ status: 200, body: { steps: [{ processStep: 'Claim' }] } });
});

test('[API-CONFIG] a file has the revision of the content it is of', async () => {
  expect(await portal().revisionOf(fileOf('project-acme'))).toBe('7');
});

test('[API-CONFIG] by path the file as it is for another project that it names, with what that replaces', async () => {
  const { get } = portal();
  expect(await get({ path: fileOf('second') })).toEqual({ status: 200, body: { title: 'Second', steps: [{ processStep: 'Other' }] } });
});

test.each([
  ['the project of another tenant', fileOf('project-other')],
  ['a project of an inherited name', fileOf('constructor')],
  ['a file that is not there', fileOf('project-acme', 'missing')],
  ['a path outside the folder', 'project-configurations/project-acme/applicant-hub/../secret.json'],
  ['a path of another shape', 'project-acme.json'],
])('[API-CONFIG] refused: %s', async (_, path) => {
  expect(await portal().get({ path })).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('faults of a workflow are logged with their places, once for each revision; the file is sent', async () => {
  const { get, warn } = portal();
  for (let time = 0; time < 2; time++) expect((await get({ path: fileOf('project-acme') })).status).toBe(200);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    tenant: 'acme',
    configuration: 'hub-my-claim-steps',
    faults: [{ code: 'invalid-file', pointer: '' }],
  });
});
