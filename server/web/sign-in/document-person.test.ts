import { fastify } from 'fastify';
import { fastifyCookie } from '@fastify/cookie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { createDocumentPerson } from './document-person.ts';
import { makePortal } from './sign-in-portal.fixture.ts';
import { embeddedVerifier } from './tokens/verify-token.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };

/** A browser that is signed in, and what a document knows of its person. */
async function visitor(email = 'ann@example.org', workspace: string[] = []) {
  const portal = await makePortal(db);
  const { tenant, identity, clock, sessions } = portal;
  const tenantOf = () => ({ ...tenant, hosts: ['claims.acme.example'], outsideHosts: { workspace } });
  const personOf = createDocumentPerson({
    tenantOf,
    provider: identity,
    verifier: embeddedVerifier(identity, clock),
    sessions,
    clock,
    mayGoOn: async ({ username }) => username !== 'ben@example.org',
  });
  const app = fastify();
  app.register(fastifyCookie);
  app.get('/page-answer', async (request) => ({ found: (await personOf(request, 'answer')) ?? null }));
  app.get('/*', async (request) => ({ found: (await personOf(request)) ?? null }));
  const browser = portal.browser();
  await browser.signIn(email);
  const cookie = () => `sid-${tenant.slug}=${browser.jar.get(`sid-${tenant.slug}`)}`;
  const ask = async (headers: Record<string, string> = { cookie: cookie() }, url = '/securedPage/hub') =>
    (await app.inject({ url, headers })).json<{ found: { person: { username: string }; idToken: string } | null }>().found;
  const row = () => db.kysely.selectFrom('auth_session').selectAll().where('tenant_id', '=', tenant.slug).executeTakeFirstOrThrow();
  return { ...portal, browser, cookie, ask, row };
}

test('[SEC-5] a document is drawn for the person of the session cookie, and reading it changes nothing of the session', async () => {
  const { ask, row, pass, me, cookie } = await visitor();
  const before = await row();
  pass(120);
  const found = await ask({ cookie: cookie(), 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' });
  expect(found?.person).toEqual({
    id: expect.stringMatching(/^ann-/) as string,
    username: 'ann@example.org',
    fullName: expect.any(String) as string,
    staff: false,
    manager: false,
    editor: false,
    sessionMinutes: 15,
    answersKey: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect((await me(found?.idToken ?? '')).statusCode).toBe(200);
  expect(await row()).toEqual(before);
});

test.each(['image', 'iframe', 'script', 'empty', 'object'])(
  '[SEC-5] the cookie is not read for the destination %s',
  async (destination) => {
    const { ask, cookie } = await visitor();
    expect(await ask({ cookie: cookie(), 'sec-fetch-dest': destination })).toBeNull();
  },
);

test('[SEC-27] for a frame the cookie is read where the tenant names hosts of its site, and in none of another', async () => {
  const { ask, cookie } = await visitor('ann@example.org', ['desk.acme.example']);
  const from = async (site: string) => (await ask({ cookie: cookie(), 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site })) !== null;
  expect([await from('same-site'), await from('same-origin'), await from('cross-site'), await from('none')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const unfit = await visitor('ann@example.org', ['desk.other.example']);
  expect(await unfit.ask({ cookie: unfit.cookie(), 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' })).toBeNull();
});

const call = { 'x-portal': '1', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

test('[SEC-5] what stands for a document is answered by the cookie to a call of the own script alone, which is activity only where it states it', async () => {
  const { ask, row, pass, cookie } = await visitor();
  const own = { cookie: cookie(), ...call };
  const before = await row();
  pass(120);
  for (const change of [
    { 'x-portal': '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-dest': 'image' },
    { origin: 'https://evil.example' },
  ])
    expect([change, await ask({ ...own, ...change }, '/page-answer')]).toEqual([change, null]);
  expect((await ask(own, '/page-answer'))?.person.username).toBe('ann@example.org');
  expect(await row()).toEqual(before);
  await ask({ ...own, 'x-activity': '1' }, '/page-answer');
  expect((await row()).last_active_at.getTime()).toBeGreaterThan(before.last_active_at.getTime());
});

test('[SES-01] only a link that the person followed within the portal keeps the session alive', async () => {
  const { ask, row, pass, cookie } = await visitor();
  const before = (await row()).last_active_at;
  pass(120);
  await ask({ cookie: cookie(), ...link, 'sec-fetch-site': 'cross-site' });
  await ask({ cookie: cookie(), ...link, 'sec-fetch-user': '' });
  expect((await row()).last_active_at).toEqual(before);
  await ask({ cookie: cookie(), ...link });
  expect((await row()).last_active_at.getTime()).toBeGreaterThan(before.getTime());
});

test('[SEC-7] [SES-01] a document has no person after a sign-out, after the idle minutes, and with another secret', async () => {
  const out = await visitor();
  const old = out.cookie();
  await out.browser.post('/auth/sign-out');
  expect(await out.ask({ cookie: old })).toBeNull();
  const idle = await visitor();
  idle.pass(16 * 60 + 1);
  expect(await idle.ask()).toBeNull();
  const invented = await visitor();
  expect(await invented.ask({ cookie: `${invented.cookie().split('.')[0]}.${'x'.repeat(43)}` })).toBeNull();
  expect(await invented.ask()).not.toBeNull();
});

test('the token of a person is renewed for their documents when it ends', async () => {
  const { ask, pass, me, browser } = await visitor();
  const first = await ask();
  expect((await ask())?.idToken).toBe(first?.idToken);
  for (let minutes = 0; minutes < 6; minutes += 2) {
    pass(120);
    await browser.post('/auth/session', {}, { 'x-activity': '1' });
  }
  const later = await ask();
  expect(later?.idToken).not.toBe(first?.idToken);
  expect((await me(later?.idToken ?? '')).statusCode).toBe(200);
});

test('[LOGIN-05] a document has no person whose account was made inactive', async () => {
  const { ask } = await visitor('ben@example.org');
  expect(await ask()).toBeNull();
});
