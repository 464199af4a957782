import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortal } from '../sign-in-portal.fixture.ts';

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
  return { ...portal, idToken, cookie, renewWith, post: browser.post };
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

test('[SEC-5] two tabs that renew at once, and a tab that never received the answer, get the same new cookie and stay signed in', async () => {
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

test.each([61, 600])('[SEC-5] a browser that never received the answer may ask again with its old cookie %i s later', async (seconds) => {
  const { cookie, renewWith, pass } = await signedIn();
  pass(61);
  const lost = await renewWith(cookie());
  pass(seconds);
  const again = await renewWith(cookie());
  expect(again).toEqual({ status: 200, next: lost.next });
  expect((await renewWith(again.next ?? '')).status).toBe(200);
  // Another request of the same moment, which was slower.
  expect((await renewWith(cookie())).status).toBe(200);
});

test('[SEC-5] a renewal that fails after the cookie was replaced leaves the old one good', async () => {
  const { cookie, renewWith, pass, identity } = await signedIn();
  pass(61);
  const { renew } = identity.steps;
  const failing = vi.spyOn(identity.steps, 'renew').mockImplementation(async (...asked) => {
    await renew(...asked);
    throw new Error('failed after the commit');
  });
  expect((await renewWith(cookie())).status).toBe(500);
  failing.mockRestore();
  pass(61);
  expect((await renewWith(cookie())).status).toBe(200);
});

test('[SEC-5] quick renewals do not replace the cookie again, so a late request is no copy, and they write nothing', async () => {
  const { cookie, renewWith, pass, tenant } = await signedIn();
  const version = () =>
    db.kysely
      .selectFrom('auth_session')
      .select([sql`xmin::text`.as('xmin'), sql`xmax::text`.as('xmax'), sql`ctid::text`.as('ctid')])
      .where('tenant_id', '=', tenant.slug)
      .execute();
  const fresh = await version();
  expect(await renewWith(cookie())).toEqual({ status: 200, next: cookie() });
  expect(await version()).toEqual(fresh);
  pass(61);
  const { next = '' } = await renewWith(cookie());
  expect(next).not.toBe(cookie());
  expect(await renewWith(next)).toEqual({ status: 200, next });
  const presented = await version();
  for (let turn = 1; turn <= 3; turn += 1) expect(await renewWith(next)).toEqual({ status: 200, next });
  expect(await renewWith(cookie())).toEqual({ status: 200, next });
  expect(await version()).toEqual(presented);
});

test('[SEC-5] a replaced cookie that comes back a minute after the new one was presented is a copy: it ends the session in every browser', async () => {
  const { cookie, renewWith, pass, me, idToken } = await signedIn();
  pass(61);
  const { next = '' } = await renewWith(cookie());
  expect((await renewWith(next)).status).toBe(200);
  pass(61);
  expect(await renewWith(cookie())).toEqual({ status: 401, next: '' });
  expect((await renewWith(next)).status).toBe(401);
  pass(5);
  expect((await me(idToken)).statusCode).toBe(401);
});

test('[SEC-5] so is one that was replaced several renewals ago, and one with an invented secret', async () => {
  const old = await signedIn();
  let value = old.cookie();
  for (let renewal = 1; renewal <= 2; renewal += 1) {
    old.pass(61);
    value = (await old.renewWith(value)).next ?? '';
  }
  expect((await old.renewWith(old.cookie())).status).toBe(401);
  expect((await old.renewWith(value)).status).toBe(401);

  const invented = await signedIn();
  expect((await invented.renewWith(`${invented.cookie().split('.')[0]}.${'x'.repeat(43)}`)).status).toBe(401);
  expect((await invented.renewWith(invented.cookie())).status).toBe(401);
});

test('[SEC-7] [NAV-03] a sign-out ends the session, its tokens included, whichever of its cookies the browser still has', async () => {
  const { post, cookie, renewWith, pass, pool, me, idToken } = await signedIn();
  pass(61);
  const { next = '' } = await renewWith(cookie());
  pass(61);
  expect((await post('/auth/sign-out')).statusCode).toBe(200);
  expect((await me(idToken)).statusCode).toBe(401);
  expect((await renewWith(next)).status).toBe(401);
  const { revoked_at } = await db.kysely
    .selectFrom('identity_refresh')
    .select('revoked_at')
    .where('pool_id', '=', pool.poolId)
    .executeTakeFirstOrThrow();
  expect(revoked_at).not.toBeNull();
});

test('[SEC-5] a session from before cookies were replaced goes on, and its cookie is replaced at the first renewal', async () => {
  const { cookie, renewWith, pass, tenant } = await signedIn();
  const [name = ''] = cookie().split('.');
  await db.kysely.updateTable('auth_session').set({ secret_hash: null }).where('tenant_id', '=', tenant.slug).execute();
  const { status, next = '' } = await renewWith(name);
  expect(status).toBe(200);
  expect(next).not.toBe('');
  pass(61);
  expect((await renewWith(next)).status).toBe(200);
  pass(61);
  expect((await renewWith(name)).status).toBe(401);
});
