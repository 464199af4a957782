import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentData } from '../../../platform/db/index.ts';
import { storeItem } from '../write/store-item.ts';
import { closeWorld, get, openWorld, slugs, where, world } from './content-routes.fixture.ts';

beforeAll(() => openWorld());
afterAll(closeWorld);

test('[API-CONTENT-1] one page by slug, and pages by order', async () => {
  expect(await where("data/slug/iv eq 'our_case'")).toEqual(['our_case']);
  expect(await slugs('$orderby=data/order/iv%20asc')).toEqual(['faqs', 'our_case', 'contact']);
  expect(await slugs('%24orderby=data/order/iv desc&%24top=2&%24skip=1')).toEqual(['our_case', 'faqs']);
  const list = (await get('/api/content/acme/public-page?$top=1&$filter=data/order/iv gt 1')).json();
  expect(list).toMatchObject({
    total: 2,
    statuses: [{ status: 'Archived' }, { status: 'Draft' }, { status: 'Published' }],
    _links: { self: { method: 'GET' } },
  });
});

test.each([
  ["contains(data/slug/iv,'FAQ')", ['faqs']],
  ["startswith(data/slug/iv,'our') or endswith(data/slug/iv,'act')", ['our_case', 'contact']],
  ["not (data/slug/iv eq 'faqs')", ['our_case', 'contact']],
  ["data/slug/iv ne 'faqs' and data/order/iv lt 3", ['our_case']],
  ["data/slug/iv in ('faqs','contact')", ['faqs', 'contact']],
  ["matchs(data/slug/iv,'/^F.*S$/i')", ['faqs']],
  ["toupper(data/slug/iv) eq 'FAQS'", ['faqs']],
  ['exists(data/showInMenu/iv)', []],
  ['empty(data/showInMenu/iv) eq false', []],
  ['data/showInMenu/iv eq null and data/order/iv ge 2', ['our_case', 'contact']],
  ["status eq 'Published' and version ge 1 and created ge 2025-12-31", ['faqs', 'our_case', 'contact']],
  ['created gt 2026-06-01T00:00:00Z', []],
  ["data/title/iv/en eq 'The faqs'", ['faqs']],
  ["data/slug/iv eq 'it''s'", []],
])('filter %s', async (filter, expected) => {
  expect(await where(filter)).toEqual(expected);
});

test('a list matches by any of its elements, and a dash is written as an underscore', async () => {
  const found = async (filter: string) =>
    (await get(`/api/content/acme/configuration?$filter=${encodeURIComponent(filter)}`)).json<{ total: number }>().total;
  expect(
    await Promise.all([
      found("data/tags/iv eq 'b'"),
      found("data/tags/iv eq 'c'"),
      found("data/page_title/iv eq 'Done'"),
      found("contains(data/tags/iv,'A')"),
    ]),
  ).toEqual([1, 0, 1, 1]);
});

test.each([
  "data/nothing/iv eq 'x'",
  "title eq 'x'",
  'data/slug/iv eq',
  'length(data/slug/iv) gt 2',
  "data/slug/iv eq 'x' and",
  'any(data/slug/iv)',
  "matchs(data/slug/iv,'(')",
  'created gt 5',
  '((((',
  "data/slug/iv like 'x'",
])('400 for the filter %s', async (filter) => {
  const answer = await get(`/api/content/acme/public-page?$filter=${encodeURIComponent(filter)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ details: string[] }>()).toMatchObject({ message: 'Validation error', details: [expect.any(String)] });
});

test('search, JSON query, POST query and ids', async () => {
  expect(await slugs('$search="o\'brien" contact')).toEqual(['contact']);
  const query = {
    filter: { and: [{ path: 'data.slug.iv', op: 'contains', value: 'a' }, { not: { path: 'data.order.iv', op: 'eq', value: 3 } }] },
    sort: [{ path: 'data.order.iv', order: 'descending' }],
    take: 5,
  };
  expect(await slugs(`q=${encodeURIComponent(JSON.stringify(query))}`)).toEqual(['our_case', 'faqs']);
  const post = async (payload: object) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/api/content/acme/public-page/query',
        headers: { authorization: `Bearer ${world.token}` },
        payload,
      })
    ).json<{ items: { id: string; data: ContentData }[] }>().items;
  expect((await post({ q: query })).length).toBe(2);
  const [first] = await post({ oData: "$filter=data/slug/iv eq 'faqs'&$top=5" });
  expect(first?.data['slug']).toEqual({ iv: 'faqs' });
  expect(await post({ ids: [first?.id] })).toHaveLength(1);
  expect((await get(`/api/content/acme?ids=${first?.id}`)).json()).toMatchObject({ total: 1 });
});

test('flattened data is the bare file; X-Fields narrows it', async () => {
  const [item] = (
    await get("/api/content/acme/public-page?$filter=data/slug/iv eq 'faqs'", { 'x-flatten': '1', 'x-fields': 'slug,title' })
  ).json<{ items: { data: unknown }[] }>().items;
  expect(item?.data).toEqual({ slug: 'faqs', title: { en: 'The faqs', cy: 'Y faqs' } });
});

test('languages: fallback to the master, one code flattens, unknown codes give the master', async () => {
  await storeItem(world.db.kysely, {
    tenant: 'acme',
    id: 'words',
    schema: 'configuration',
    status: 'Published',
    data: { slug: { iv: 'words' }, text: { en: 'Hello' }, note: { en: 'A', cy: 'B' } },
    version: 0,
    at: new Date(world.now),
    by: 'test',
  });
  const data = async (headers: Record<string, string>) =>
    (await get('/api/content/acme/configuration/words', headers)).json<{ data: unknown }>().data;
  expect(await data({})).toMatchObject({ text: { en: 'Hello', cy: 'Hello' }, note: { en: 'A', cy: 'B' } });
  expect(await data({ 'x-languages': 'cy', 'x-flatten': '1' })).toEqual({ slug: 'words', text: 'Hello', note: 'B' });
  expect(await data({ 'x-languages': 'de', 'x-flatten': '1' })).toMatchObject({ note: 'A' });
  expect(await data({ 'x-noresolvelanguages': '1', 'x-languages': 'cy' })).toMatchObject({ text: {}, note: { cy: 'B' } });
});

test('[PAGE-14] drafts are seen with X-Unpublished of any value, and never without', async () => {
  const data = { slug: { iv: 'hello' }, title: { iv: 'Public' } };
  await storeItem(world.db.kysely, {
    tenant: 'acme',
    id: 'with-draft',
    schema: 'secured-page',
    status: 'Published',
    data,
    newStatus: 'Draft',
    newData: { ...data, title: { iv: 'Next' } },
    version: 2,
    at: new Date(world.now),
    by: 'test',
  });
  await storeItem(world.db.kysely, {
    tenant: 'acme',
    id: 'only-draft',
    schema: 'secured-page',
    status: 'Draft',
    data,
    version: 0,
    at: new Date(world.now),
    by: 'test',
  });
  const list = async (headers: Record<string, string>) =>
    (await get('/api/content/acme/secured-page', headers)).json<{ items: Record<string, unknown>[] }>().items;
  const plain = await list({});
  expect(plain).toMatchObject([{ id: 'with-draft', data: { title: { iv: 'Public' } }, status: 'Published' }]);
  expect(plain[0]).not.toHaveProperty('newStatus');
  expect((await list({ 'x-unpublished': 'false' })).find(({ id }) => id === 'with-draft')).toMatchObject({
    newStatus: 'Draft',
    data: { title: { iv: 'Next' } },
  });
  expect(await list({ 'x-unpublished': '0' })).toHaveLength(2);
  expect((await get('/api/content/acme/secured-page/only-draft')).statusCode).toBe(404);
});

test('an answer has a tag over content and headers; 304 when it is known; the total can be left out', async () => {
  const first = await get('/api/content/acme/public-page');
  const tag = String(first.headers['etag']);
  expect(first.headers['vary']).toContain('X-Flatten');
  expect((await get('/api/content/acme/public-page', { 'if-none-match': tag })).statusCode).toBe(304);
  expect((await get('/api/content/acme/public-page', { 'if-none-match': tag, 'x-flatten': '1' })).statusCode).toBe(200);
  expect((await get('/api/content/acme/public-page', { 'x-nototal': '1' })).json()).toMatchObject({ total: -1 });
});

test('[PAGE-20] languages of the app, master first; schemas and singleton', async () => {
  expect((await get('/api/apps/acme/languages')).json()).toMatchObject({
    items: [
      { iso2Code: 'en', isMaster: true },
      { iso2Code: 'cy', isMaster: false },
    ],
  });
  expect((await get('/api/apps/acme/schemas')).json<{ items: { name: string }[] }>().items.map(({ name }) => name)).toContain(
    'public-page',
  );
  expect((await get('/api/content/acme/tenant/_schemaId_', { 'x-flatten': '1' })).json()).toMatchObject({ data: { slug: 'acme' } });
});

test('[API-CONTENT-2] an asset by slug: tag, policy, ranges, download, cache', async () => {
  const url = '/api/assets/acme/logo.svg';
  const whole = await world.app.inject(url);
  expect([
    whole.statusCode,
    whole.headers['content-type'],
    whole.headers['x-content-type-options'],
    whole.headers['cache-control'],
  ]).toEqual([200, 'image/svg+xml', 'nosniff', 'no-cache']);
  expect(whole.headers['content-security-policy']).toContain("script-src 'none'");
  expect((await world.app.inject({ url, headers: { 'if-none-match': String(whole.headers['etag']) } })).statusCode).toBe(304);
  const part = await world.app.inject({ url, headers: { range: 'bytes=0-3' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '<svg', 'bytes 0-3/41']);
  const beyond = await world.app.inject({ url, headers: { range: 'bytes=99-' } });
  expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([416, 'no-store']);
  const rest = async (begun: string) => (await world.app.inject({ url, headers: { range: 'bytes=4-', 'if-range': begun } })).statusCode;
  expect(await rest(String(whole.headers['last-modified'])), 'the rest of the same version').toBe(206);
  for (const other of [new Date(0).toUTCString(), '"another"', String(whole.headers['etag'])]) expect(await rest(other), other).toBe(200);
  expect((await world.app.inject(`${url}?download=1&cache=60`)).headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'cache-control': 'public,max-age=60',
  });
  expect([
    (await world.app.inject('/api/assets/other/logo.svg')).statusCode,
    (await world.app.inject('/api/assets/acme/..%2Fsecrets.json')).statusCode,
  ]).toEqual([404, 404]);
});
