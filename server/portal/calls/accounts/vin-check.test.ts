import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import type { OutboundAnswer } from '../../../platform/outbound-http/index.ts';
import { publishedAddresses } from '../../documents/published-addresses.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const checker = 'https://vin.example/check?country=gb';
const question = (vinCheckerUrl: unknown) => ({ type: 'vinchecker', name: 'vin', vinCheckerUrl });
const form = (vinCheckerUrl: string, status = 'Active') => ({
  slug: vinCheckerUrl,
  status,
  surveyDefinition: { pages: [{ elements: [{ type: 'panel', name: 'p', elements: [question(vinCheckerUrl)] }] }] },
});
const car = { manufacturer: 'Astra', model: 'One', year: 2016, vinNumber: 'W0L000051T2123456' };
const at = (url: string): string => `/api/Accounts/vinCheck?vinCheckerUrl=${encodeURIComponent(url)}`;

async function open(answer: OutboundAnswer | Error, changes: PortalFixture = {}) {
  const asked: unknown[] = [];
  const forms = [form(checker), form('https://unlisted.example/'), form('https://over.example/', 'Inactive')];
  const api = await makePortalApi(db, 1, {
    content: { 'submission-form': forms },
    vehicleHosts: ['vin.example', 'over.example'],
    postJson: async (url, body) => {
      asked.push([url, body]);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...changes,
  });
  return { asked, check: (url: string, body: object = car) => api.call(undefined, 'POST', at(url), body) };
}

test('[API-ACC-3] [CTL-VIN] a published checker on a listed host is asked with the four facts, and no more', async () => {
  const { asked, check } = await open({ status: 200, body: { statusCode: 200, status: 'valid', owner: 'not for browsers' } });
  const answer = await check(checker, { ...car, extra: 'x' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { statusCode: '200', status: 'valid' }]);
  expect(asked).toEqual([[checker, car]]);
});

test.each<[string, OutboundAnswer, object]>([
  [
    'its message',
    { status: 200, body: { statusCode: '404', status: 'error', message: 'Unknown' } },
    { statusCode: '404', status: 'error', message: 'Unknown' },
  ],
  ['its errorMessage', { status: 400, body: { errorMessage: 'No' } }, { statusCode: '400', status: '', errorMessage: 'No' }],
  [
    'nothing that is no text',
    { status: 200, body: { statusCode: '200', status: { a: 1 }, message: ['x'] } },
    { statusCode: '200', status: '', message: '' },
  ],
  [
    'short texts',
    { status: 200, body: { status: 's'.repeat(99), message: 'm'.repeat(999) } },
    { statusCode: '200', status: 's'.repeat(40), message: 'm'.repeat(500) },
  ],
  ['a code only, when the answer is no object', { status: 200, body: null }, { statusCode: '200', status: '' }],
])('[CTL-VIN] of an answer is passed on: %s', async (_, answer, expected) => {
  expect((await (await open(answer)).check(checker)).json()).toEqual(expected);
});

test('[SEC-34] an address that is not published as it is, or whose host is not listed, is not called', async () => {
  const { asked, check } = await open({ status: 200, body: {} });
  const near = [checker.toUpperCase(), `${checker}&x=1`, checker.replace('?country=gb', ''), `${checker}#x`, ` ${checker}`, `${checker} `];
  for (const url of [
    ...near,
    'https://unlisted.example/',
    'https://over.example/',
    'https://vin.example/',
    'vin',
    '',
    'https://169.254.169.254/',
  ]) {
    const answer = await check(url);
    expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 403, 'no-such-checker']);
  }
  const unlisted = await open({ status: 200, body: {} }, { vehicleHosts: [] });
  expect((await unlisted.check(checker)).statusCode).toBe(403);
  expect([...asked, ...unlisted.asked]).toEqual([]);
});

test('[SEC-34] why a checker could not be asked stays inside; tries are counted', async () => {
  const failing = await open(new Error('10.0.0.7 is not public'));
  const answer = await failing.check(checker);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'vehicle-check-failed']);
  expect(answer.body).not.toContain('10.0.0.7');
  const limited = await open({ status: 200, body: {} }, { limits: { lookups: 2 } });
  const statuses = [await limited.check(checker), await limited.check('x'), await limited.check(checker)].map((each) => each.statusCode);
  expect(statuses).toEqual([200, 403, 429]);
});

test('[CTL-VIN] only a property of a question publishes an address', () => {
  const definition = {
    vinCheckerUrl: 'https://a.example/',
    pages: [null, { elements: [{ type: 'paneldynamic', name: 'd', templateElements: [question('https://b.example/'), question(7)] }] }],
    calculatedValues: [{ name: 'c', vinCheckerUrl: 'https://c.example/' }],
  };
  expect([...publishedAddresses([definition, undefined, 'text', null], 'vinCheckerUrl')]).toEqual(['https://b.example/']);
});
