import { SquidexBadRequestError, SquidexClient, SquidexForbiddenError, SquidexNotFoundError, type ContentsDto } from '@squidex/squidex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from './running-portal.fixture.ts';

let portal: Portal;
let app: string;
let reader: SquidexClient;
let owner: SquidexClient;
let editor: SquidexClient;
let tokensAsked = 0;

const counting: typeof fetch = (input, init) => {
  if (String(input).includes('/connect/token')) tokensAsked += 1;
  return fetch(input, init);
};
const clientOf = async (role: Parameters<Portal['contentClient']>[1]): Promise<SquidexClient> => {
  const { name, secret } = await portal.contentClient(app, role);
  return new SquidexClient({ appName: app, clientId: `${app}:${name}`, clientSecret: secret, url: portal.url, fetcher: counting });
};

/** Six items to ask for: five published, one a draft. */
const colours = [
  { slug: 'red', order: 3, name: 'Red wine', hex: '#7b1e3a', tags: ['warm', 'dark'], 'in-use': true },
  { slug: 'blue', order: 1, name: "Sailor's blue", hex: '#123a6b', tags: ['cold', 'dark'], 'in-use': true },
  { slug: 'green', order: 2, name: 'GREEN leaf', hex: '#2d7d46', tags: [], 'in-use': false },
  { slug: 'white', order: 10, name: 'White', hex: null, tags: ['cold'], 'in-use': true },
  { slug: 'black', order: 5, name: 'Black', tags: ['dark'], 'in-use': false },
] as const;
const dataOf = (item: object) => Object.fromEntries(Object.entries(item).map(([field, value]) => [field, { iv: value as unknown }]));

beforeAll(async () => {
  portal = await openPortal();
  app = portal.here.slug;
  [reader, owner, editor] = [await clientOf('Reader'), await clientOf('Owner'), await clientOf('Editor')];
  const jobs = colours.map((colour) => ({ id: `colour-${colour.slug}`, data: dataOf({ group: 'colours', ...colour }) }));
  await editor.contents.bulkUpdateContents('configuration', { publish: true, jobs });
  await editor.contents.postContent('configuration', dataOf({ group: 'colours', slug: 'grey', order: 4, name: 'Grey' }), {
    id: 'colour-grey',
  });
});
afterAll(() => portal.close());

const slugsIn = ({ items }: ContentsDto): unknown[] =>
  items.map(({ data }) => ((data as Record<string, { iv: unknown }>)['slug'] ?? {}).iv);
const own = "data/group/iv eq 'colours'";
const byFilter = async ($filter: string) =>
  slugsIn(await reader.contents.getContents('configuration', { $filter: `${own} and (${$filter})`, $orderby: 'data/slug/iv' }));

describe('@squidex/squidex, reading', () => {
  test('[API-CONTENT-2] one token serves every call of a client; wrong secrets and unknown apps are distinguished', async () => {
    const before = tokensAsked;
    const fresh = await clientOf('Reader');
    for (let turn = 0; turn < 3; turn++) await fresh.contents.getContents('public-page');
    expect(tokensAsked - before).toBe(1);
    expect(await fresh.getToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const wrong = new SquidexClient({ ...fresh.clientOptions, clientSecret: 'wrong' });
    await expect(wrong.contents.getContents('public-page')).rejects.toThrow(/invalid_client/);
    const stranger = new SquidexClient({ ...fresh.clientOptions, appName: 'nobody', tokenStore: keptToken(await fresh.getToken()) });
    await expect(stranger.contents.getContents('public-page')).rejects.toBeInstanceOf(SquidexNotFoundError);
    const neighbour = new SquidexClient({
      ...fresh.clientOptions,
      appName: portal.elsewhere.slug,
      tokenStore: keptToken(await fresh.getToken()),
    });
    await expect(neighbour.contents.getContents('public-page')).rejects.toBeInstanceOf(SquidexNotFoundError);
  });

  test('a refused token is tried once more, marked as such, and then reported', async () => {
    const fresh = await clientOf('Reader');
    const marks: unknown[] = [];
    const fetcher: typeof fetch = (input, init) => {
      marks.push((init?.headers as Record<string, string> | undefined)?.['X-Retry']);
      return fetch(input, init);
    };
    const client = new SquidexClient({ ...fresh.clientOptions, fetcher, tokenStore: keptToken('refused') });
    await expect(client.contents.getContents('public-page')).rejects.toThrow(/"statusCode": 401/);
    expect(marks).toEqual([undefined, '1']);
  });

  test('[API-CONTENT-1] a page by its slug, and the menu in its order', async () => {
    const page = await reader.contents.getContents('public-page', { $filter: "data/slug/iv eq 'our_case'", flatten: true });
    expect(page.total).toBe(1);
    expect(page.items[0]).toMatchObject({ status: 'Published', schemaName: 'public-page', version: expect.any(Number) as number });
    expect(page.items[0]?.created).toBeInstanceOf(Date);
    expect(page.items[0]?.data).toMatchObject({ slug: 'our_case', component: expect.any(Array) as unknown[] });
    const none = await reader.contents.getContents('public-page', { $filter: "data/slug/iv eq 'no-such-page'" });
    expect([none.total, none.items]).toEqual([0, []]);
    const menu = await reader.contents.getContents('public-page', { $orderby: 'data/order/iv asc' });
    const orders = menu.items.map(({ data }) => (data as { order?: { iv: number } }).order?.iv ?? 0);
    expect(orders.length).toBeGreaterThan(5);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  test.each([
    ["data/name/iv eq 'Sailor''s blue'", ['blue']],
    ['data/order/iv gt 2 and data/order/iv le 5', ['black', 'red']],
    ["data/slug/iv in ('red', 'white', 'none')", ['red', 'white']],
    ["contains(data/name/iv, 'green')", ['green']],
    ["startswith(data/name/iv, 'wh') or endswith(data/name/iv, 'WINE')", ['red', 'white']],
    ["matchs(data/hex/iv, '^#[12]')", ['blue', 'green']],
    ["tolower(data/name/iv) eq 'green leaf'", ['green']],
    ["data/tags/iv eq 'dark'", ['black', 'blue', 'red']],
    ['empty(data/tags/iv)', ['green']],
    ['exists(data/hex/iv) eq false', ['black']],
    ['data/hex/iv eq null', ['black', 'white']],
    ['data/in_use/iv eq false', ['black', 'green']],
    ['not (data/order/iv lt 5)', ['black', 'white']],
    ["status eq 'Published' and id eq 'colour-red'", ['red']],
    ['created gt 2020-01-01T00:00:00Z and lastModified gt 2020-01-01', ['black', 'blue', 'green', 'red', 'white']],
  ])('$filter %s', async (filter, expected) => {
    expect(await byFilter(filter)).toEqual(expected);
  });

  test('$orderby, $top, $skip and $search; the total ignores the page', async () => {
    const page = await reader.contents.getContents('configuration', { $filter: own, $orderby: 'data/order/iv desc', $top: 2, $skip: 1 });
    expect([page.total, slugsIn(page)]).toEqual([5, ['black', 'red']]);
    expect(slugsIn(await reader.contents.getContents('configuration', { $search: 'wine' }))).toEqual(['red']);
    expect((await reader.contents.getContents('configuration', { $filter: own, $top: 2, noTotal: true })).total).toBe(-1);
    expect((await reader.contents.getContents('configuration', { $filter: own, $top: 2, noSlowTotal: true })).total).toBe(-1);
  });

  test('by ids in their order, by q, and by a query that is posted', async () => {
    const ids = ['colour-white', 'colour-blue', 'none'];
    expect(slugsIn(await reader.contents.getContents('configuration', { ids: ids.join(',') }))).toEqual(['white', 'blue']);
    const filter = {
      and: [
        { path: 'data.group.iv', op: 'eq', value: 'colours' },
        { path: 'data.in-use.iv', op: 'eq', value: true },
      ],
    };
    const q = { filter, sort: [{ path: 'data.order.iv', order: 'descending' }], take: 2 };
    expect(slugsIn(await reader.contents.getContents('configuration', { q: JSON.stringify(q) }))).toEqual(['white', 'red']);
    expect(slugsIn(await reader.contents.getContentsPost('configuration', { q }))).toEqual(['white', 'red']);
    const oData = `$filter=${own}&$orderby=data/order/iv&$top=2`;
    expect(slugsIn(await reader.contents.getContentsPost('configuration', { oData }))).toEqual(['blue', 'green']);
    expect(slugsIn(await reader.contents.getContentsPost('configuration', { ids }))).toEqual(['white', 'blue']);
    expect(slugsIn(await reader.contents.getAllContents({ ids: ids.join(',') }))).toEqual(['white', 'blue']);
    expect(slugsIn(await reader.contents.getAllContentsPost({ ids }))).toEqual(['white', 'blue']);
  });

  test('one item, its fields, its older version, and drafts for those who ask', async () => {
    expect((await reader.contents.getContent('configuration', 'colour-red', { flatten: true, fields: 'slug,order' })).data).toEqual({
      slug: 'red',
      order: 3,
    });
    await expect(reader.contents.getContent('configuration', 'colour-grey')).rejects.toBeInstanceOf(SquidexNotFoundError);
    expect(await reader.contents.getContent('configuration', 'colour-grey', { unpublished: true })).toMatchObject({
      status: 'Draft',
      version: 0,
    });
    expect((await reader.contents.getContents('configuration', { $filter: own, unpublished: true })).total).toBe(6);
    expect((await reader.contents.getContents('configuration', { $filter: own })).total).toBe(5);
  });

  test('the languages of a localised field: asked for, filled from the master, flattened', async () => {
    const [master = '', second = ''] = portal.here.languages.map(({ iso2Code }) => iso2Code);
    const data = { slug: { iv: 'hello' }, both: { [master]: 'Hello', [second]: 'Again' }, single: { [master]: 'Only' } };
    await editor.contents.postContent('configuration', data, { publish: true, id: 'hello' });
    const read = async (options: object) => (await reader.contents.getContent('configuration', 'hello', options)).data;
    expect(await read({})).toEqual({ ...data, single: { [master]: 'Only', [second]: 'Only' } });
    expect(await read({ languages: second, flatten: true })).toEqual({ slug: 'hello', both: 'Again', single: 'Only' });
    expect(await read({ languages: 'xx', flatten: true })).toEqual({ slug: 'hello', both: 'Hello', single: 'Only' });
    expect(await read({ flatten: true })).toMatchObject({ slug: 'hello', both: data.both });
  });

  test('[API-CONTENT-3] languages and schemas, for those whose role may read them', async () => {
    const { items } = await owner.apps.getLanguages();
    expect(items.map(({ iso2Code, isMaster }) => [iso2Code, isMaster])).toEqual(
      portal.here.languages.map(({ iso2Code }, index) => [iso2Code, index === 0]),
    );
    await expect(reader.apps.getLanguages()).rejects.toBeInstanceOf(SquidexForbiddenError);
    const schemas = await owner.schemas.getSchemas();
    expect(schemas.items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['public-page', 'secured-page', 'submission-form', 'tenant']),
    );
    const page = await owner.schemas.getSchema('public-page');
    expect(page).toMatchObject({ name: 'public-page', isPublished: true });
    expect(page.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['slug', 'component']));
    await expect(reader.schemas.getSchemas()).rejects.toBeInstanceOf(SquidexForbiddenError);
  });

  test('[API-CONTENT-2] an asset by its slug, without a token too', async () => {
    const logo = await reader.assets.getAssetContentBySlug('logo.svg');
    expect(logo.type).toBe('image/svg+xml');
    expect(await logo.text()).toContain('<svg');
    await expect(reader.assets.getAssetContentBySlug('none.svg')).rejects.toBeInstanceOf(SquidexNotFoundError);
    const plain = await fetch(`${portal.url}/api/assets/${app}/logo.svg?cache=60`);
    expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public,max-age=60']);
  });

  test('an item is valid, and refers to nothing', async () => {
    const { items } = await reader.contents.getContents('public-page', { $top: 1 });
    const id = items[0]?.id ?? '';
    expect(await reader.contents.getContentValidity('public-page', id)).toBeUndefined();
    for (const related of [await reader.contents.getReferences('public-page', id), await reader.contents.getReferencing('public-page', id)])
      expect(related).toMatchObject({ total: 0, items: [] });
    expect((await reader.contents.getAllContents({ referencing: id })).total).toBe(0);
    await expect(reader.contents.getReferences('public-page', 'none')).rejects.toBeInstanceOf(SquidexNotFoundError);
  });

  test.each([
    ['Authorization', 'ApiKey '],
    ['ApiKey', ''],
    ['X-ApiKey', ''],
  ])('a key in the header %s serves instead of a token', async (header, prefix) => {
    const { secret } = await portal.contentClient(app, 'Reader');
    const ask = (key: string, of = app) =>
      fetch(`${portal.url}/api/content/${of}/public-page?$top=1`, { headers: { [header]: `${prefix}${key}` } });
    expect((await ask(`${app}:${secret}`)).status).toBe(200);
    expect((await ask(`${app}:wrong`)).status).toBe(401);
    expect((await ask(`${app}:${secret}`, portal.elsewhere.slug)).status).toBe(404);
  });

  test('a page of another origin may read with a token, and no cookie goes along', async () => {
    const url = `${portal.url}/api/content/${app}/public-page`;
    const headers = {
      origin: 'https://cms.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-flatten',
    };
    const asked = await fetch(url, { method: 'OPTIONS', headers });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization,x-flatten']);
    for (const answer of [asked, await fetch(url, { headers })]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('what cannot be asked is a 400 that states why; what is not there is a 404', async () => {
    const fault = await reader.contents.getContents('public-page', { $filter: "data/nothing/iv eq 'x'" }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(SquidexBadRequestError);
    expect((fault as SquidexBadRequestError).body).toMatchObject({
      statusCode: 400,
      message: 'Validation error',
      details: [expect.stringContaining("Could not find a property named 'nothing'") as string],
    });
    await expect(reader.contents.getContents('public-page', { $filter: 'slug eq' })).rejects.toBeInstanceOf(SquidexBadRequestError);
    await expect(reader.contents.getContents('public-page', { q: '{' })).rejects.toBeInstanceOf(SquidexBadRequestError);
    await expect(reader.contents.getContents('no-such-schema')).rejects.toBeInstanceOf(SquidexNotFoundError);
    await expect(reader.contents.getContent('public-page', 'none')).rejects.toBeInstanceOf(SquidexNotFoundError);
    await expect(reader.contents.getAllContents({})).rejects.toBeInstanceOf(SquidexBadRequestError);
  });
});

/** A store that gives one client's token to another app. */
const keptToken = (accessToken: string) => {
  const token = { accessToken, expiresIn: 3600, expiresAt: Number.MAX_SAFE_INTEGER };
  return { get: () => token, set: () => undefined, clear: () => undefined };
};
