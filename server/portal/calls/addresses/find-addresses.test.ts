import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const house = { addressLine1: '1 Made-up Street', city: 'Madeupton' };
const answered = (one: object) => ({ ...one, postcode: 'ZZ1 1AA', country: 'GBR' });

/** A portal with a look-up service that answers this. */
async function open(found: readonly unknown[] | undefined, changes: PortalFixture = {}) {
  const asked: unknown[] = [];
  const addressLookup = {
    countries: ['GBR', 'FRA'],
    find: async (given: object) => {
      asked.push(given);
      return found;
    },
  };
  const api = await makePortalApi(db, 1, { addressLookup, ...changes });
  const find = (query: object, who?: string) => api.call(who, 'GET', `/api/Addresses?${new URLSearchParams({ ...query })}`);
  return { asked, find, api };
}

test('[CTL-ADDR] a stranger gets the addresses of a postcode; the service gets country and postcode, and nothing else', async () => {
  const { asked, find, api } = await open([house, { ...house, addressLine2: 'Flat 2' }, house]);
  const answer = await find({ country: 'GBR', postcode: ' zz11aa ', accountId: 'a-0', name: 'Ann' });
  expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
    200,
    'no-store',
    { result: 'Ok', addresses: [answered(house), answered({ ...house, addressLine2: 'Flat 2' })] },
  ]);
  expect(asked).toEqual([{ country: 'GBR', postcode: 'ZZ1 1AA' }]);
  expect((await api.call(undefined, 'GET', '/api/addresses/COUNTRIES')).json()).toEqual({ countries: ['GBR', 'FRA'] });
  expect((await find({ country: 'GBR', postcode: 'ZZ1 1AA' }, 'person-0')).json()).toMatchObject({ result: 'Ok' });
});

test('[CTL-ADDR] what a service answers is untrusted: only lines of addresses, in their signs and lengths, a hundred at most', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...house, addressLine1: `${index} Made-up Street` }));
  const garbage = [null, 7, 'x', [house], { addressLine1: { a: 1 } }, { city: 'Madeupton' }];
  const odd = { addressLine1: '1 <img src=x onerror=alert(1)> Street', addressLine2: 'y'.repeat(9999), country: 'FRA', uprn: 1 };
  const { find } = await open([...garbage, odd, ...many]);
  const { addresses } = (await find({ country: 'GBR', postcode: 'ZZ1 1AA' })).json<{ addresses: object[] }>();
  expect(addresses[0]).toEqual(answered({ addressLine1: '1 img src=x onerror=alert(1) Street', addressLine2: 'y'.repeat(255) }));
  expect([addresses.length, addresses[1]]).toEqual([100, answered(many[0] ?? {})]);
});

test('[CTL-ADDR] a service that does not answer is a result, which no browser asks for again', async () => {
  const { find } = await open(undefined);
  const answer = await find({ country: 'GBR', postcode: 'ZZ1 1AA' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { result: 'Unavailable', addresses: [] }]);
});

test('[CTL-ADDR] without a service, and for a country that it does not know, nothing is asked', async () => {
  const { asked, find } = await open([house]);
  expect((await find({ country: 'USA', postcode: '90210' })).statusCode).toBe(404);
  const none = await makePortalApi(db, 1);
  expect((await none.call(undefined, 'GET', '/api/Addresses/countries')).json()).toEqual({ countries: [] });
  expect((await none.call(undefined, 'GET', '/api/Addresses?country=GBR&postcode=ZZ11AA')).json()).toMatchObject({
    status: 404,
    code: 'no-address-lookup',
  });
  expect(asked).toEqual([]);
});

test.each([
  ['another parameter', 'ZZ1 1AA&key=x'],
  ['another path', '../../ZZ1 1AA'],
  ['a header', 'ZZ1 1AA\r\nHost: inside'],
  ['part of one', 'ZZ1'],
  ['a long text', 'Z'.repeat(21)],
  ['nothing', ''],
  ['a name', 'Ann Lee, 1 Made-up St'],
])('[CTL-ADDR] [SEC-34] a postcode that is none is not sent: %s', async (_, postcode) => {
  const { asked, find } = await open([house]);
  expect((await find({ country: 'GBR', postcode })).statusCode).toBe(400);
  for (const country of ['gbr', 'GB', 'GBR&x', '__proto__']) expect((await find({ country, postcode: 'ZZ1 1AA' })).statusCode).toBe(400);
  expect(asked).toEqual([]);
});

test('[CTL-ADDR] look-ups are counted for each client and tenant, whatever is asked', async () => {
  const { asked, find } = await open([house], { limits: { lookups: 2 } });
  const statuses = [];
  for (const postcode of ['ZZ1 1AA', 'x', 'ZZ1 1AA']) statuses.push((await find({ country: 'GBR', postcode })).statusCode);
  expect(statuses).toEqual([200, 400, 429]);
  expect(asked).toHaveLength(1);
  const other = await open([house], { limits: { lookups: 2 } });
  expect((await other.find({ country: 'GBR', postcode: 'ZZ1 1AA' })).statusCode).toBe(200);
});
