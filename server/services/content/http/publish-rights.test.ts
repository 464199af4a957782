import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { schemaId } from '../model/content-model.ts';
import { raiseRevision } from '../index.ts';
import { openAssetFiles, roles, saveContentClient } from '../index.ts';
import { contentRoutes } from './content-routes.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const root = mkdtempSync(join(tmpdir(), 'portico-rights-'));
const writing = ['read', 'create', 'update', 'upsert', 'version', 'delete'].map((right) => `contents.*.${right}`);
const clients = {
  publisher: roles.Editor,
  /** May do everything but change a status. */
  writer: writing,
  /** May also change the status of what it created. */
  owner: [...writing, 'contents.*.changestatus.own'],
};
type ClientName = keyof typeof clients;
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openMemoryDatabase();
  await raiseRevision(db.kysely, 'acme');
  app = fastify();
  const portal = { client: 'portal', secret: 'portal-secret' };
  await app.register(contentRoutes, { db, files: openAssetFiles(root), log, portal, origin: 'http://localhost' });
  for (const [name, permissions] of Object.entries(clients))
    await saveContentClient(db, { app: 'acme', name, secret: `${name}-key`, permissions });
});
afterAll(async () => {
  await app.close();
  await db.close();
  rmSync(root, { recursive: true });
});

const call = (who: ClientName, method: InjectOptions['method'] & string, path: string, payload?: object) =>
  app.inject({
    method: method as 'GET',
    url: `/api/content/acme/${path}`,
    headers: { 'x-apikey': `acme:${who}-key` },
    ...(payload && { payload }),
  });
const page = (slug: string, title: string) => ({ slug: { iv: slug }, title: { iv: title }, component: { iv: [] } });
const scheme = { brand: '#1b4d3e' };
const theme = (corners: string) => ({
  light: { iv: scheme },
  dark: { iv: { brand: '#a0e0c0' } },
  typeface: { iv: { body: 'serif', heading: 'serif' } },
  corners: { iv: corners },
});
/** What everybody sees: the published items of every author. */
const live = async () => {
  const rows = await db.kysely.selectFrom('content_item').select(['id', 'status', 'data', 'is_deleted']).orderBy('id').execute();
  return rows.filter((row) => row.status === 'Published' && !row.is_deleted).map(({ id, data }) => ({ id, data }));
};

beforeEach(async () => {
  await db.kysely.deleteFrom('content_version').execute();
  await db.kysely.deleteFrom('content_item').execute();
  await call('publisher', 'POST', 'public-page?publish=true&id=live', page('live', 'Live'));
  await call('publisher', 'POST', 'public-page?publish=true&id=drafted', page('drafted', 'Drafted'));
  await call('publisher', 'POST', 'public-page/drafted/draft');
  await call('publisher', 'POST', 'public-page?id=hidden', page('hidden', 'Hidden'));
  await call('publisher', 'POST', 'theme/_schemaId_?publish=true', theme('soft'));
  await call('publisher', 'POST', `theme/_schemaId_/draft`);
  expect(await live()).toHaveLength(3);
});

const title = { title: { iv: 'Changed' } };
const bulk = (schema: string, job: object, publish = false) => ['POST', `${schema}/bulk`, { publish, jobs: [job] }] as const;
const themeId = schemaId('acme', 'theme');

/** Every write that would change what is live, if the caller may publish. */
const writes: Readonly<Record<string, readonly (readonly [InjectOptions['method'] & string, string, object?])[]>> = {
  'create and publish': [['POST', 'public-page?publish=true', page('new', 'New')]],
  'create with a status': [['POST', 'public-page?status=Published', page('new', 'New')]],
  'upsert a new item, published': [['POST', 'public-page/new?publish=true', page('new', 'New')]],
  'upsert a draft, published': [['POST', 'public-page/hidden?publish=true', page('hidden', 'Changed')]],
  'upsert a published item': [['POST', 'public-page/live', page('live', 'Changed')]],
  'upsert a published item, published': [['POST', 'public-page/live?publish=true', page('live', 'Changed')]],
  'upsert away': [['POST', 'public-page/live?status=Draft', page('live', 'Changed')]],
  'upsert as a patch': [['POST', 'public-page/live?patch=true', title]],
  put: [['PUT', 'public-page/live', page('live', 'Changed')]],
  patch: [['PATCH', 'public-page/live', title]],
  'publish a draft': [['PUT', 'public-page/hidden/status', { status: 'Published' }]],
  'publish a new version': [
    ['PUT', 'public-page/drafted', page('drafted', 'Changed')],
    ['PUT', 'public-page/drafted/status', { status: 'Published' }],
  ],
  'unpublish to draft': [['PUT', 'public-page/live/status', { status: 'Draft' }]],
  archive: [['PUT', 'public-page/live/status', { status: 'Archived' }]],
  delete: [['DELETE', 'public-page/live']],
  'delete for good': [['DELETE', 'public-page/live?permanent=true']],
  'bulk create': [bulk('public-page', { type: 'Create', data: page('new', 'New') }, true)],
  'bulk create with a status': [bulk('public-page', { type: 'Create', data: page('new', 'New'), status: 'Published' })],
  'bulk upsert': [bulk('public-page', { id: 'live', data: page('live', 'Changed') })],
  'bulk upsert, published': [bulk('public-page', { id: 'hidden', data: page('hidden', 'Changed') }, true)],
  'bulk update': [bulk('public-page', { type: 'Update', id: 'live', data: page('live', 'Changed') })],
  'bulk patch': [bulk('public-page', { type: 'Patch', id: 'live', data: title })],
  'bulk status': [bulk('public-page', { type: 'ChangeStatus', id: 'live', status: 'Archived' })],
  'bulk delete': [bulk('public-page', { type: 'Delete', id: 'live' })],
  'bulk across schemas': [
    ['POST', 'bulk', { jobs: [{ type: 'Update', schema: 'public-page', id: 'live', data: page('live', 'Changed') }] }],
  ],
  'publish the draft of a singleton': [
    ['PUT', 'theme/_schemaId_', theme('round')],
    ['PUT', 'theme/_schemaId_/status', { status: 'Published' }],
  ],
  'publish the draft of a singleton in bulk': [
    ['PUT', 'theme/_schemaId_', theme('round')],
    bulk('theme', { type: 'ChangeStatus', id: themeId, status: 'Published' }),
  ],
  'upsert a singleton, published': [['POST', 'theme/_schemaId_?publish=true', theme('round')]],
};

test.each(Object.entries(writes))('[API-CONTENT-1] what is live changes only for who may publish: %s', async (_, calls) => {
  const before = await live();
  const answers = [];
  for (const [method, path, body] of calls) answers.push(await call('writer', method, path, body));
  expect(await live()).toEqual(before);
  const { statusCode, body } = answers.at(-1) as (typeof answers)[number];
  if (statusCode >= 400 || body.includes('"error"')) expect(body).toContain('Forbidden');
  else expect(JSON.stringify(answers.at(-1)?.json())).toMatch(/"newStatus":"Draft"|"contentId"/);

  await call('publisher', 'DELETE', 'public-page/live/draft');
  for (const [method, path, payload] of calls) expect((await call('publisher', method, path, payload)).statusCode).toBeLessThan(300);
  expect(await live()).not.toEqual(before);
});

test('a change by who may not publish becomes a new version; the next change goes on with it', async () => {
  const first = await call('writer', 'PUT', 'public-page/live', page('live', 'First'));
  expect(first.json()).toMatchObject({ status: 'Published', newStatus: 'Draft', data: { title: { iv: 'First' } } });
  expect((await call('writer', 'PATCH', 'public-page/live', { pageTitle: { iv: 'Second' } })).json()).toMatchObject({
    newStatus: 'Draft',
    data: { title: { iv: 'First' }, pageTitle: { iv: 'Second' } },
  });
  await call('publisher', 'PUT', 'public-page/live/status', { status: 'Published' });
  expect((await live()).find(({ id }) => id === 'live')?.data).toMatchObject({ title: { iv: 'First' }, pageTitle: { iv: 'Second' } });
});

test('the right to change the status of own items is enough for them, and for them alone', async () => {
  expect((await call('owner', 'POST', 'public-page?publish=true&id=own', page('own', 'Own'))).statusCode).toBe(201);
  expect((await call('owner', 'PUT', 'public-page/own', page('own', 'Changed'))).json()).toMatchObject({ status: 'Published' });
  expect((await live()).find(({ id }) => id === 'own')?.data).toMatchObject({ title: { iv: 'Changed' } });
  expect((await call('owner', 'DELETE', 'public-page/own')).statusCode).toBe(204);
  expect((await call('owner', 'DELETE', 'public-page/live')).statusCode).toBe(403);
  expect((await call('owner', 'PUT', 'public-page/hidden/status', { status: 'Published' })).statusCode).toBe(403);
});

test.each(['Draft', 'Archived'])('a singleton is never %s: no route takes it away', async (status) => {
  const refused = { statusCode: 400, message: 'Singleton content cannot be updated.' };
  const before = await live();
  await call('publisher', 'DELETE', 'theme/_schemaId_/draft');
  expect((await call('publisher', 'PUT', 'theme/_schemaId_/status', { status })).json()).toMatchObject(refused);
  expect((await call('publisher', ...bulk('theme', { type: 'ChangeStatus', id: themeId, status }))).json()).toMatchObject([
    { error: refused },
  ]);
  expect((await call('publisher', 'POST', `theme/_schemaId_?status=${status}`, theme('soft'))).json()).toMatchObject(refused);
  expect(await live()).toEqual(before);
});

test('an upsert asks for its own right, and for that of what it does', async () => {
  await saveContentClient(db, { app: 'acme', name: 'writer', secret: 'writer-key', permissions: ['contents.*.upsert'] });
  expect((await call('writer', 'POST', 'public-page/hidden', page('hidden', 'x'))).statusCode).toBe(403);
  await saveContentClient(db, { app: 'acme', name: 'writer', secret: 'writer-key', permissions: ['contents.*.update'] });
  expect((await call('writer', 'POST', 'public-page/hidden', page('hidden', 'x'))).statusCode).toBe(403);
  expect((await call('writer', ...bulk('public-page', { id: 'hidden', data: page('hidden', 'x') }))).json()).toMatchObject([
    { error: { statusCode: 403 } },
  ]);
  await saveContentClient(db, { app: 'acme', name: 'writer', secret: 'writer-key', permissions: clients.writer });
  expect((await call('writer', 'POST', 'public-page/hidden', page('hidden', 'x'))).statusCode).toBe(200);
});
