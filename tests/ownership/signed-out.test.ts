import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { operations } from '../../server/portal/calls/operations.ts';
import { routes, type RouteName } from '../../schemas/api/routes.ts';
import { callFor, objectRoutes, selfCallFor } from './object-calls.ts';
import { openTenant } from './ownership.fixture.ts';

let db: Database;
let here: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  db = await openMemoryDatabase();
  here = await openTenant(db, 1);
}, 120_000);
afterAll(() => db.close());

const callOf = (name: RouteName) =>
  objectRoutes.includes(name) ? callFor(name, (here.people[0] ?? expect.unreachable()).owns) : selfCallFor(name);
const answered = Object.keys(operations) as RouteName[];

test('[SEC-7] [NAV-03] after signing out the old identity token is refused on every route of the table', async () => {
  here.pass(1);
  const { token, post } = await here.visit('person0@example.org');
  // One that takes its secret in the body answers anyone.
  const guarded = answered.filter((name) => routes[name].rule !== 'anyone' && !('tokenInBody' in routes[name]));

  const askAll = async (who: string | undefined) => {
    const answers = new Map<RouteName, Awaited<ReturnType<typeof here.ask>>>();
    for (const name of answered) answers.set(name, await here.ask(who, callOf(name)));
    return answers;
  };
  const signedIn = await askAll(token);
  const anonymous = await askAll(undefined);
  for (const name of guarded) expect([name, signedIn.get(name)]).not.toEqual([name, anonymous.get(name)]);

  const before = await here.stored();
  expect((await post('/auth/sign-out')).statusCode).toBe(200);
  for (const form of [token, `Bearer ${token}`]) {
    const signedOut = await askAll(form);
    for (const name of guarded) expect([name, signedOut.get(name)?.status]).toEqual([name, 401]);
    expect(signedOut).toEqual(anonymous);
  }
  expect((await post('/auth/session')).statusCode).not.toBe(200);
  expect(await here.stored()).toBe(before);
  expect(guarded.length).toBeGreaterThan(20);
});

test('[SEC-8] tokens that were tampered with are refused on every route of the table', async () => {
  const { token } = here.people[0] ?? expect.unreachable();
  const [header = '', claims = '', signature = ''] = token.split('.');
  const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  const staffClaims = encoded({ ...read(claims), 'cognito:groups': ['portico-staff'] });
  const forgeries = [
    `${encoded({ ...read(header), alg: 'none' })}.${claims}.`,
    `${encoded({ ...read(header), alg: 'HS256' })}.${claims}.${signature}`,
    `${header}.${staffClaims}.${signature}`,
    `${header}.${claims}.${signature.slice(0, -8)}`,
  ];
  for (const name of answered.filter((route) => routes[route].rule !== 'anyone'))
    for (const forged of forgeries) expect([name, (await here.ask(forged, callOf(name))).status]).toEqual([name, 401]);
});
