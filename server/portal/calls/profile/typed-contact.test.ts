import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makeProfilePortal } from './profile.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const withPerson = (changes?: Parameters<typeof makeProfilePortal>[1]) => makeProfilePortal(db, changes);

test('[PRO-01] a mobile number is proven by a code sent there; what is no address, no number, or known already, is refused', async () => {
  const { start, confirm, codeIn, rowsOf, ask } = await withPerson({ identity: { methods: ['Email', 'Sms'] } });
  expect((await start('+44 7700 900 888', 'phone')).json()).toMatchObject({ pending: [{ kind: 'phone', to: '+447700900888' }] });
  expect((await confirm(await codeIn('+447700900888'), 'phone')).json()).toMatchObject({ phone: '+447700900888' });
  expect((await rowsOf.people('carys@example.org'))[0]).toMatchObject({ phone: '+447700900888', phone_verified: true });
  for (const [value, kind] of [
    ['nobody', 'email'],
    ['carys@example.org', 'email'],
    ['0770 090099', 'phone'],
    ['+44 7700 900888', 'phone'],
  ] as const)
    expect([value, (await start(value, kind)).json()]).toMatchObject([value, { status: 422, questions: [{ question: kind }] }]);
  expect((await ask('POST', '/contact', { kind: 'name', value: 'x' })).statusCode).toBe(400);
});

test('[PRO-01] a number without its code is of the country of the present one, else of the tenant; an extension is named', async () => {
  const { start, tenant } = await withPerson({ identity: { methods: ['Email', 'Sms'], country: 'GB' } });
  expect((await start('07700 900123', 'phone')).json()).toMatchObject({ pending: [{ kind: 'phone', to: '+447700900123' }] });
  expect((await start('07700 900123 ext 12', 'phone')).json()).toMatchObject({
    questions: [{ question: 'phone', message: 'Please leave out the extension (12).' }],
  });
  const own = db.kysely.updateTable('account').set({ phone: '+353861234567' }).where('email', '=', 'carys@example.org');
  await own.where('tenant_id', '=', tenant.slug).execute();
  expect((await start('086 765 4321', 'phone')).json()).toMatchObject({ pending: [{ to: '+353867654321' }] });
});

test('[SEC-4] no number of a country to which no codes are sent can be begun', async () => {
  const { start } = await withPerson({ identity: { methods: ['Email', 'Sms'], codeCountries: ['GB'] } });
  expect((await start('+18765550123', 'phone')).json()).toMatchObject({
    questions: [{ question: 'phone', message: 'We can’t send codes to numbers of this country. Enter another one, or contact us.' }],
  });
  expect((await start('+44 7700 900888', 'phone')).statusCode).toBe(200);
});

test('[PRO-01] what is refused is stated in the language of the reader', async () => {
  const texts = { 'account.sameContact': { cy: 'Mae gennym hwn.' }, 'form.addressCityMissing': { cy: 'Rhowch y dref.' } };
  const { call, token, tenant } = await withPerson({ content: { dictionary: [{ texts }] } });
  Object.assign(tenant, { languages: [{ iso2Code: 'en' }, { iso2Code: 'cy' }] });
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await call(token, method, `/api/Accounts/profile${path}`, body, { cookie: 'language=cy' })).json<object>();
  expect(await ask('POST', '/contact', { kind: 'email', value: 'carys@example.org' })).toMatchObject({
    questions: [{ question: 'email', message: 'Mae gennym hwn.' }],
  });
  const address = { country: 'GBR', addressLine1: '2 Quay Parade', postcode: 'SA46 0BT' };
  expect(await ask('PUT', '', { name: 'Carys', family_name: 'Vaughan', address })).toMatchObject({
    questions: [{ question: 'city', message: 'Rhowch y dref.' }],
  });
});
