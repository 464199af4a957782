import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../db/index.ts';
import { makePortal } from './portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** A browser that is signed in, what its session cookie is, and the way to ask with another one. */
async function signedIn() {
  const portal = await makePortal(db);
  const browser = portal.browser();
  const { idToken } = await browser.signIn('ann@example.org');
  const name = `sid-${portal.tenant.slug}`;
  const cookie = (): string => browser.jar.get(name) ?? '';
  /** Asks with this cookie; answers the status and the new one. */
  const renewWith = async (value: string) => {
    const { statusCode, cookies } = await portal.app.inject({
      method: 'POST',
      url: '/auth/session',
      payload: {},
      headers: { 'x-portal': '1', 'sec-fetch-site': 'same-origin', cookie: `${name}=${value}` },
    });
    return { status: statusCode, next: (cookies as { name: string; value: string }[]).find((one) => one.name === name)?.value };
  };
  return { ...portal, idToken, cookie, renewWith };
}

test('[SEC-5] every renewal replaces the cookie', async () => {
  const { cookie, renewWith, pass } = await signedIn();
  const seen = new Set([cookie()]);
  let value = cookie();
  for (let renewal = 1; renewal <= 5; renewal += 1) {
    pass(150);
    const { status, next = '' } = await renewWith(value);
    expect(status).toBe(200);
    expect(seen).not.toContain(next);
    seen.add(next);
    value = next;
  }
});

test('[SEC-5] two tabs that renew at once, and a tab that never heard the answer, get the same new cookie and stay signed in', async () => {
  const { cookie, renewWith, pass, me, idToken } = await signedIn();
  pass(240);
  const answers = await Promise.all([renewWith(cookie()), renewWith(cookie()), renewWith(cookie())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ next }) => next)).size).toBe(1);
  pass(59);
  const late = await renewWith(cookie());
  expect(late).toEqual(answers[0]);
  expect((await renewWith(late.next ?? '')).status).toBe(200);
  expect((await me(idToken)).statusCode).toBe(200);
});

test('[SEC-5] a replaced cookie that comes back later is a copy: it ends the session for everybody', async () => {
  const { cookie, renewWith, pass, me, idToken } = await signedIn();
  const { next = '' } = await renewWith(cookie());
  pass(61);
  expect(await renewWith(cookie())).toEqual({ status: 401, next: '' });
  expect((await renewWith(next)).status).toBe(401);
  pass(5);
  expect((await me(idToken)).statusCode).toBe(401);
});

test('[SEC-5] so is one that was replaced several renewals ago, even within a minute, and one with an invented secret', async () => {
  const old = await signedIn();
  let value = old.cookie();
  for (let renewal = 1; renewal <= 2; renewal += 1) value = (await old.renewWith(value)).next ?? '';
  expect((await old.renewWith(old.cookie())).status).toBe(401);
  expect((await old.renewWith(value)).status).toBe(401);

  const invented = await signedIn();
  expect((await invented.renewWith(`${invented.cookie().split('.')[0]}.${'x'.repeat(43)}`)).status).toBe(401);
  expect((await invented.renewWith(invented.cookie())).status).toBe(401);
});

test('[SEC-5] a session from before cookies were replaced goes on, and its cookie is replaced at the first renewal', async () => {
  const { cookie, renewWith, pass, tenant } = await signedIn();
  const [name = ''] = cookie().split('.');
  await db.kysely.updateTable('auth_session').set({ secret_hash: null }).where('tenant_id', '=', tenant.slug).execute();
  const { status, next = '' } = await renewWith(name);
  expect(status).toBe(200);
  pass(61);
  expect((await renewWith(next)).status).toBe(200);
  pass(61);
  expect((await renewWith(name)).status).toBe(401);
});
