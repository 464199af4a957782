import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, closeWorld, get, openWorld, tokenOf, world } from './content-routes.fixture.ts';

beforeAll(() => openWorld());
afterAll(closeWorld);

test('[API-CONTENT-2] the token is an RS256 JWT for thirty days and is not cached', async () => {
  const answer = await ask({ grant_type: 'client_credentials', client_id: 'acme:portal', client_secret: 'portal-secret' });
  expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 2592000, scope: 'squidex-api' });
  expect(answer.headers['cache-control']).toBe('no-store');
  const [head = '', body = ''] = answer.json<{ access_token: string }>().access_token.split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ alg: 'RS256' });
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ sub: 'acme:portal', aud: 'scp:squidex-api' });
});

test.each([
  [{ client_id: 'acme:portal' }, 400, 'invalid_request', 'ID2029'],
  [{ grant_type: 'password', client_id: 'acme:portal' }, 400, 'unsupported_grant_type', 'ID2032'],
  [{ grant_type: 'client_credentials' }, 401, 'invalid_client', 'ID2029'],
  [{ grant_type: 'client_credentials', client_id: 'nobody:portal', client_secret: 'x' }, 401, 'invalid_client', 'ID2052'],
  [{ grant_type: 'client_credentials', client_id: 'acme:portal' }, 401, 'invalid_client', 'ID2054'],
  [{ grant_type: 'client_credentials', client_id: 'acme:portal', client_secret: 'x' }, 401, 'invalid_client', 'ID2055'],
  [
    { grant_type: 'client_credentials', client_id: 'acme:portal', client_secret: 'portal-secret', scope: 'admin' },
    400,
    'invalid_scope',
    'ID2052',
  ],
])('no token for %j', async (form, status, error, id) => {
  const answer = await ask(form as Record<string, string>);
  expect([answer.statusCode, answer.json<{ error: string }>().error, answer.json<{ error_uri: string }>().error_uri]).toEqual([
    status,
    error,
    `https://documentation.openiddict.com/errors/${id}`,
  ]);
});

test('who may not read: unknown app 404, no token 401, rubbish 401, another app’s token 404, unknown schema 404, role without right 403', async () => {
  const other = await tokenOf('other:portal', 'portal-secret');
  const reader = await tokenOf('acme:reader', 'reader-secret');
  const status = async (url: string, authorization?: string) =>
    (await world.app.inject({ url, headers: authorization ? { authorization } : {} })).statusCode;
  expect(
    await Promise.all([
      status('/api/content/none/public-page', `Bearer ${world.token}`),
      status('/api/content/acme/public-page'),
      status('/api/content/acme/public-page', 'Bearer x.y.z'),
      status('/api/content/acme/public-page', `Bearer ${other}`),
      status('/api/content/acme/nothing', `Bearer ${world.token}`),
      status('/api/apps/acme/languages', `Bearer ${reader}`),
    ]),
  ).toEqual([404, 401, 401, 404, 404, 403]);
  expect((await get('/api/content/acme/nothing')).json()).toMatchObject({
    message: '',
    statusCode: 404,
    type: 'https://www.rfc-editor.org/rfc/rfc7231#section-6.5.4',
  });
});

test('an expired token is no token', async () => {
  const before = world.now;
  const fresh = await tokenOf('acme:portal', 'portal-secret');
  const asked = () => world.app.inject({ url: '/api/content/acme/public-page', headers: { authorization: `Bearer ${fresh}` } });
  expect((await asked()).statusCode).toBe(200);
  world.now += 2_592_001_000;
  expect((await asked()).statusCode).toBe(401);
  world.now = before;
});
