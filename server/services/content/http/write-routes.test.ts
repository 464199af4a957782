import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { raiseRevision } from '../index.ts';
import { openAssetFiles, roles, saveContentClient } from '../index.ts';
import { contentRoutes } from './content-routes.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const root = mkdtempSync(join(tmpdir(), 'portico-write-'));
const base = '/api/content/acme/public-page';
let db: Database;
let app: FastifyInstance;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  db = await openMemoryDatabase();
  await raiseRevision(db.kysely, 'acme');
  app = fastify();
  await app.register(contentRoutes, {
    db,
    files: openAssetFiles(root),
    log,
    portal: { client: 'portal', secret: 'portal-secret' },
    origin: 'http://localhost',
  });
  for (const [name, permissions] of Object.entries({ editor: roles.Editor, reader: roles.Reader })) {
    await saveContentClient(db, { app: 'acme', name, secret: name, permissions });
    const answer = await app.inject({
      method: 'POST',
      url: '/identity-server/connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=client_credentials&client_id=acme:${name}&client_secret=${name}`,
    });
    tokens[name] = answer.json<{ access_token: string }>().access_token;
  }
});
afterAll(async () => {
  await app.close();
  await db.close();
  rmSync(root, { recursive: true });
});

const call = (
  method: InjectOptions['method'] & string,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  who = 'editor',
) =>
  app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${tokens[who]}`, ...headers },
    ...(payload && { payload }),
  });
const page = (slug: string, title = 'Title') => ({ slug: { iv: slug }, title: { iv: title }, component: { iv: [] } });
const create = async (slug: string, query = '?publish=true') =>
  (await call('POST', `${base}${query}`, page(slug))).json<{ id: string; version: number; status: string }>();
const titleSeen = async (id: string) => (await call('GET', `${base}/${id}`)).json<{ data?: { title: { iv: string } } }>().data?.title.iv;

test('create: 201 with location and tag; a draft is version 0, published at once version 1', async () => {
  const answer = await call('POST', `${base}?publish=true&id=mine`, page('mine'));
  expect([answer.statusCode, answer.headers['location'], answer.headers['etag']]).toEqual([201, `${base}/mine`, 'W/"1"']);
  expect(answer.json()).toMatchObject({ id: 'mine', status: 'Published', version: 1, createdBy: 'client:acme:editor' });
  expect(await create('quiet', '')).toMatchObject({ status: 'Draft', version: 0 });
  expect((await call('POST', `${base}?id=mine`, page('mine'))).json()).toMatchObject({
    statusCode: 409,
    errorCode: 'OBJECT_CONFLICT',
    message: 'Entity (mine) already exists.',
  });
});

test('a write that is not valid lists everything that is wrong and leaves no trace', async () => {
  const answer = await call('POST', `${base}?publish=true&id=bad`, { slug: { iv: 'bad' }, nothing: { iv: 1 }, title: { en: 'x' } });
  expect(answer.json()).toMatchObject({ message: 'Validation error', statusCode: 400 });
  expect(answer.json<{ details: string[] }>().details).toEqual(
    expect.arrayContaining(['nothing: Not a known field.', 'title.en: Not a known invariant value.', 'component.iv: Field is required.']),
  );
  const wrongSlug = await call('POST', `${base}?publish=true&id=bad`, page('Not A Slug'));
  expect(wrongSlug.json<{ details: string[] }>().details[0]).toMatch(/^slug\.iv: "slug" must be small letters/);
  expect((await call('GET', `${base}/bad`)).statusCode).toBe(404);
});

test('a published item with a draft: readers keep the published text until the draft is published', async () => {
  const { id } = await create('drafted');
  await call('POST', `${base}/${id}/draft`);
  const changed = await call('PUT', `${base}/${id}`, page('drafted', 'Next'));
  expect(changed.json()).toMatchObject({ status: 'Published', newStatus: 'Draft', data: { title: { iv: 'Next' } } });
  expect(await titleSeen(id)).toBe('Title');
  await call('PUT', `${base}/${id}/status`, { status: 'Published' });
  expect(await titleSeen(id)).toBe('Next');
  expect((await call('DELETE', `${base}/${id}/draft`)).json()).toMatchObject({ statusCode: 400, message: 'There is nothing to delete.' });
});

test('patch merges per field; upsert makes or changes; an older version can be read', async () => {
  const { id } = await create('patched');
  await call('PATCH', `${base}/${id}`, { title: { iv: 'Patched' } });
  expect((await call('GET', `${base}/${id}`)).json()).toMatchObject({
    version: 2,
    data: { slug: { iv: 'patched' }, title: { iv: 'Patched' } },
  });
  expect((await call('GET', `${base}/${id}?version=1`)).json()).toMatchObject({ version: 1, data: { title: { iv: 'Title' } } });
  await call('POST', `${base}/fresh?publish=true`, page('fresh'));
  await call('POST', `${base}/fresh?publish=true`, page('fresh', 'Again'));
  expect(await titleSeen('fresh')).toBe('Again');
});

test('If-Match: the loser of two writers is answered the version', async () => {
  const { id } = await create('raced');
  const put = (title: string) => call('PUT', `${base}/${id}`, page('raced', title), { 'if-match': '"1"' });
  expect((await put('First')).statusCode).toBe(200);
  expect((await put('Second')).json()).toMatchObject({
    statusCode: 412,
    errorCode: 'OBJECT_VERSION_CONFLICT',
    message: `Entity (${id}) requested version 1, but found 2.`,
  });
});

test('an illegal status change, and what a deleted item answers', async () => {
  const { id } = await create('deleted');
  await call('PUT', `${base}/${id}/status`, { status: 'Archived' });
  expect((await call('PUT', `${base}/${id}/status`, { status: 'Published' })).json()).toMatchObject({
    statusCode: 400,
    details: ['Cannot change status from Archived to Published.'],
  });
  expect((await call('DELETE', `${base}/${id}`)).statusCode).toBe(204);
  expect((await call('PUT', `${base}/${id}`, page('deleted'))).json()).toMatchObject({ statusCode: 410, errorCode: 'OBJECT_DELETED' });
  expect((await call('GET', `${base}/${id}`, undefined, { 'x-unpublished': '1' })).json()).toMatchObject({ isDeleted: true });
});

test('a reader may not write, and every write raises the revision', async () => {
  const revision = async () =>
    (await db.kysely.selectFrom('tenant').select('revision').where('tenant_id', '=', 'acme').executeTakeFirstOrThrow()).revision;
  const before = await revision();
  const refused = await Promise.all([
    call('POST', base, page('x'), {}, 'reader'),
    call('PUT', `${base}/mine`, page('x'), {}, 'reader'),
    call('DELETE', `${base}/mine`, undefined, {}, 'reader'),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await revision()).toBe(before);
  await create('raised');
  expect(await revision()).toBe(before + 1);
});

test('bulk: each job answers for itself', async () => {
  const answer = await call('POST', `${base}/bulk`, {
    publish: true,
    jobs: [
      { type: 'Upsert', id: 'bulk-1', data: page('bulk-1') },
      { type: 'Create', data: { nothing: { iv: 1 } } },
      { query: { filter: { path: 'data.slug.iv', op: 'eq', value: 'bulk-1' } }, data: page('bulk-1', 'By query') },
      { type: 'Delete', id: 'none' },
    ],
  });
  expect(answer.json()).toMatchObject([
    { jobIndex: 0, contentId: 'bulk-1' },
    { jobIndex: 1, error: { statusCode: 400 } },
    { jobIndex: 2, contentId: 'bulk-1' },
    { jobIndex: 3, error: { statusCode: 404 } },
  ]);
  expect(await titleSeen('bulk-1')).toBe('By query');
});

const forms = '/api/content/acme/submission-form';
const form = (elements: unknown) => ({ slug: { iv: 'claim' }, name: { iv: 'Claim' }, surveyDefinition: { iv: { pages: [{ elements }] } } });
const good = form([{ type: 'text', name: 'who' }]);
const broken = form([{ type: 'text', name: '__proto__' }, null]);
const where = [
  'surveyDefinition.iv.pages[0].elements[0].name: "__proto__" cannot be the name of a question.',
  'surveyDefinition.iv.pages[0].elements[1]: A list of a form cannot hold null.',
];

test.each<[string, InjectOptions['method'] & string, string, object]>([
  ['made', 'POST', '?publish=true', broken],
  ['made as a draft', 'POST', '', broken],
  ['put in its place', 'PUT', '/claim', broken],
  ['patched in', 'PATCH', '/claim', { surveyDefinition: broken.surveyDefinition }],
  ['upserted', 'POST', '/claim?publish=true', broken],
])('a form that cannot be loaded is refused with its places when it is %s, and the last good one stays', async (_, method, url, body) => {
  await call('POST', `${forms}/claim?publish=true`, good);
  const answer = await call(method, forms + url, body);
  expect(answer.json()).toMatchObject({ statusCode: 400, message: 'Validation error', details: where });
  expect((await call('GET', `${forms}/claim`)).json()).toMatchObject({ status: 'Published', data: good });
});

const hanging = form([{ type: 'text', name: 'plate', validators: [{ type: 'regex', regex: '^(a+)+$' }] }]);
const hangs =
  /^surveyDefinition\.iv\.pages\[0\]\.elements\[0\]\.validators\[0\]\.regex: The pattern \^\(a\+\)\+\$ of the question "plate" took more than/;

test('[SEC-30] a form whose pattern could hang is refused by every call that writes or publishes one, and the last good one stays', async () => {
  await call('POST', `${forms}/claim?publish=true`, good);
  const answers = await Promise.all([
    call('POST', forms, hanging),
    call('PUT', `${forms}/claim`, hanging),
    call('PATCH', `${forms}/claim`, { surveyDefinition: hanging.surveyDefinition }),
    call('POST', `${forms}/claim?publish=true`, hanging),
  ]);
  for (const answer of answers) expect(answer.json()).toMatchObject({ statusCode: 400, details: [expect.stringMatching(hangs)] });
  const bulk = await call('POST', `${forms}/bulk`, { jobs: [{ type: 'Update', id: 'claim', data: hanging }] });
  expect(bulk.json()).toMatchObject([{ error: { statusCode: 400, details: [expect.stringMatching(hangs)] } }]);
  await call('POST', `${forms}/claim/draft`);
  await db.kysely
    .updateTable('content_item')
    .set({ new_data: JSON.stringify(hanging) })
    .where('id', '=', 'claim')
    .execute();
  expect((await call('PUT', `${forms}/claim/status`, { status: 'Published' })).statusCode).toBe(400);
  expect((await call('GET', `${forms}/claim`)).json()).toMatchObject({ status: 'Published', data: good });
}, 30_000);

test('[SEC-30] while the patterns of a form are tried, others write; a change of the item meanwhile is not lost', async () => {
  await call('POST', `${forms}/claim?publish=true`, good);
  const slow = Array.from({ length: 5 }, (_, at) => ({
    type: 'text',
    name: `q${at}`,
    validators: [{ type: 'regex', regex: `^(b{${at + 1}}|b+)+$` }],
  }));
  const ended: string[] = [];
  const put = async (name: string, body: object) => {
    const answer = await call('PUT', `${forms}/claim`, body);
    ended.push(name);
    return answer;
  };
  const [tried, written] = await Promise.all([put('tried', form(slow)), put('written', good)]);
  expect([tried.statusCode, written.statusCode, ended]).toEqual([400, 200, ['written', 'tried']]);
  const quick = (name: string) => form([{ type: 'text', name, validators: [{ type: 'regex', regex: `^${name}$` }] }]);
  const both = await Promise.all([put('a', quick('a')), put('b', quick('b'))]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await call('GET', `${forms}/claim`)).json()).toMatchObject({ version: written.json<{ version: number }>().version + 2 });
}, 30_000);

test('a bulk job with such a form answers so for itself, and a form without a definition is refused, too', async () => {
  const answer = await call('POST', `${forms}/bulk`, {
    jobs: [
      { type: 'Create', data: broken },
      { type: 'Create', data: { slug: { iv: 'bare' } } },
    ],
  });
  expect(answer.json()).toMatchObject([
    { jobIndex: 0, error: { statusCode: 400, details: where } },
    { jobIndex: 1, error: { statusCode: 400, details: ['name.iv: Field is required.', 'surveyDefinition.iv: Field is required.'] } },
  ]);
});

test('a draft from before forms were validated is validated when it is published', async () => {
  await call('POST', `${forms}/claim?publish=true`, good);
  await call('POST', `${forms}/claim/draft`);
  await db.kysely
    .updateTable('content_item')
    .set({ new_data: JSON.stringify(broken) })
    .where('id', '=', 'claim')
    .execute();
  const answer = await call('PUT', `${forms}/claim/status`, { status: 'Published' });
  expect(answer.json()).toMatchObject({ statusCode: 400, details: where });
  expect((await call('GET', `${forms}/claim`)).json()).toMatchObject({ data: good });
});

test.each([
  ['jobs[0]: Must be an object.', null],
  ['jobs[0]: Must be an object.', 'Delete'],
  ['jobs[0]: Must be an object.', []],
  ['jobs[0].type: Must be a string.', { type: 7 }],
  ['jobs[0].id: Must be a string.', { type: 'Delete', id: { a: 1 } }],
  ['jobs[0].status: Must be a string.', { type: 'ChangeStatus', id: 'x', status: ['Published'] }],
  ['jobs[0].schema: Must be a string.', { type: 'Delete', id: 'x', schema: {} }],
  ['jobs[0].expectedVersion: Must be a whole number.', { type: 'Delete', id: 'x', expectedVersion: '1' }],
  ['jobs[0].permanent: Must be true or false.', { type: 'Delete', id: 'x', permanent: 'no' }],
])('a bulk job of another shape is 400 with its place, and none of the jobs runs: %s', async (detail, job) => {
  const { id } = await create('bulk-untouched');
  for (const url of [`${base}/bulk`, '/api/content/acme/bulk']) {
    const answer = await call('POST', url, { jobs: [job, { type: 'Delete', schema: 'public-page', id }] });
    expect(answer.json()).toMatchObject({ statusCode: 400, details: [detail] });
  }
  expect(await titleSeen(id)).toBe('Title');
});

test('null in a bulk job counts as absent, and what makes no sense is a fault of that job alone', async () => {
  const jobs = [
    { type: null, id: null, status: null, data: page('bulk-null') },
    { type: 'Upsert', data: 'text' },
    { type: 'Delete', query: 'text' },
    { type: 'Update', id: 'x' },
    { type: 'Dance', id: 'x' },
    { type: 'Upsert', id: 'bulk-1', status: 'constructor', data: page('bulk-1') },
  ];
  const answer = await call('POST', `${base}/bulk`, { jobs, publish: true });
  expect(answer.json()).toMatchObject([
    { jobIndex: 0, contentId: expect.any(String) as string },
    ...Array(5).fill({ error: { statusCode: 400 } }),
  ]);
});
