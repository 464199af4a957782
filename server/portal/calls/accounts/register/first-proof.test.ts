import { decodeJwt } from 'jose';
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
const noAccount = '00000000-0000-0000-0000-000000000000';

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

test('[SEC-3] the owner of an address that a stranger wrote down, and never proved, registers and signs in by it, and neither meets anything of the other', async () => {
  const { register, signInBy, signInAs, signIn, ownAccount, rowsOf, call } = await registeredByStranger();
  const stranger = await signInBy(strangers);
  const [before] = await ownAccount(stranger);
  expect((await register('unknown@example.org', { phoneNumber: strangers })).json()).toMatchObject({ accountId: noAccount });
  const made = answered(await register(owner, { name: 'Olwen', family_name: 'Owner' }));
  expect([made.ErrorMessage, made.accountId === before?.id]).toEqual([undefined, false]);
  for (const enter of [() => made.authenticationResult.idToken, () => signInAs(owner)]) {
    const token = await enter();
    expect(await ownAccount(token)).toMatchObject([{ id: made.accountId, email: owner, name: 'Olwen' }]);
    const session = (await signIn.me(token)).json<object>();
    expect(JSON.stringify([session, decodeJwt(token)])).not.toMatch(/Siân|O’Neill|900666/);
    expect((await call(token, 'GET', `/api/Accounts/${before?.id}`)).statusCode).toBe(404);
  }
  const own = (await call(await signInBy(strangers), 'GET', '/api/Accounts/profile')).body;
  expect(JSON.parse(own)).toMatchObject({ accountId: before?.id, email: '', name: 'Siân', phone: strangers });
  expect(own).not.toMatch(/Olwen|Owner|owner@/);
  expect((await rowsOf.entries()).map(({ action }) => action)).toContain('account.email-released');
});

test('[SEC-3] a registration that is refused adds no person, and takes no address', async () => {
  const { register, signInBy, signInAs, rowsOf, tenant } = await registeredByStranger();
  const people = () =>
    db.kysely.selectFrom('identity_user').select('sub').where('pool_id', '=', tenant.identity.userPoolId).orderBy('sub').execute();
  await signInBy(strangers);
  const before = await people();
  // The person themselves, with the same number.
  expect(answered(await register(owner, { phoneNumber: strangers })).ErrorMessage).toMatch(/number/);
  expect([await people(), (await rowsOf.accounts(owner)).length]).toEqual([before, 1]);
  await register(owner);
  await signInAs(owner);
  const after = await people();
  expect(answered(await register(owner, { name: 'Mallory' })).ErrorMessage).toMatch(/already/);
  expect(await people()).toEqual(after);
});

test('[SEC-3] who has a number that a stranger wrote down registers with it; a form that asks whether an address is in use agrees', async () => {
  const { register, signInAs, signInBy, ownAccount, call } = await registeredByStranger();
  const ask = async (path: string) => (await call(undefined, 'GET', path)).json<{ result: string }>().result;
  await signInAs(owner);
  expect(await ask(`/api/identityuser/verify/phoneNumber/?userPoolId=pool_1&value=${encodeURIComponent(strangers)}`)).toBe('Ok');
  expect(await ask(`/api/identityuser/verify/?userPoolId=pool_1&email=${owner}`)).toBe('InUse');
  const made = answered(await register('number@example.org', { phoneNumber: strangers }));
  expect(await ownAccount(await signInBy(strangers))).toMatchObject([{ id: made.accountId, email: 'number@example.org' }]);
});

test('[PRO-01] [SEC-3] an honest person who signed in by the number first proves the address in the profile, and signs in by it', async () => {
  const { signInBy, signInAs, signIn, call, mailTo, ownAccount } = await registeredByStranger();
  const token = await signInBy(strangers);
  const ask = (path: string, body: object) => call(token, 'POST', `/api/Accounts/profile${path}`, body);
  signIn.pass(1);
  expect((await ask('/contact', { kind: 'email', value: owner })).statusCode).toBe(200);
  const codeIn = async (to: string) => /\b\d{6,8}\b/.exec((await mailTo(to)).at(0)?.text ?? '')?.[0] ?? '';
  const codes = { code: await codeIn(owner), presentCode: await codeIn(strangers) };
  expect((await ask('/contact/confirm', { kind: 'email', ...codes })).json()).toMatchObject({ email: owner, unproven: [] });
  expect((await ownAccount(await signInAs(owner)))[0]).toMatchObject({ email: owner });
});

test('[PRO-01] [SEC-3] a person proves an address that another only wrote down, or that a person without an account is left with', async () => {
  const { register, signInBy, signInAs, signIn, call, mailTo, rowsOf, ownAccount } = await registeredByStranger();
  await signInBy(strangers);
  await register('other@example.org');
  const token = await signInAs('other@example.org');
  const ask = (path: string, body: object) => call(token, 'POST', `/api/Accounts/profile${path}`, body);
  const codeIn = async (to: string) => /\b\d{6,8}\b/.exec((await mailTo(to)).at(0)?.text ?? '')?.[0] ?? '';
  const change = async (from: string, value: string) => {
    signIn.pass(1);
    await ask('/contact', { kind: 'email', value });
    return (await ask('/contact/confirm', { kind: 'email', code: await codeIn(value), presentCode: await codeIn(from) })).statusCode;
  };
  expect(await change('other@example.org', owner)).toBe(200);
  expect(await ownAccount(await signInAs(owner))).toMatchObject([{ email: owner }]);
  expect(await rowsOf.accounts(owner)).toHaveLength(1);
  // Ann has no account; Ben has none either, and is staff.
  expect(await change(owner, 'ben@example.org')).toBe(422);
  expect(await change(owner, 'ann@example.org')).toBe(200);
  expect(await ownAccount(await signInAs('ann@example.org'))).toHaveLength(1);
});

test('[SEC-3] where codes go to telephones only, who types the address of an account gets nothing of its name', async () => {
  const { register, rowsOf, tenant } = await makeRegistrationPortal(db, { identity: { methods: ['Sms'] } });
  await register(owner, { phoneNumber: strangers });
  await register(owner, { name: 'Mallory', phoneNumber: '+447700900555' });
  const added = await db.kysely
    .selectFrom('identity_user')
    .select('given_name')
    .where('pool_id', '=', tenant.identity.userPoolId)
    .where('phone', '=', '+447700900555')
    .execute();
  expect(added).toEqual([{ given_name: 'Mallory' }]);
  expect(await rowsOf.accounts(owner)).toMatchObject([{ name: 'Siân' }]);
});
