import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { answerError } from '../../platform/problems/problems.ts';
import { createLog } from '../../platform/log/log.ts';
import { createSanitisedContentCache } from './sanitised-content-cache.ts';
import { unversioned } from './sanitise/asset-address.ts';
import { createSquidexClient, type SquidexCall } from './squidex-client.ts';
import { anonymous, relayRoutes, type Visitor } from './relay-routes.ts';

const none = { localised: [], html: [], markdown: [], asset: [], file: [], link: [], frame: [], script: [] };
const item = (data: object) => ({
  id: '1',
  data,
  version: 2,
  status: 'Published',
  lastModified: '2026-01-01T00:00:00Z',
  createdBy: 'client:acme:portal',
  _links: {},
});

/** A content service at the wire: scripted answers, and a record of what was asked. */
function service(answers: readonly (number | string | object)[]) {
  const asked: { path: string; headers: Readonly<Record<string, string>> }[] = [];
  let tokens = 0;
  const call: SquidexCall = (path, { headers }) => {
    if (path === '/identity-server/connect/token')
      return Promise.resolve({ status: 200, body: JSON.stringify({ access_token: `token-${(tokens += 1)}` }) });
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ path, headers });
    if (answer === 0) return Promise.reject(new Error('connection refused'));
    if (typeof answer === 'number') return Promise.resolve({ status: answer, body: '{}' });
    return Promise.resolve({ status: 200, body: typeof answer === 'string' ? answer : JSON.stringify(answer) });
  };
  return { asked, call };
}

function relay(answers: readonly (number | string | object)[], visitor: Visitor = anonymous) {
  const { asked, call } = service(answers);
  const state = { revision: 7 };
  const source = createSanitisedContentCache({
    squidex: createSquidexClient({ call, client: 'portal', secret: 's3cret' }),
    revision: () => state.revision,
    traits: () => ({ page: none, ofType: (type) => (type === 'sample' ? { ...none, link: ['/to'] } : undefined) }),
    sanitise: () => '',
    assets: (tenant) => Promise.resolve(unversioned(tenant)),
    log: createLog('silent'),
  });
  const app = fastify();
  app.setErrorHandler(answerError);
  relayRoutes(app, { source, tenantOf: () => ({ slug: 'acme' }) as Tenant, revision: () => state.revision, visitor });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { asked, state, get };
}

const home = "/content/acme/public-page?$filter=data/slug/iv eq 'home'";
const found = { total: 1, items: [item({ slug: 'home', title: 'Home' })] };

test('[PAGE-17] [APP-06] [SEC-33] one page: the filter is made anew, the token added, the answer flattened and bare', async () => {
  const { asked, get } = relay([found]);
  const answer = await get(encodeURI(home));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-content-revision']).toBe('7');
  expect(answer.json()).toEqual({
    total: 1,
    items: [{ id: '1', data: { slug: 'home', title: 'Home' }, version: 2, status: 'Published', lastModified: '2026-01-01T00:00:00Z' }],
  });
  expect(decodeURIComponent(asked[0]?.path ?? '')).toBe("/api/content/acme/public-page?$filter=data/slug/iv eq 'home'&$top=200");
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-flatten': '1' });
  expect(asked[0]?.headers).not.toHaveProperty('x-unpublished');
});

test('[PAGE-17] a list is ordered by data/order/iv', async () => {
  const { asked, get } = relay([found]);
  await get('/content/acme/public-page?$orderby=data/order/iv');
  expect(decodeURIComponent(asked[0]?.path ?? '')).toContain('$orderby=data/order/iv asc');
});

test('an answer is kept until the revision changes, and a browser that has it gets 304', async () => {
  const { asked, state, get } = relay([found]);
  const first = await get(encodeURI(home));
  const etag = String(first.headers['etag']);
  expect((await get(encodeURI(home), { 'if-none-match': etag })).statusCode).toBe(304);
  expect(asked).toHaveLength(1);
  state.revision = 8;
  expect((await get(encodeURI(home))).headers['x-content-revision']).toBe('8');
  expect(asked).toHaveLength(2);
});

test('[ERR-02] [APP-06] a refused token is dropped and the call made once more with a fresh one', async () => {
  const { asked, get } = relay([401, found]);
  expect((await get(encodeURI(home))).statusCode).toBe(200);
  expect(asked.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test.each([
  [[403, 403], 502, 'content-token-invalid'],
  [[0], 502, 'content-unreachable'],
  [[404], 404, 'content-not-found'],
  [[500], 502, 'content-failed'],
  [['{"items":'], 502, 'content-malformed'],
])('[SEC-33] the content service’s %j becomes %i %s', async (answers, status, code) => {
  const answer = await relay(answers).get(encodeURI(home));
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status, code });
  expect(answer.body).not.toContain('s3cret');
});

test('the last good answer stands in while the content service is down', async () => {
  const { state, get } = relay([found, 0]);
  await get(encodeURI(home));
  state.revision = 8;
  const answer = await get(encodeURI(home));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-content-revision']).toBe('7');
});

test.each(["x' or 1 eq 1 or 'a' eq 'a", "' --", '%00', 'A'.repeat(200), '../tenant', "x''y", '$top', 'ünïcode', ''])(
  '[SEC-32] a slug like %j finds nothing and is never passed on',
  async (slug) => {
    const { asked, get } = relay([found]);
    const answer = await get(`/content/acme/public-page?$filter=${encodeURIComponent(`data/slug/iv eq '${slug}'`)}`);
    expect(answer.json()).toEqual({ total: 0, items: [] });
    expect(asked).toHaveLength(0);
  },
);

test.each(['/content/other/public-page', '/content/acme/webhooks', '/content/acme/..%2Fpublic-page'])(
  '%s is not handed out',
  async (url) => {
    const { asked, get } = relay([found]);
    expect((await get(url)).statusCode).toBe(404);
    expect(asked).toHaveLength(0);
  },
);

test.each(['$filter=true', '$search=x', 'q={}', '$orderby=data/secret/iv', '$top=many'])('a query with %s is refused', async (query) => {
  expect((await relay([found]).get(`/content/acme/public-page?${query}`)).json()).toMatchObject({
    status: 400,
    code: 'content-query-unsupported',
  });
});

test('secured pages need a sign-in', async () => {
  expect((await relay([found]).get('/content/acme/secured-page')).json()).toMatchObject({ status: 401, code: 'content-sign-in-needed' });
  expect((await relay([found], { ...anonymous, signedIn: () => Promise.resolve(true) }).get('/content/acme/secured-page')).statusCode).toBe(
    200,
  );
});

test('[PAGE-14] [SEC-21] the draft header is passed on for an editor only, and drafts are not kept', async () => {
  const claimant = relay([found]);
  await claimant.get('/content/acme/public-page', { 'x-unpublished': '1' });
  expect(claimant.asked[0]?.headers).not.toHaveProperty('x-unpublished');
  const editor = relay([found], { ...anonymous, maySeeDrafts: () => Promise.resolve(true) });
  await editor.get('/content/acme/public-page', { 'x-unpublished': '1' });
  await editor.get('/content/acme/public-page', { 'x-unpublished': '1' });
  expect(editor.asked.map(({ headers }) => headers['x-unpublished'])).toEqual(['1', '1']);
});

test('[SEC-28] a __proto__ key of the content service goes no further', async () => {
  const answer = await relay(['{"total":1,"items":[{"id":"1","data":{"__proto__":{"bad":1},"slug":"home"}}]}']).get(
    '/content/acme/public-page',
  );
  expect(answer.body).not.toContain('__proto__');
});

test('[SEC-26] a link that would run a script, or leads nowhere safe, reaches no browser', async () => {
  const links = ['/page/x', 'https://example.org/', 'javascript:alert(1)', 'data:text/html,x', ' \u0001javascript:alert(1)'];
  const component = links.map((to) => ({ type: 'sample', props: { to } }));
  const { get } = relay([{ total: 1, items: [item({ slug: 'home', component })] }]);
  const [page] = (await get(encodeURI(home))).json<{ items: { data: { component: { props: { to: string } }[] } }[] }>().items;
  expect(page?.data.component.map(({ props }) => props.to)).toEqual(['/page/x', 'https://example.org/', '#', '#', '#']);
});
