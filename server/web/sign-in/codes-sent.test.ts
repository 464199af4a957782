import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { poolOf } from '../../services/identity/index.ts';
import { makePortal } from './sign-in-portal.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const start = (username: string) => ({ method: 'Email', username });

test('[SEC-4] to a number of a country that the tenant does not list no code is sent, and a way that is left is named', async () => {
  const portal = await makePortal(db, { identity: { codeCountries: ['GB'] } });
  const browser = portal.browser();
  for (const method of ['Sms', 'WhatsApp'])
    expect((await browser.post('/auth/start', { method, username: '+18765550123' })).json()).toMatchObject({
      status: 400,
      code: 'country-not-served',
    });
  expect(await portal.messages()).toEqual([]);
  expect((await browser.post('/auth/start', { method: 'Sms', username: '+447700900123' })).statusCode).toBe(200);
});

test.each(['ann@example.org', 'nil@example.org'])(
  '[SEC-4] before a fourth code to %s within an hour a person is to be proven, by a token that counts',
  async (name) => {
    const verifyPerson = async ({ token, host }: { readonly token: string; readonly host: string }) =>
      token === 'good' && host === 'localhost' ? ('person' as const) : ('refused' as const);
    const portal = await makePortal(db, { identity: { recaptchaKey: 'site-key-1' }, auth: { verifyPerson } });
    const ask = async (more: object = {}, address = '192.0.2.1') => {
      portal.pass(2);
      return (await portal.browser(address).post('/auth/start', { ...start(name), ...more })).json<{ code?: string }>();
    };
    for (const address of ['192.0.2.1', '198.51.100.7', '203.0.113.9']) expect(await ask({}, address)).toHaveProperty('sentTo');
    const needed = { status: 403, code: 'person-needed', recaptchaKey: 'site-key-1' };
    expect(await ask()).toMatchObject(needed);
    expect(await ask({}, '192.0.3.1')).toMatchObject(needed);
    expect(await ask({ person: 'bad' })).toMatchObject(needed);
    await expect(portal.initiate(name)).rejects.toMatchObject({ type: 'NotAuthorizedException' });
    expect(await ask({ person: 'good' })).toHaveProperty('sentTo');
    portal.pass(3600);
    expect(await ask()).toHaveProperty('sentTo');
  },
);

test('[SEC-4] a code sent again counts too; where the tenant has no tick box nothing is asked', async () => {
  const resent = async (identity: object) => {
    const portal = await makePortal(db, { identity });
    const browser = portal.browser();
    await browser.post('/auth/start', start('ann@example.org'));
    const codes: (string | undefined)[] = [];
    for (let sent = 2; sent <= 4; sent++) {
      portal.pass(2);
      codes.push((await browser.post('/auth/resend')).json<{ code?: string }>().code);
    }
    return codes;
  };
  expect(await resent({ recaptchaKey: 'site-key-1' })).toEqual([undefined, undefined, 'person-needed']);
  expect(await resent({})).toEqual([undefined, undefined, undefined]);
});

test('[SEC-4] a token that no one checked proves no person; a server without the secret of the tenant asks for none', async () => {
  const portal = await makePortal(db, { identity: { recaptchaKey: 'site-key-1' }, auth: { verifyPerson: async () => 'not-asked' } });
  const browser = portal.browser();
  const codes: (string | undefined)[] = [];
  for (let sent = 1; sent <= 4; sent++) {
    portal.pass(2);
    codes.push((await browser.post('/auth/start', { ...start('ann@example.org'), person: 'any' })).json<{ code?: string }>().code);
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'person-needed']);
  expect([true, false].map((checksPersons) => poolOf(portal.tenant, { checksPersons }).asksPerson)).toEqual([true, false]);
});
