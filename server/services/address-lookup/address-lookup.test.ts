import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createGetJson } from '../../platform/outbound-http/get-json.ts';
import { makeWorld, outThere } from '../../platform/outbound-http/world.fixture.ts';
import { createAddressLookup } from './create-address-lookup.ts';

let world: Awaited<ReturnType<typeof makeWorld>> | undefined;
afterEach(() => world?.close());

const json = { 'content-type': 'application/json;charset=UTF-8' };
const key = 'a-key-of-the-firm';
const asked = { country: 'GBR', postcode: 'SO16 0AS' };

/** A look-up by these settings, against a server that answers so; what that server and the log got. */
async function open(answer: RequestListener, settings: Partial<Parameters<typeof createAddressLookup>[0]['settings']> = {}) {
  const requests: unknown[] = [];
  const logged: string[] = [];
  world = await makeWorld(
    (request, response) => {
      const { host: _, connection: __, ...headers } = request.headers;
      requests.push([request.method, request.url, headers]);
      answer(request, response);
    },
    () => [outThere],
  );
  const lookup = createAddressLookup({
    settings: { url: 'https://addresses.example/find', key, format: 'portico', countries: ['GBR', 'IRL'], ...settings },
    getJson: createGetJson(world.transport, 150),
    log: { warn: ({ err }: { err?: Error }, message) => logged.push(`${message}: ${err?.message}`) },
  });
  return { lookup: lookup ?? expect.unreachable(), requests, logged };
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, json).end(typeof body === 'string' ? body : JSON.stringify(body));

test('without an address there is no look-up', () => {
  const settings = { url: undefined, key, format: 'portico', countries: ['GBR'] } as const;
  expect(createAddressLookup({ settings, getJson: () => expect.unreachable(), log: { warn: () => {} } })).toBeUndefined();
});

test('a service of the portal’s own format gets country and postcode, with the key in a header', async () => {
  const found = [{ addressLine1: '1 Made-up Street', city: 'Madeupton' }];
  const { lookup, requests } = await open(answering(found), { url: 'https://addresses.example/find?v=2' });
  expect([lookup.countries, await lookup.find(asked)]).toEqual([['GBR', 'IRL'], found]);
  expect(requests).toEqual([
    ['GET', '/find?v=2&country=GBR&postcode=SO16+0AS', { accept: 'application/json', authorization: `Bearer ${key}` }],
  ]);
});

/** As docs.os.uk has them: what is empty is absent; a number may be a number. */
const record = { UPRN: '200010019924', POST_TOWN: 'SOUTHAMPTON', POSTCODE: 'SO16 0AS', MATCH: 1.0 };
const ofOsPlaces = (...records: object[]) => ({
  header: { query: 'postcode=SO160AS', offset: 0, totalresults: records.length, dataset: 'DPA', maxresults: 100 },
  ...(records.length > 0 ? { results: records.map((one) => ({ DPA: { ...record, ...one } })) } : {}),
});

test('OS Places is asked for delivery points of the postcode, and knows the United Kingdom alone', async () => {
  const { lookup, requests } = await open(answering(ofOsPlaces()), {
    format: 'os-places',
    url: 'https://api.os.uk/search/places/v1/postcode',
  });
  expect([lookup.countries, await lookup.find(asked)]).toEqual([['GBR'], []]);
  expect(requests).toEqual([
    ['GET', '/search/places/v1/postcode?postcode=SO160AS&dataset=DPA&maxresults=100', { accept: 'application/json', key }],
  ]);
});

test.each([
  [
    'a firm',
    {
      ORGANISATION_NAME: 'ORDNANCE SURVEY',
      BUILDING_NUMBER: '4',
      THOROUGHFARE_NAME: 'ADANAC DRIVE',
      DEPENDENT_LOCALITY: 'NURSLING',
    },
    ['ORDNANCE SURVEY', '4 ADANAC DRIVE, NURSLING'],
  ],
  ['a house', { BUILDING_NUMBER: 4, THOROUGHFARE_NAME: 'LUKIN DRIVE', DEPENDENT_LOCALITY: 'NURSLING' }, ['4 LUKIN DRIVE', 'NURSLING']],
  ['a house without a locality', { BUILDING_NUMBER: '4', THOROUGHFARE_NAME: 'LUKIN DRIVE' }, ['4 LUKIN DRIVE', '']],
  ['a name that is a number', { BUILDING_NAME: '12A', THOROUGHFARE_NAME: 'LUKIN DRIVE' }, ['12A LUKIN DRIVE', '']],
  [
    'a flat in a named house',
    { SUB_BUILDING_NAME: 'FLAT 2', BUILDING_NAME: 'THE MILL', BUILDING_NUMBER: '7', THOROUGHFARE_NAME: 'HIGH STREET' },
    ['FLAT 2, THE MILL', '7 HIGH STREET'],
  ],
  [
    'a street within a street',
    { BUILDING_NUMBER: '1', DEPENDENT_THOROUGHFARE_NAME: 'MILL COURT', THOROUGHFARE_NAME: 'HIGH STREET' },
    ['1 MILL COURT', 'HIGH STREET'],
  ],
  ['a box', { ORGANISATION_NAME: 'A FIRM', PO_BOX_NUMBER: '22' }, ['A FIRM, PO Box 22', '']],
  ['a house without a street', { BUILDING_NAME: 'THE COTTAGE', DEPENDENT_LOCALITY: 'NURSLING' }, ['THE COTTAGE', 'NURSLING']],
])('a record of OS Places becomes two lines: %s', async (_, one, [addressLine1, addressLine2]) => {
  const { lookup } = await open(answering(ofOsPlaces(one)), { format: 'os-places' });
  expect(await lookup.find(asked)).toEqual([{ addressLine1, addressLine2, city: 'SOUTHAMPTON', postcode: 'SO16 0AS' }]);
});

test.each<[string, RequestListener, Partial<Parameters<typeof createAddressLookup>[0]['settings']>?]>([
  ['refuses the key', answering({ error: { statuscode: 401, message: 'Wrong Key' } }, 401)],
  ['does not know the address of the service', answering({}, 404)],
  ['is out of order', answering([], 503)],
  ['is broken', answering('{', 200)],
  ['answers a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('[]')],
  ['leads elsewhere', (_, response) => response.writeHead(302, { ...json, location: 'https://169.254.169.254/' }).end('[]')],
  ['answers too much', answering(['x'.repeat(600 * 1024)])],
  ['never begins', () => undefined],
  ['never ends', (_, response) => response.writeHead(200, json).write('[')],
  ['hangs up', (request) => request.socket.destroy()],
  ['answers another shape', answering({ addresses: [] })],
  ['answers no records', answering({ header: {}, results: 'none' }), { format: 'os-places' }],
  ['answers an error with status 200', answering({ error: {} }), { format: 'os-places' }],
])('a service that %s is logged, without the postcode and the key, and nothing is found out', async (_, answer, settings) => {
  const { lookup, logged } = await open(answer, settings);
  expect(await lookup.find(asked)).toBeUndefined();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^the look-up of addresses did not answer: \S/);
  expect(logged[0]).not.toMatch(/SO16|a-key/);
});

test('records of OS Places that are none are left out', async () => {
  const { lookup } = await open(answering({ header: {}, results: [null, 7, {}, { LPI: {} }, { DPA: null }, { DPA: { ADDRESS: {} } }] }), {
    format: 'os-places',
  });
  expect(await lookup.find(asked)).toEqual([{ addressLine1: '', addressLine2: '', city: '', postcode: '' }]);
});
