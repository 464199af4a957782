import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type Config } from '../../../platform/config/index.ts';
import { answerError } from '../../../platform/problems/index.ts';
import { createLog } from '../../../platform/log/log.ts';
import { addPeople } from '../../../services/identity/index.ts';
import { serve, type Portico } from '../../../serve.ts';
import { createFileIssues } from '../file-issues.ts';
import { seedDemo } from '../seed-demo.ts';
import { frontPageRoutes, leadToFrontPage } from './front-page-routes.ts';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const root = mkdtempSync(join(tmpdir(), 'portico-front-page-'));
const log = createLog('silent');
const harold = 'harold.thompson@example.org';
let demo: Portico;

const portal = (folder: string, mode: Config['mode'] = 'demo') => {
  mkdirSync(join(root, folder, 'dist/client'), { recursive: true });
  return serve({
    config: { ...readConfig({ PORTICO_DATA: join(root, folder, 'data'), PORTICO_FIXTURES: join(fixtures, 'tenants') }), mode },
    log,
    distDir: join(root, folder, 'dist'),
    stopping: () => false,
    renderer: {
      render: () => Promise.reject(new Error('no pages here')),
      renderAnswer: () => Promise.reject(new Error('no pages here')),
      inlineLoader: '',
      inlineConsent: '',
      cacheable: false,
      assets: { entry: '/build/e.js', css: [], preloadsOf: () => [] },
    },
  });
};

beforeAll(async () => {
  demo = await portal('demo');
  await seedDemo({ ...demo.context, fileIssues: createFileIssues() });
  await demo.app.ready();
}, 120_000);
afterAll(async () => {
  await demo?.close();
  rmSync(root, { recursive: true });
});

const own = { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' };
const choose = (
  { app }: Pick<Portico, 'app'>,
  {
    headers = own,
    from = '127.0.0.1',
    person = harold,
    tenant = 'northgate',
  }: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly from?: string;
    readonly person?: string;
    readonly tenant?: string;
  } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/demo/sign-in',
    remoteAddress: from,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ tenant, person }).toString(),
  });
const sessions = () => demo.context.db.kysely.selectFrom('auth_session').select('session_hash').where('ended_at', 'is', null).execute();

test('a person of the demo is signed in by one click, and led to the hub of their tenant', async () => {
  const answer = await choose(demo);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://localhost:8081/securedPage/my-claim']);
  const cookie = answer.cookies.find(({ name }) => name === 'sid-northgate');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const session = await demo.app.inject({
    method: 'POST',
    url: '/auth/session',
    headers: { host: 'northgate.localhost:8080', 'x-portal': '1', cookie: `sid-northgate=${cookie?.value ?? ''}` },
  });
  expect(session.json()).toMatchObject({ username: harold, staff: false });
});

test('a person who is not offered is signed in, and not named on the front page', async () => {
  expect((await choose(demo, { person: 'huw.yorath@example.org' })).statusCode).toBe(303);
  const { body } = await demo.app.inject('/demo');
  expect([body.includes(harold), body.includes('huw.yorath@example.org')]).toEqual([true, false]);
});

test('an editor is led to the public pages', async () => {
  expect((await choose(demo, { person: 'owain.hughes@example.org' })).headers.location).toBe('http://localhost:8081/page/our_case');
});

test('staff are led to their lists, and the session before is ended', async () => {
  const first = await choose(demo);
  const before = (await sessions()).length;
  const cookie = `sid-northgate=${first.cookies.find(({ name }) => name === 'sid-northgate')?.value ?? ''}`;
  const answer = await choose(demo, { headers: { ...own, cookie }, person: 'elin.hale@example.org' });
  expect(answer.headers.location).toBe('http://localhost:8081/listing/list');
  expect((await sessions()).length).toBe(before);
});

test.each([
  ['from another address', { from: '192.0.2.7' }, 403],
  ['through a proxy', { headers: { ...own, 'x-forwarded-for': '192.0.2.7' } }, 403],
  ['by another name of this machine', { headers: { ...own, host: 'rebound.example:8080', origin: 'http://rebound.example:8080' } }, 403],
  ['from another origin', { headers: { ...own, origin: 'http://other.example', 'sec-fetch-site': 'cross-site' } }, 403],
  ['from another port of this machine', { headers: { ...own, origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' } }, 403],
  ['without an origin', { headers: { host: own.host } }, 403],
  ['as a person of another tenant', { person: harold, tenant: 'meridian' }, 404],
  ['as a person of no file', { person: 'stranger@example.org' }, 404],
  ['at a tenant that is not there', { tenant: 'nowhere' }, 404],
  ['as a person whose account is inactive', { person: 'colin.draper@example.org' }, 403],
])('one click %s is refused, and opens no session', async (_, how, status) => {
  const before = await sessions();
  const answer = await choose(demo, how);
  expect([answer.statusCode, answer.cookies]).toEqual([status, []]);
  expect(await sessions()).toEqual(before);
});

test('a person who registered is no person of the demo', async () => {
  const { db, tenants, clock } = demo.context;
  const pool = tenants.bySlug('northgate')?.identity.userPoolId ?? '';
  await addPeople(db.kysely, pool, [{ email: 'newcomer@example.org' }], clock());
  expect((await choose(demo, { person: 'newcomer@example.org' })).statusCode).toBe(404);
});

test('the front page offers buttons on this machine, and addresses to others', async () => {
  const here = await demo.app.inject({ url: '/demo', headers: { host: 'localhost:8080' } });
  const { claimants } = JSON.parse(readFileSync(join(fixtures, 'people/northgate.json'), 'utf8')) as {
    claimants: { email: string; active: boolean; offered?: boolean }[];
  };
  for (const { email, active, offered = true } of claimants)
    expect(here.body.includes(`name="person" value="${email}"`), email).toBe(active && offered);
  expect(here.headers['content-security-policy']).toContain(
    "form-action 'self' http://localhost:8081 http://localhost:8082 http://localhost:8083",
  );
  const elsewhere = await demo.app.inject({ url: '/demo', remoteAddress: '192.0.2.7', headers: { host: 'localhost:8080' } });
  expect(elsewhere.body).not.toContain('<button');
  expect(elsewhere.body).toContain('href="http://localhost:8081/page/registration?tab=1"');
  expect(elsewhere.body).toContain(harold);
});

test('the main port leads to the front page, a tenant’s host does not', async () => {
  expect((await demo.app.inject({ url: '/', headers: { host: 'localhost:8080' } })).headers.location).toBe('/demo');
  expect((await demo.app.inject({ url: '/?tab=1', headers: { host: 'localhost:8080' } })).headers.location).toBeUndefined();
  expect((await demo.app.inject({ url: '/', headers: { host: 'northgate.localhost:8080' } })).headers.location).toBeUndefined();
});

test('where a tenant is set for the main port, it answers there', async () => {
  const app = fastify();
  const { tenants, config } = demo.context;
  leadToFrontPage(app, { tenants, config: { ...config, defaultTenant: 'northgate' } });
  app.get('/', () => 'the tenant');
  expect((await app.inject({ url: '/', headers: { host: 'localhost:8080' } })).body).toBe('the tenant');
});

test('in production nothing of the demo is registered', async () => {
  const production = await portal('production', 'production');
  await production.app.ready();
  const known = production.routes.map(({ url }) => url);
  const answer = await choose(production);
  await production.close();
  expect(known.filter((url) => url.startsWith('/demo'))).toEqual([]);
  expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
});

test.each([
  ['in production', 'production', () => Promise.reject(new Error('no person may be admitted'))],
  ['where nothing admits people', 'demo', undefined],
] as const)('the routes themselves refuse %s', async (_, mode, admitPerson) => {
  const app = fastify();
  const { tenants, config } = demo.context;
  app.setErrorHandler(answerError);
  await app.register(frontPageRoutes, { tenants, config: { ...config, mode }, admitPerson, https: false, sheets: [], log });
  expect((await app.inject({ url: '/demo' })).statusCode).toBe(404);
  expect((await choose({ app })).statusCode).toBe(404);
});
