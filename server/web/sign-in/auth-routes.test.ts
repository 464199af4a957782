import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const start = (username: string) => ({ method: 'Email', username });

describe('signing in', () => {
  test('[APP-10] [SEC-5] a mailed code gives an identity token and the name, and no other token reaches the browser', async () => {
    const portal = await makePortal(db);
    const browser = portal.browser();
    const sent = await browser.post('/auth/start', start('ann@example.org'));
    expect(sent.json()).toEqual({ sentTo: 'a•••@example.org', expiresInSeconds: 900, codeLength: 8, ifKnown: true });
    const answer = await browser.post('/auth/answer', { code: await portal.codeFor('ann@example.org') });
    expect(answer.json()).toEqual({
      idToken: expect.stringMatching(/^eyJ/) as string,
      expiresInSeconds: 300,
      id: expect.stringMatching(/^ann-/) as string,
      username: 'ann@example.org',
      fullName: 'Ann Lee',
      staff: false,
      manager: false,
      editor: false,
      sessionMinutes: 15,
      answersKey: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(answer.body + sent.body).not.toContain('refresh');
    const sid = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('sid-'));
    expect(sid).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await portal.me(answer.json<{ idToken: string }>().idToken)).json()).toMatchObject({
      tenant: portal.tenant.slug,
      username: 'ann@example.org',
      staff: false,
    });
  });

  test('[APP-04] [SEC-12] staff follows from the group in the token', async () => {
    const portal = await makePortal(db);
    expect(await portal.browser().signIn('ben@example.org')).toMatchObject({ staff: true });
  });

  test('[SEC-5] over https the cookies are Secure: the session __Host-, the others __Secure- and for /auth alone', async () => {
    const portal = await makePortal(db);
    const [browser, https] = [portal.browser(), { 'x-forwarded-proto': 'https' }];
    const answer = await browser.post('/auth/start', start('ann@example.org'), https);
    expect([answer.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^__Secure-flow=[\w-]{43}; Path=\/auth; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Secure-device=[\w-]{43}; Max-Age=31536000; Path=\/auth; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const signedIn = await browser.post('/auth/answer', { code: await portal.codeFor('ann@example.org') }, https);
    expect([signedIn.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^__Host-sid=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    );
  });

  test('faults keep the upstream text and have stable codes', async () => {
    const portal = await makePortal(db);
    const browser = portal.browser();
    expect((await browser.post('/auth/answer', { code: '1' })).json()).toMatchObject({ code: 'invalid-passcode' });
    await browser.post('/auth/start', start('ann@example.org'));
    const code = await portal.codeFor('ann@example.org');
    for (let tries = 1; tries <= 4; tries++)
      expect((await browser.post('/auth/answer', { code: '1' })).json()).toMatchObject({ code: 'invalid-passcode' });
    const usedUp = { status: 400, code: 'passcode-used-up' };
    expect((await browser.post('/auth/answer', { code: '1' })).json()).toMatchObject({ ...usedUp, retryAfterSeconds: 1 });
    expect((await browser.post('/auth/answer', { code })).json()).toMatchObject(usedUp);
    const flow = { step: 'passcode', expiresInSeconds: 0, fault: 'passcode-used-up' };
    for (let reload = 1; reload <= 2; reload++) expect((await browser.get('/auth/flow')).json()).toMatchObject(flow);
    expect((await browser.post('/auth/start', start('ann@example.org'))).json()).toMatchObject({
      status: 429,
      code: 'attempts-exceeded',
      detail: 'Password attempts exceeded',
      retryAfterSeconds: 1,
    });
    portal.pass(2);
    await browser.post('/auth/start', start('ann@example.org'));
    expect((await browser.post('/auth/answer', { code })).json()).toMatchObject({ code: 'invalid-passcode' });
    portal.pass(901);
    expect((await browser.post('/auth/answer', { code })).json()).toMatchObject({
      code: 'passcode-expired',
      detail: 'PreAuthentication failed with error Pre Authentication Failure.',
    });
  });

  test('[LOGIN-18] spec: an unknown name is reported by method; strict: it is not', async () => {
    const spec = (await makePortal(db, { identity: { enumeration: 'spec' } })).browser();
    expect((await spec.post('/auth/start', start('nil@example.org'))).json()).toMatchObject({
      code: 'email-not-exist',
      detail: 'User does not exist.',
    });
    expect((await spec.post('/auth/start', { method: 'Sms', username: '+447700900999' })).json()).toMatchObject({
      code: 'phone-not-exist',
    });
    const strict = (await makePortal(db)).browser();
    const [unknown, known] = [
      await strict.post('/auth/start', start('nil@example.org')),
      await strict.post('/auth/start', start('ann@example.org')),
    ];
    expect(unknown.json()).toEqual({ ...known.json<object>(), sentTo: 'n•••@example.org' });
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  test.each(['strict', 'spec'] as const)(
    '%s: to what is no address or number nothing is sent, and no answer claims otherwise',
    async (enumeration) => {
      const portal = await makePortal(db, { identity: { enumeration } });
      const browser = portal.browser();
      for (const username of ['abc', 'a@', '@b', 'a b@c'])
        expect((await browser.post('/auth/start', start(username))).json(), username).toMatchObject({ code: 'email-not-exist' });
      for (const username of ['12', 'ann@example.org'])
        expect((await browser.post('/auth/start', { method: 'Sms', username })).json(), username).toMatchObject({
          code: 'phone-not-exist',
        });
      expect(await portal.messages()).toEqual([]);
      expect((await browser.post('/auth/start', start('ann@example.org'))).json<object>()).toEqual({
        sentTo: 'a•••@example.org',
        expiresInSeconds: 900,
        codeLength: 8,
        ...(enumeration === 'strict' ? { ifKnown: true } : {}),
      });
    },
  );

  test('limits count per account and address', async () => {
    const portal = await makePortal(db, { limits: { signInAccount: 2 } });
    const browser = portal.browser();
    const statuses = [];
    for (let turn = 1; turn <= 3; turn++) statuses.push((await browser.post('/auth/start', start('ann@example.org'))).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    portal.pass(60);
    expect((await browser.post('/auth/start', start('ann@example.org'))).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('survives a reload: the cookie gives a new identity token of the same sign-in', async () => {
    const portal = await makePortal(db);
    const browser = portal.browser();
    const first = await browser.signIn('ann@example.org');
    portal.pass(299);
    const next = (await browser.post('/auth/session')).json<{ idToken: string }>();
    portal.pass(2);
    expect((await portal.me(first.idToken)).statusCode).toBe(401);
    expect((await portal.me(next.idToken)).statusCode).toBe(200);
  });

  test('[SES-01] [SEC-6] ends after the idle minutes plus 60 s; only what a person caused keeps it', async () => {
    const portal = await makePortal(db, { sessionMinutes: 5, options: { lives: { id: 3600 } } });
    const browser = portal.browser();
    const { idToken } = await browser.signIn('ann@example.org');
    portal.pass(300);
    expect((await portal.me(idToken, { 'x-activity': '1' })).statusCode).toBe(200);
    portal.pass(350);
    expect((await portal.me(idToken)).statusCode).toBe(200);
    expect((await browser.post('/auth/session')).statusCode).toBe(200);
    portal.pass(10);
    expect((await portal.me(idToken, { 'x-activity': '1' })).statusCode).toBe(401);
    expect((await browser.post('/auth/session')).statusCode).toBe(401);
  });

  test('[SES-01] [SEC-6] activity without another call keeps it, asks the identity service nothing, and does not revive an ended one', async () => {
    const portal = await makePortal(db, { sessionMinutes: 5 });
    const browser = portal.browser();
    await browser.signIn('ann@example.org');
    for (let minutes = 0; minutes < 20; minutes += 5) {
      portal.pass(300);
      const answer = await browser.post('/auth/activity');
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect((await browser.post('/auth/session')).statusCode).toBe(200);
    portal.pass(361);
    expect((await browser.post('/auth/activity')).statusCode).toBe(401);
    expect((await browser.post('/auth/session')).statusCode).toBe(204);
    expect((await portal.browser().post('/auth/activity')).statusCode).toBe(401);
  });

  test('[SEC-6] ends after twelve hours whatever a person does', async () => {
    const portal = await makePortal(db, { sessionMinutes: 720 });
    const browser = portal.browser();
    await browser.signIn('ann@example.org');
    portal.pass(6 * 3600);
    expect((await browser.post('/auth/session', {}, { 'x-activity': '1' })).statusCode).toBe(200);
    portal.pass(6 * 3600);
    expect((await browser.post('/auth/session', {}, { 'x-activity': '1' })).statusCode).toBe(401);
  });

  test('[NAV-03] sign-out kills the identity token, the cookie and the refresh token at once', async () => {
    const portal = await makePortal(db);
    const browser = portal.browser();
    const { idToken } = await browser.signIn('ann@example.org');
    expect((await portal.me(idToken)).statusCode).toBe(200);
    const kept = new Map(browser.jar);
    const out = await browser.post('/auth/sign-out');
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect((await portal.me(idToken)).statusCode).toBe(401);
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect((await browser.post('/auth/session')).statusCode).toBe(401);
    const { revoked_at } = await db.kysely
      .selectFrom('identity_refresh')
      .select('revoked_at')
      .where('pool_id', '=', portal.pool.poolId)
      .executeTakeFirstOrThrow();
    expect(revoked_at).not.toBeNull();
  });

  test('[SEC-13] a cookie or a token of another tenant means nothing here', async () => {
    const [one, two] = [await makePortal(db), await makePortal(db)];
    const browser = one.browser();
    const { idToken } = await browser.signIn('ann@example.org');
    expect((await two.me(idToken)).statusCode).toBe(401);
    const [[, sid]] = [...browser.jar].filter(([name]) => name.startsWith('sid')) as [[string, string]];
    const answer = await two.app.inject({
      method: 'POST',
      url: '/auth/session',
      payload: {},
      headers: { 'x-portal': '1', cookie: `sid-${two.tenant.slug}=${sid}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('tokens and codes are unreadable in the database', async () => {
    const portal = await makePortal(db);
    await portal.browser().signIn('ann@example.org');
    const code = await portal.codeFor('ann@example.org');
    const rows = JSON.stringify(
      await Promise.all([
        db.kysely.selectFrom('auth_session').selectAll().where('tenant_id', '=', portal.tenant.slug).execute(),
        db.kysely.selectFrom('identity_challenge').selectAll().where('pool_id', '=', portal.pool.poolId).execute(),
        db.kysely.selectFrom('identity_key').selectAll().where('pool_id', '=', portal.pool.poolId).execute(),
        db.kysely.selectFrom('message').selectAll().where('tenant_id', '=', portal.tenant.slug).execute(),
      ]),
    );
    for (const secret of [code, 'portico.refresh', '"d":', 'ann@example.org']) expect(rows).not.toContain(secret);
  });
});

describe('other sites', () => {
  test.each([
    ['without X-Portal', { 'x-portal': '' }],
    ['with a foreign origin', { origin: 'https://evil.example' }],
    ['with Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['with Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['with origin null from another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('a call %s is refused', async (_name, headers) => {
    const portal = await makePortal(db);
    expect((await portal.browser().post('/auth/start', start('ann@example.org'), headers)).statusCode).toBe(403);
    expect(await portal.messages()).toEqual([]);
  });

  test('under our Referrer-Policy a form of our own has the origin null', async () => {
    const portal = await makePortal(db);
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const post = (headers: Record<string, string>) =>
      portal.app.inject({
        method: 'POST',
        url: '/auth/start',
        payload: 'method=Email&email=ann%40example.org',
        headers: { ...form, ...headers },
      });
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
    expect((await post({})).statusCode).toBe(403);
  });

  test('a form without its origin is refused', async () => {
    const portal = await makePortal(db);
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/auth/start',
      payload: 'method=Email&email=ann%40example.org',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

test('a call without a body, and a name no database keeps, are answered and not a fault of the server', async () => {
  const portal = await makePortal(db);
  const bare = (url: string) => portal.app.inject({ method: 'POST', url, headers: { 'x-portal': '1' } });
  expect((await Promise.all(['/auth/start', '/auth/answer', '/auth/unlock'].map(bare))).map(({ statusCode }) => statusCode)).toEqual([
    400, 400, 404,
  ]);
  expect((await portal.browser().submit('/auth/start', { method: 'Email', username: 'a\0@example.org' })).statusCode).toBe(303);
});
