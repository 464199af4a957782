import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const tenantWith = (slug: string, enumeration: 'strict' | 'spec') =>
  ({
    slug,
    languages: [{ iso2Code: 'en' }],
    identity: { userPoolId: 'pool_1', clientId: 'client', methods: ['Email'], enumeration },
  }) as unknown as Tenant;

const email = (address: string) => `/api/identityuser/verify/?userPoolId=pool_1&email=${encodeURIComponent(address)}`;
const phone = (number: string) => `/api/identityuser/verify/phoneNumber/?userPoolId=pool_1&value=${encodeURIComponent(number)}`;

test('[CTL-ENUM] [API-USERS] where a tenant reveals accounts, an address in use, free, malformed or with a bad domain is each answered by its word', async () => {
  const { call } = await makePortalApi(db, 2, { tenant: tenantWith('reveals', 'spec') });
  const resultOf = async (address: string, who?: string) => (await call(who, 'GET', email(address))).json<{ result: string }>().result;
  for (const typed of ['PERSON1@example.org ', 'mailto:person1@example.org', 'Ann <person1@example.org>.'])
    expect(await resultOf(typed)).toBe('InUse');
  expect(await resultOf('person1@example.org', 'p1')).toBe('Ok');
  expect(await resultOf('new@example.org')).toBe('Ok');
  for (const wrong of ['', 'a', '@b.org', 'a b@c.org', 'Ann person1@example.org', `${'a'.repeat(250)}@b.org`])
    expect([wrong, await resultOf(wrong)]).toEqual([wrong, 'InvalidFormat']);
  for (const wrong of ['a@b', 'a@-b.org', 'a@b..org', 'a@127.0.0.1'])
    expect([wrong, await resultOf(wrong)]).toEqual([wrong, 'InvalidDomain']);
  const phoneResultOf = async (number: string) => (await call(undefined, 'GET', phone(number))).json<{ result: string }>().result;
  expect([await phoneResultOf('+44 7700 900001'), await phoneResultOf('+447700900099'), await phoneResultOf('none')]).toEqual([
    'InUse',
    'Ok',
    'Unknown',
  ]);
});

test('[LOGIN-18] [SEC-3] [API-USERS] where a tenant does not reveal accounts, a caller without a session gets the same answer for every address', async () => {
  const { call } = await makePortalApi(db, 2, { tenant: tenantWith('hides', 'strict') });
  const status = (address: string) => call(undefined, 'GET', `/api/identityuser/check-account-status/?userPoolId=pool_1&email=${address}`);
  const bodies = await Promise.all(
    ['person1@example.org', 'nobody@example.org'].flatMap((address) => [call(undefined, 'GET', email(address)), status(address)]),
  );
  expect(bodies.map(({ body }) => body)).toEqual(['{"result":"Ok"}', '{"status":"Active"}', '{"result":"Ok"}', '{"status":"Active"}']);
  expect((await call('p0', 'GET', email('person1@example.org'))).json()).toEqual({ result: 'InUse' });
});

test('[SEC-3] look-ups are counted per address and end in 429 with the time to wait', async () => {
  const { call } = await makePortalApi(db, 1, { tenant: tenantWith('limited', 'spec'), limits: { lookups: 3 } });
  for (let turn = 0; turn < 3; turn += 1) expect((await call(undefined, 'GET', email('a@example.org'))).statusCode).toBe(200);
  const refused = await call(undefined, 'GET', phone('+447700900001'));
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('3600');
});
