import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createLink } from '../../records/index.ts';
import { fresh, makeProfilePortal } from './profile.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const withPerson = (changes?: Parameters<typeof makeProfilePortal>[1]) => makeProfilePortal(db, changes);

test('[PRO-01] a new mail address counts once the codes that were sent there and to the present one come back; the one before gets a notice, and signs in no more', async () => {
  const { start, confirm, codeIn, read, mailTo, rowsOf, signInAs, call, token } = await withPerson();
  const asked = await start(` Carys@NEW-address.example `);
  expect(asked.json<Profile>()).toMatchObject({
    email: 'carys@example.org',
    pending: [{ kind: 'email', to: fresh, present: 'carys@example.org', triesLeft: 5 }],
  });
  const code = await codeIn(fresh);
  expect(await read()).toMatchObject({ email: 'carys@example.org' });
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await confirm(spaced)).json()).toMatchObject({ email: fresh, pending: [] });
  const [notice] = (await mailTo('carys@example.org')).filter(({ subject }) => subject.includes('were changed'));
  expect(notice?.text).toContain('c•••@new-address.example');
  expect(notice?.text).not.toContain(fresh);
  expect((await rowsOf.people(fresh))[0]).toMatchObject({ email_verified: true });
  expect(await rowsOf.people('carys@example.org')).toEqual([]);
  expect((await call(token, 'GET', '/api/Accounts/')).json()).toMatchObject([{ email: fresh }]);
  expect((await call(await signInAs(fresh), 'GET', '/api/Accounts/')).json()).toMatchObject([{ email: fresh }]);
});

test('[PRO-01] without the code that went to the present address nothing changes: it is named, counted as a try, and no other code is right in its place', async () => {
  const { start, codeIn, ask, read, mailTo } = await withPerson();
  await start(fresh);
  const [asks] = await mailTo('carys@example.org');
  expect(asks?.text).toContain('c•••@new-address.example');
  expect(asks?.text).not.toContain(fresh);
  const [code, presentCode] = [await codeIn(fresh), await codeIn('carys@example.org')];
  const send = async (body: object) => (await ask('POST', '/contact/confirm', { kind: 'email', ...body })).json();
  const wrong = (...names: string[]) => ({ code: 'wrong-code', questions: names.map((question) => ({ question })) });
  expect(await send({ code })).toMatchObject({ ...wrong('presentCode'), triesLeft: 4 });
  expect(await send({ code, presentCode: code })).toMatchObject({ ...wrong('presentCode'), triesLeft: 3 });
  expect(await send({ code: presentCode, presentCode })).toMatchObject({ ...wrong('code'), triesLeft: 2 });
  expect(await send({ code: presentCode, presentCode: code })).toMatchObject({ ...wrong('code', 'presentCode'), triesLeft: 1 });
  expect(await read()).toMatchObject({ email: 'carys@example.org' });
  expect(await send({ code, presentCode })).toMatchObject({ email: fresh });
});

test('[PRO-01] where codes go to telephones alone, it is the present number that confirms', async () => {
  const { start, codeIn, ask, mailTo, tenant } = await withPerson({ identity: { methods: ['Email', 'Sms'] } });
  const own = db.kysely.updateTable('account').set({ phone: '+447700900111' }).where('email', '=', 'carys@example.org');
  await own.where('tenant_id', '=', tenant.slug).execute();
  tenant.identity.methods.splice(0, 2, 'Sms');
  expect((await start('+447700900888', 'phone')).json()).toMatchObject({ pending: [{ present: '+447700900111' }] });
  expect((await mailTo('carys@example.org')).some(({ text }) => text.includes('may be using your account'))).toBe(false);
  const body = { kind: 'phone', code: await codeIn('+447700900888'), presentCode: await codeIn('+447700900111') };
  expect((await ask('POST', '/contact/confirm', body)).json()).toMatchObject({ phone: '+447700900888' });
  expect((await mailTo('carys@example.org'))[0]?.subject).toContain('were changed');
});

test('[PRO-01] a link that was mailed to the address before no longer identifies the person: the new address is not revealed there', async () => {
  const { start, confirm, codeIn, token, ownAccount, tenant, call, signIn } = await withPerson();
  const { id: accountId = '' } = (await ownAccount(token))[0] ?? {};
  const expiresAt = new Date(signIn.clock() + 3_600_000);
  const link = await createLink(db.kysely, { tenant: tenant.slug, purpose: 'sign-in', accountId, expiresAt });
  await start(fresh);
  expect((await confirm(await codeIn(fresh))).statusCode).toBe(200);
  const answer = await call(undefined, 'POST', '/user-identifier/', { userPoolId: tenant.identity.userPoolId, token: link });
  expect(answer.json()).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
});

test('[PRO-01] a wrong code counts as a try, five are all; a new code begins again, and the one before it counts no more', async () => {
  const { start, confirm, codeIn, read } = await withPerson();
  await start(fresh);
  const first = await codeIn(fresh);
  for (const left of [4, 3, 2, 1, 0])
    expect((await confirm('00000000x')).json()).toMatchObject({ status: 422, code: 'wrong-code', triesLeft: left });
  expect((await confirm(first)).json()).toMatchObject({ code: 'wrong-code', triesLeft: 0 });
  await start(fresh);
  expect(await read()).toMatchObject({ pending: [{ triesLeft: 5 }] });
  const second = await codeIn(fresh);
  if (first !== second) expect((await confirm(first)).json()).toMatchObject({ code: 'wrong-code' });
  expect((await confirm(second)).json()).toMatchObject({ email: fresh });
});

test('[PRO-01] of ten right codes sent at once one counts; of many wrong ones no more than five are compared', async () => {
  const { start, confirm, codeIn, rowsOf } = await withPerson();
  await start(fresh);
  const wrong = await Promise.all(Array.from({ length: 10 }, () => confirm('11111111x')));
  expect(wrong.filter((answer) => answer.json<{ triesLeft: number }>().triesLeft > 0)).toHaveLength(4);
  await start(fresh);
  const code = await codeIn(fresh);
  const right = await Promise.all(Array.from({ length: 10 }, () => confirm(code)));
  expect(right.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await rowsOf.entries()).filter(({ action }) => action === 'account.email-changed')).toHaveLength(1);
});

test('[PRO-01] a code expires, and a change that is given up leaves what was there', async () => {
  const { start, confirm, codeIn, read, ask, sweep } = await withPerson();
  await start(fresh);
  const code = await codeIn(fresh);
  const [change] = (await read()).pending;
  const { created_at: begun } = await db.kysely
    .selectFrom('contact_change')
    .select('created_at')
    .where('value', '=', fresh)
    .executeTakeFirstOrThrow();
  expect(Date.parse(change?.expiresAt ?? '') - begun.getTime()).toBe(15 * 60_000);
  await db.kysely.updateTable('contact_change').set({ expires_at: begun }).where('value', '=', fresh).execute();
  expect((await confirm(code)).json()).toMatchObject({ status: 409, code: 'code-expired' });
  expect(await read()).toMatchObject({ email: 'carys@example.org', pending: [] });
  await start(fresh);
  expect((await ask('POST', '/contact/cancel', { kind: 'email' })).json()).toMatchObject({ pending: [] });
  expect((await confirm(await codeIn(fresh))).json()).toMatchObject({ code: 'code-expired' });
  await start(fresh);
  await sweep(Date.now() + 40 * 86_400_000);
  expect(await db.kysely.selectFrom('contact_change').select('id').where('value', '=', fresh).execute()).toEqual([]);
});

test('[PRO-01] [LOGIN-18] an address of another account is answered like a free one; its owner alone learns of it, and no code is right', async () => {
  const { start, confirm, mailTo, rowsOf } = await withPerson();
  const known = await mailTo('other@example.org');
  const [free, taken] = [(await start(fresh)).json<Profile>(), (await start('other@example.org')).json<Profile>()];
  const shape = ({ pending, ...rest }: Profile) => ({ ...rest, pending: pending.map(({ kind, triesLeft }) => ({ kind, triesLeft })) });
  expect(shape(taken)).toEqual(shape(free));
  const [message, ...more] = (await mailTo('other@example.org')).slice(0, -known.length);
  expect([more, /\d{6}/.test(message?.text ?? '')]).toEqual([[], false]);
  expect(message?.text).not.toContain('carys');
  expect((await confirm('12345678')).json()).toMatchObject({ code: 'wrong-code', triesLeft: 4 });
  expect(await rowsOf.accounts('other@example.org')).toHaveLength(1);
});

test('[PRO-01] an address that another account got meanwhile is not changed to, and its accounts stay two', async () => {
  const { start, confirm, codeIn, register, rowsOf, read } = await withPerson();
  await start(fresh);
  const code = await codeIn(fresh);
  await register(fresh);
  expect((await confirm(code)).json()).toMatchObject({ status: 409, code: 'in-use' });
  expect([(await rowsOf.accounts(fresh)).length, (await read()).email]).toEqual([1, 'carys@example.org']);
});

test('[PRO-01] codes are limited per account, and per address for all accounts together', async () => {
  const { start, register, signInAs } = await withPerson({ limits: { codesPerHour: 3 } });
  for (let count = 0; count < 3; count += 1) expect((await start(fresh)).statusCode).toBe(200);
  expect((await start('one.more@example.org')).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  await register('dai@example.org');
  const dai = await signInAs('dai@example.org');
  expect((await start(fresh, 'email', dai)).statusCode).toBe(429);
  expect((await start('another@example.org', 'email', dai)).statusCode).toBe(200);
});

test('[PRO-01] where people sign in elsewhere, or no number gets a code, it cannot be changed here', async () => {
  const elsewhere = await withPerson({ contact: undefined });
  expect(await elsewhere.read()).toMatchObject({ provable: [] });
  expect((await elsewhere.start(fresh)).json()).toMatchObject({ status: 503, code: 'contact-elsewhere' });
  const byMail = await withPerson({ identity: { methods: ['Email'] } });
  expect(await byMail.read()).toMatchObject({ provable: ['email'] });
  expect((await byMail.start('+447700900888', 'phone')).statusCode).toBe(503);
});

test('[PRO-01] the other sessions of a person end at once with a change, their own stays', async () => {
  const { start, confirm, read, codeIn, signIn } = await withPerson();
  const [here, elsewhere] = [signIn.browser(), signIn.browser()];
  signIn.pass(1);
  const own = (await here.signIn('carys@example.org')).idToken;
  signIn.pass(1);
  const other = (await elsewhere.signIn('carys@example.org')).idToken;
  await start(fresh, 'email', own);
  expect([(await signIn.me(own)).statusCode, (await signIn.me(other)).statusCode]).toEqual([200, 200]);
  expect((await confirm(await codeIn(fresh), 'email', own)).statusCode).toBe(200);
  expect([(await signIn.me(own)).statusCode, (await signIn.me(other)).statusCode]).toEqual([200, 401]);
  expect(await read(own)).toMatchObject({ email: fresh });
  expect([(await here.post('/auth/session')).statusCode, (await elsewhere.post('/auth/session')).statusCode]).toEqual([200, 401]);
});

test('[PRO-01] name and address are corrected at once; what is unfit is named and changes nothing', async () => {
  const { ask, read, rowsOf, token, call } = await withPerson();
  const address = { addressLine1: '4 Heol y Bont', city: 'Aberystwyth', postcode: 'SY23 1AB', country: 'GBR' };
  const changed = await ask('PUT', '', { name: ' Carys ', family_name: 'Vaughan \u00a0Jones', address });
  expect(changed.json()).toMatchObject({ name: 'Carys', family_name: 'Vaughan Jones', address });
  expect((await rowsOf.people('carys@example.org'))[0]).toMatchObject({ name: 'Carys Vaughan Jones', given_name: 'Carys' });
  const unfit = await ask('PUT', '', { name: '1', family_name: 'Vaughan', address: { postcode: '<b>' } });
  const questions = ['name', 'country', 'addressLine1', 'city', 'postcode'].map((question) => ({ question }));
  expect(unfit.json()).toMatchObject({ status: 422, questions });
  expect((await ask('PUT', '', { name: 'C', family_name: 'V', address: {}, email: 'x@example.org' })).statusCode).toBe(400);
  const moved = { addressLine1: '2 Quay Parade', addressLine2: '', city: 'Aberaeron', postcode: 'sa460bt', country: 'GBR' };
  await ask('PUT', '', { name: 'Carys', family_name: 'Vaughan', address: moved });
  const { addressLine2: _, ...lines } = moved;
  expect((await read()).address).toEqual({ ...lines, postcode: 'SA46 0BT' });
  expect((await call(token, 'GET', '/api/Accounts/')).json()).toMatchObject([
    { fullname: 'Carys Vaughan', dynamicData: { _data: { account_RegistrationType: 'Register' } } },
  ]);
  expect((await rowsOf.entries()).filter(({ action }) => action === 'account.details-changed')).toHaveLength(2);
});

test('[PRO-01] [CTL-ADDR] a changed address follows the rules of its country; one that lacks lines stays until it is changed', async () => {
  const { ask, read, tenant } = await withPerson();
  const older = { city: 'Aberaeron', country: 'Wales' };
  const save = async (address: object) => (await ask('PUT', '', { name: 'Carys', family_name: 'Vaughan', address })).json();
  const refused = (...names: string[]) => ({ status: 422, questions: names.map((question) => ({ question })) });
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify(older) })
    .where('tenant_id', '=', tenant.slug)
    .where('email', '=', 'carys@example.org')
    .execute();
  expect(await save(older)).toMatchObject({ name: 'Carys', address: older });
  expect(await save({ ...older, addressLine1: '2 Quay Parade' })).toMatchObject(refused('country', 'postcode'));
  expect(await save({})).toMatchObject(refused('country', 'addressLine1', 'city', 'postcode'));
  const whole = { addressLine1: '2 Quay Parade', city: 'Aberaeron', postcode: 'XX', country: 'GBR' };
  expect(await save(whole)).toMatchObject(refused('postcode'));
  expect(await save({ ...whole, country: 'AUS', state: 'Wales', postcode: '2000' })).toMatchObject(refused('state'));
  expect((await read()).address).toEqual(older);
});

test('[PRO-02] details reach the browser as views of visible controls, nested; what is invisible never leaves the server', async () => {
  const { token, call, read, tenant } = await withPerson();
  const secret = 'CANARY';
  const hidden = { name: secret, value: secret, visible: false, controls: [{ name: secret, value: secret, visible: true }] };
  const views = [
    {
      title: { en: 'Agreement', cy: 'Cytundeb' },
      schema: {
        controls: [
          hidden,
          { name: 'Costs', value: 0, visible: true, controls: [hidden, { name: 'Paid', value: 'no', visible: true }] },
          { name: secret, value: secret },
        ],
      },
    },
    { title: secret, controls: [hidden] },
    secret,
  ];
  const mine = (query: ReturnType<typeof db.kysely.updateTable<'account'>>) =>
    query.set({ dynamic_data: JSON.stringify({ postcode: 'SY23', DataViews: views }) }).where('tenant_id', '=', tenant.slug);
  await mine(db.kysely.updateTable('account')).where('email', '=', 'carys@example.org').execute();
  const shown = [
    {
      title: { en: 'Agreement', cy: 'Cytundeb' },
      controls: [{ name: 'Costs', value: '0', controls: [{ name: 'Paid', value: 'no' }] }],
    },
  ];
  expect((await read()).dataViews).toEqual(shown);
  const account = await call(token, 'GET', '/api/Accounts/');
  expect(account.json()).toMatchObject([{ dynamicData: { _data: { postcode: 'SY23' }, DataViews: shown } }]);
  expect(account.body + JSON.stringify(await read())).not.toContain(secret);
  const own = { dynamicData: { DataViews: [{ controls: [{ name: 'mine', visible: true }] }] } };
  await call(token, 'PUT', '/api/Accounts/registration', own);
  expect((await read()).dataViews).toEqual(shown);
});

test('[PRO-01] [FRM-19] staff change it for the person they chose, by the code of the new address alone; the trail names them and the account', async () => {
  const { start, codeIn, ask, signInAs, rowsOf } = await withPerson();
  const staff = await signInAs('ben@example.org');
  expect((await ask('GET', '', undefined, staff)).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
  expect((await start(fresh, 'email', staff)).json()).toMatchObject({ code: 'no-account-chosen' });
  const [account] = await rowsOf.accounts('carys@example.org');
  const query = `?accountId=${account?.id}`;
  const address = { addressLine1: '2 Quay Parade', city: 'Aberaeron', postcode: 'SA46 0BT', country: 'GBR' };
  await ask('PUT', query, { name: 'Carys', family_name: 'Vaughan', address }, staff);
  await ask('POST', `/contact${query}`, { kind: 'email', value: fresh }, staff);
  const body = { kind: 'email', code: await codeIn(fresh) };
  expect((await ask('POST', `/contact/confirm${query}`, body, staff)).json()).toMatchObject({ email: fresh, address });
  const trail = (await rowsOf.entries()).filter(({ on_behalf_of }) => on_behalf_of === account?.id);
  expect(trail.map(({ action }) => action)).toEqual(['account.details-changed', 'account.email-change-begun', 'account.email-changed']);
});

test('[PRO-01] [SEC-3] a number that the first proof of the address dropped is named as unproven, and signs its owner in once its own code came back', async () => {
  const phone = '+447700900321';
  const { register, signInAs, ask, start, codeIn, signIn, read } = await withPerson({ identity: { enumeration: 'spec' } });
  await register('two@example.org', { phoneNumber: phone });
  const token = await signInAs('two@example.org');
  expect(await read(token)).toMatchObject({ phone, unproven: ['phone'] });
  expect((await start('two@example.org', 'email', token)).statusCode).toBe(422);
  expect((await start(phone, 'phone', token)).statusCode).toBe(200);
  const codes = { code: await codeIn(phone), presentCode: await codeIn('two@example.org') };
  expect((await ask('POST', '/contact/confirm', { kind: 'phone', ...codes }, token)).json()).toMatchObject({ phone, unproven: [] });
  signIn.pass(1);
  const browser = signIn.browser();
  await browser.post('/auth/start', { method: 'Sms', username: phone });
  expect((await browser.post('/auth/answer', { code: await signIn.codeFor(phone) })).json()).toMatchObject({ username: 'two@example.org' });
});
