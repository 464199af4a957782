import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { openMemoryDatabase, type ContentData, type Database } from '../../../platform/db/index.ts';
import { importTenantFolder, openAssetFiles, roles, saveContentClient } from '../index.ts';
import { contentRoutes } from './content-routes.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const root = mkdtempSync(join(tmpdir(), 'portico-content-'));
const files = openAssetFiles(root);
/** What the tests of the content routes share; `now` may be moved. */
export const world = {} as { now: number; db: Database; app: FastifyInstance; token: string };

const put = (file: string, content: unknown): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
};
const configuration = (slug: string) => ({
  slug,
  name: slug,
  hosts: [`${slug}.test`],
  languages: [
    { iso2Code: 'en', englishName: 'English', ownName: 'English' },
    { iso2Code: 'cy', englishName: 'Welsh', ownName: 'Cymraeg' },
  ],
  identity: { userPoolId: 'portico_x', clientId: 'x', methods: ['Email'] },
  help: {},
});

/** A content service with one tenant of three pages and these files among its assets, and another tenant. */
export async function openWorld(assets: Readonly<Record<string, Buffer>> = {}): Promise<void> {
  world.now = Date.UTC(2026, 0, 1);
  world.db = await openMemoryDatabase();
  for (const slug of ['acme', 'other']) put(`${slug}/tenant.json`, configuration(slug));
  const pages = [
    ['contact', 3],
    ['faqs', 1],
    ['our_case', 2],
  ] as const;
  for (const [slug, order] of pages)
    put(`acme/public-page/${slug}.json`, {
      slug,
      order,
      title: { en: `The ${slug}`, cy: `Y ${slug}` },
      component: [{ type: 'html', props: { html: `O'Brien ${slug}` } }],
    });
  for (const [name, bytes] of Object.entries(assets)) put(`acme/assets/${name}`, bytes);
  put('acme/assets/Logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('acme/configuration/done.json', { slug: 'done', 'page-title': 'Done', tags: ['a', 'b'] });
  for (const slug of ['acme', 'other'])
    await importTenantFolder(world.db, join(root, slug), { mode: 'seed', files, log, clock: () => world.now });
  await saveContentClient(world.db, { app: 'acme', name: 'reader', secret: 'reader-secret', permissions: roles.Reader });
  world.app = fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
  await world.app.register(contentRoutes, {
    db: world.db,
    files,
    log,
    portal: { client: 'portal', secret: 'portal-secret' },
    origin: 'http://localhost',
    clock: () => world.now,
  });
  world.token = await tokenOf('acme:portal', 'portal-secret');
}

export async function closeWorld(): Promise<void> {
  await world.app.close();
  await world.db.close();
  rmSync(root, { recursive: true });
}

export const ask = (form: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: '/identity-server/connect/token',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
export const tokenOf = async (id: string, secret: string) =>
  (await ask({ grant_type: 'client_credentials', client_id: id, client_secret: secret, scope: 'squidex-api' })).json<{
    access_token: string;
  }>().access_token;
export const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { authorization: `Bearer ${world.token}`, ...headers } });
export const slugs = async (query: string, headers?: Record<string, string>) => {
  const answer = await get(`/api/content/acme/public-page?${query}`, headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ items: { data: ContentData }[] }>().items.map(({ data }) => data['slug']?.['iv']);
};
export const where = (filter: string) => slugs(`$orderby=data/order/iv&$filter=${encodeURIComponent(filter)}`);
