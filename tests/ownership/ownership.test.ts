import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { operations } from '../../server/portal/calls/operations.ts';
import { routes, type RouteName } from '../../schemas/api/routes.ts';
import {
  callFor,
  managerCalls,
  notForStaff,
  nothing,
  objectRoutes,
  selfCallFor,
  selfCalls,
  staffLists,
  type Belongings,
} from './object-calls.ts';
import { openTenant } from './ownership.fixture.ts';

const size = process.env['PORTICO_FULL'] ? 25 : 4;
const answered = Object.keys(operations) as RouteName[];

let db: Database;
let here: Awaited<ReturnType<typeof openTenant>>;
let elsewhere: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  db = await openMemoryDatabase();
  here = await openTenant(db, size);
  elsewhere = await openTenant(db, 1);
}, 120_000);
afterAll(() => db.close());

test('every route of the contract is answered, and is an object route, is about its caller or is a list for staff', () => {
  expect([...objectRoutes, ...selfCalls, ...staffLists, ...managerCalls].sort()).toEqual(Object.keys(routes).sort());
  expect([...objectRoutes, ...selfCalls, ...staffLists, ...managerCalls].sort()).toEqual([...answered].sort());
});

const first = () => here.people[0] ?? expect.unreachable();
const foreign = () => elsewhere.people[0] ?? expect.unreachable();

test('each owner is answered their own things on every object route', async () => {
  const blind: string[] = [];
  for (const name of objectRoutes.filter((route) => routes[route].method === 'GET')) {
    const { status } = await here.ask(first().token, callFor(name, first().owns));
    if (status !== 200) blind.push(`${name}: ${status}`);
  }
  expect(blind).toEqual([]);
});

test(`[SEC-14] ${size} × ${size} accounts × ${objectRoutes.length} object routes: 0 cross reads, 0 cross writes, "not yours" is "not there"`, async () => {
  const before = await here.stored();
  const leaks: string[] = [];
  let calls = 0;
  for (const name of objectRoutes)
    for (const [asking, { token }] of here.people.entries()) {
      const absent = await here.ask(token, callFor(name, nothing()));
      for (const [asked, { owns }] of here.people.entries()) {
        if (asked === asking) continue;
        const answer = await here.ask(token, callFor(name, owns));
        calls += 1;
        if (answer.status < 400 || answer.status !== absent.status || answer.text !== absent.text)
          leaks.push(`${name}: ${asking} asks for ${asked}: ${answer.status} ${answer.text}`);
      }
    }
  expect(leaks).toEqual([]);
  expect(calls).toBe(objectRoutes.length * size * (size - 1));
  expect(await here.stored()).toBe(before);
}, 600_000);

test('[SEC-13] callers without a session and people of another tenant are answered 401 on every route but those for anyone, whatever they name', async () => {
  const before = await here.stored();
  const strangers = [undefined, 'nonsense', foreign().token, elsewhere.staff];
  for (const name of objectRoutes)
    for (const token of strangers) expect([name, (await here.ask(token, callFor(name, first().owns))).status]).toEqual([name, 401]);
  for (const name of [...selfCalls, ...staffLists, ...managerCalls].filter((route) => routes[route].rule !== 'anyone')) {
    for (const token of strangers) expect([name, (await here.ask(token, selfCallFor(name))).status]).toEqual([name, 401]);
  }
  expect(await here.stored()).toBe(before);
});

test('[SEC-13] staff of this tenant reach nothing of another', async () => {
  const chosen = first().owns.accountId;
  for (const name of objectRoutes.filter((route) => !notForStaff.includes(route))) {
    const asked = (target: Belongings) => {
      const call = callFor(name, target);
      return here.ask(here.staff, { ...call, url: `${call.url}${call.url.includes('?') ? '&' : '?'}accountId=${chosen}` });
    };
    expect([name, await asked({ ...foreign().owns, accountId: 'a-900' })]).toEqual([name, await asked(nothing())]);
  }
});

test('[APP-05] [SEC-12] [SEC-13] lists for staff are refused to every claimant, and name accounts of the own tenant alone', async () => {
  for (const name of staffLists) {
    for (const { token } of here.people) {
      const { status, text } = await here.ask(token, selfCallFor(name));
      expect([name, status, text.includes('staff-only')]).toEqual([name, 403, true]);
    }
    for (const query of ['', '?search=person0', `?accountId=${foreign().owns.accountId}`]) {
      const { status, text } = await here.ask(here.staff, { method: 'GET', url: routes[name].path + query });
      const { accounts, submissions } = JSON.parse(text) as Record<string, { id: string; accountId?: string }[] | undefined>;
      const ids = (accounts ?? submissions ?? []).map(({ id, accountId }) => accountId ?? id);
      expect([name, query, status, ids.toSorted()]).toEqual([
        name,
        query,
        200,
        query.includes('search') ? ['a-0'] : here.people.map(({ owns }) => owns.accountId),
      ]);
      expect(text).not.toContain(foreign().owns.submissionId);
    }
  }
});

test('[STS-07] [SEC-12] [SEC-13] what changes many accounts is refused to every claimant, and to staff who are no managers', async () => {
  const before = await here.stored();
  for (const name of managerCalls)
    for (const token of [...here.people.map(({ token: own }) => own), here.staff]) {
      const { status, text } = await here.ask(token, selfCallFor(name));
      expect([name, status, text.includes('managers-only')]).toEqual([name, 403, true]);
    }
  expect(await here.stored()).toBe(before);
});

test('[LOGIN-05] an account made inactive is closed to tokens that still live', async () => {
  const last = here.people.at(-1) ?? expect.unreachable();
  await db.kysely
    .updateTable('account')
    .set({ active: false })
    .where('tenant_id', '=', here.tenant.slug)
    .where('id', '=', last.owns.accountId)
    .execute();
  const before = await here.stored();
  for (const name of objectRoutes) expect([name, (await here.ask(last.token, callFor(name, last.owns))).status]).toEqual([name, 403]);
  expect(await here.stored()).toBe(before);
});

test('an expired token is no session', async () => {
  const { token, owns } = first();
  here.pass(3601);
  for (const name of objectRoutes) expect([name, (await here.ask(token, callFor(name, owns))).status]).toEqual([name, 401]);
});
