import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { answered, makeRegistrationPortal } from './register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const owner = 'owner@example.org';
const strangers = '+447700900666';

/** A stranger has registered the address of another person with a number of their own, and is signed in by that. */
async function registeredByStranger() {
  const portal = await makeRegistrationPortal(db, { identity: { enumeration: 'spec' } });
  const repeat = () => portal.register(owner, { phoneNumber: strangers }, { 'idempotency-key': 'stranger' });
  const opened = answered(await repeat()).authenticationResult.idToken;
  const signInBy = async (number: string) => {
    portal.signIn.pass(1);
    const browser = portal.signIn.browser();
    const sent = await browser.post('/auth/start', { method: 'Sms', username: number });
    if (sent.statusCode !== 200) return sent.json<{ code: string }>().code;
    return (await browser.post('/auth/answer', { code: await portal.signIn.codeFor(number) })).json<{ idToken: string }>().idToken;
  };
  return { ...portal, repeat, opened, signInBy };
}

test('[SEC-3] the first proof of an address ends what was opened without one, and a number that was never proven signs no one in; it stays as contact data', async () => {
  const { opened, signIn, signInAs, signInBy, rowsOf, repeat, ownAccount } = await registeredByStranger();
  expect((await signIn.me(opened)).statusCode).toBe(200);
  const token = await signInAs(owner);
  expect((await ownAccount(token))[0]).toMatchObject({ email: owner });
  expect([(await signIn.me(token)).statusCode, (await signIn.me(opened)).statusCode]).toEqual([200, 401]);
  expect(await signInBy(strangers)).toBe('phone-not-exist');
  expect((await rowsOf.accounts(owner))[0]).toMatchObject({ phone: strangers });
  // Within the ten minutes in which a repeat may get a session of its own.
  expect(answered(await repeat()).authenticationResult.idToken).toBe('');
});

test('[SEC-3] a code that was sent to the number before the proof opens nothing after it', async () => {
  const { signIn, signInAs } = await registeredByStranger();
  const stranger = signIn.browser('192.0.2.66');
  await stranger.post('/auth/start', { method: 'Sms', username: strangers });
  const code = await signIn.codeFor(strangers);
  await signInAs(owner);
  expect((await stranger.post('/auth/answer', { code })).statusCode).not.toBe(200);
});

test('[SEC-3] where the number is proven first, the address that never was signs no one in: the owner of one never meets that of the other', async () => {
  const { signIn, signInBy, opened } = await registeredByStranger();
  const token = await signInBy(strangers);
  expect([(await signIn.me(token)).statusCode, (await signIn.me(opened)).statusCode]).toEqual([200, 401]);
  signIn.pass(1);
  const refused = await signIn.browser().post('/auth/start', { method: 'Email', username: owner });
  expect(refused.json()).toMatchObject({ code: 'email-not-exist' });
});

test('[SEC-3] of an account that was there before, the next proof drops only names that were never proven, and ends no session', async () => {
  const { signIn, signInAs, rowsOf, tenant, signInBy } = await registeredByStranger();
  const first = await signInAs(owner);
  const { userPoolId } = tenant.identity;
  const names = (phone_verified: boolean) =>
    db.kysely
      .updateTable('identity_user')
      .set({ phone: strangers, phone_verified })
      .where('pool_id', '=', userPoolId)
      .where('email', '=', owner)
      .execute();
  await names(true);
  expect(await signInBy(strangers)).toMatch(/^eyJ/);
  await names(false);
  await signInAs(owner);
  expect((await rowsOf.people(owner))[0]).toMatchObject({ phone: null, email: owner, email_verified: true });
  expect((await signIn.me(first)).statusCode).toBe(200);
});
