import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { routes, type RouteName } from '../../schemas/api/routes.ts';
import {
  callFor,
  notForStaff,
  nothing,
  objectRoutes,
  selfCallFor,
  selfCalls,
  managerCalls,
  staffLists,
  type Belongings,
  type ObjectCall,
} from './object-calls.ts';
import { openTenant } from './ownership.fixture.ts';

const size = process.env['PORTICO_FULL'] ? 25 : 4;

let db: Database;
let here: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  db = await openMemoryDatabase();
  here = await openTenant(db, size);
}, 120_000);
afterAll(() => db.close());

const owner = (index: number) => here.people[index] ?? expect.unreachable();

/** What an answer holds of an account: its ids, its address, or its answers. */
function foundOf(text: string, index: number): string[] {
  const { accountId, submissionId, fileId, documentId } = owner(index).owns;
  const marks = [`"${accountId}"`, submissionId, fileId, documentId, `person${index}@example.org`, `"OWN ${index}"`, `"R-${index}"`];
  return marks.filter((mark) => text.includes(mark));
}

/** Calls whose answer here holds nothing by which an account is known. */
const namesNothing: readonly RouteName[] = ['documents.own', 'attachments.ofAccount', 'submissions.mailCopyOffer'];

/** The call with the account that staff chose in its address. */
const choosing = (call: ObjectCall, query: string): ObjectCall => ({
  ...call,
  url: `${call.url}${call.url.includes('?') ? '&' : '?'}${query}`,
});

/** A call that names no account, about an object of this owner; undefined where the path itself names the account: that is a choice. */
function withoutChoice(name: RouteName, owns: Belongings): ObjectCall | undefined {
  if (!objectRoutes.includes(name)) return selfCallFor(name);
  const call = callFor(name, { ...owns, accountId: 'CHOICE' });
  if (call.url.includes('CHOICE')) return undefined;
  const body = Object.fromEntries(Object.entries(call.body ?? {}).filter(([, value]) => value !== 'CHOICE'));
  return call.body ? { ...call, body } : call;
}

/** Calls about an account, whichever names it: staff must have chosen one. */
const aboutAccount: readonly RouteName[] = [
  ...objectRoutes,
  'accounts.mine',
  'submissions.claims',
  'drafts.one',
  'profile.read',
  'workspace.status',
  'workspace.setStatus',
  'workspace.undoStatus',
];
const everyRoute = [...objectRoutes, ...selfCalls];

test('the calls are those of the route table', () => {
  expect([...everyRoute, ...staffLists, ...managerCalls].sort()).toEqual(Object.keys(routes).sort());
});

test(`[APP-04] [FRM-19] [SEC-12] staff who chose no account: ${everyRoute.length} calls × ${size} accounts read and write nothing of any account`, async () => {
  const before = await here.stored();
  const leaks: string[] = [];
  let calls = 0;
  for (const name of everyRoute)
    for (let index = 0; index < size; index += 1) {
      const call = withoutChoice(name, owner(index).owns);
      if (!call) continue;
      calls += 1;
      const { status, text } = await here.ask(here.staff, call);
      const found = here.people.flatMap((_, other) => foundOf(text, other));
      const refused = notForStaff.includes(name) ? status === 403 : status === 400 && text.includes('no-account-chosen');
      if (found.length > 0 || (aboutAccount.includes(name) && !refused)) leaks.push(`${name}: ${status} ${found.join()} ${text}`);
    }
  expect(leaks).toEqual([]);
  expect(calls).toBe((everyRoute.length - 4) * size);
  expect(await here.stored()).toBe(before);
}, 600_000);

test(`[APP-04] [FRM-19] [SEC-14] staff who chose one of ${size} accounts reach nothing of another on any call`, async () => {
  const before = await here.stored();
  const leaks: string[] = [];
  let calls = 0;
  for (const name of objectRoutes)
    for (let chosen = 0; chosen < size; chosen += 1) {
      const query = `accountId=${owner(chosen).owns.accountId}`;
      const absent = await here.ask(here.staff, choosing(callFor(name, nothing()), query));
      for (let other = 0; other < size; other += 1) {
        if (other === chosen) continue;
        calls += 1;
        const answer = await here.ask(here.staff, choosing(callFor(name, owner(other).owns), query));
        if (answer.status < 400 || answer.status !== absent.status || answer.text !== absent.text)
          leaks.push(`${name}: for ${chosen}, of ${other}: ${answer.status} ${answer.text}`);
      }
    }
  expect(leaks).toEqual([]);
  expect(calls).toBe(objectRoutes.length * size * (size - 1));
  expect(await here.stored()).toBe(before);
}, 600_000);

test(`[APP-04] [FRM-19] what staff are answered is of the account they chose, on every call`, async () => {
  const reading = everyRoute.filter((name) => routes[name].method === 'GET' && !notForStaff.includes(name));
  const wrong: string[] = [];
  for (const name of reading)
    for (let chosen = 0; chosen < size; chosen += 1) {
      const { owns } = owner(chosen);
      const call = objectRoutes.includes(name) ? callFor(name, owns) : selfCallFor(name);
      const { status, text } = await here.ask(here.staff, choosing(call, `accountId=${owns.accountId}`));
      const others = here.people.flatMap((_, other) => (other === chosen ? [] : foundOf(text, other)));
      const reached =
        !aboutAccount.includes(name) || (status === 200 && (foundOf(text, chosen).length > 0 || name === 'submissions.claims'));
      if (others.length > 0 || !(reached || namesNothing.includes(name))) wrong.push(`${name}: ${status} ${others.join()} ${text}`);
    }
  expect(wrong).toEqual([]);
}, 600_000);

test('[APP-04] [SEC-13] an account that is not of this tenant cannot be chosen', async () => {
  for (const chosen of ['a-900', '', 'a-0&accountId=a-1']) {
    for (const name of aboutAccount.filter((route) => !notForStaff.includes(route))) {
      const call = objectRoutes.includes(name) ? callFor(name, owner(0).owns) : selfCallFor(name);
      expect([name, (await here.ask(here.staff, choosing(call, `accountId=${chosen}`))).status]).toEqual([name, 404]);
    }
  }
});

test('[SEC-12] [FRM-20] what a claimant types into the address of a call changes no answer', async () => {
  const { token, owns } = owner(0);
  const other = owner(1).owns.accountId;
  for (const name of everyRoute.filter((route) => routes[route].method === 'GET')) {
    const call = objectRoutes.includes(name) ? callFor(name, owns) : selfCallFor(name);
    const [plain, typed] = [await here.ask(token, call), await here.ask(token, choosing(call, `accountId=${other}&isWorkspace=true`))];
    expect([name, typed.status]).toEqual([name, plain.status]);
    expect([name, here.people.flatMap((_, index) => (index === 0 ? [] : foundOf(typed.text, index)))]).toEqual([name, []]);
  }
});

describe('what staff do for an account', () => {
  test('[SEC-43] [FRM-19] the audit trail records who did it and on behalf of whom, and it is done to that account alone', async () => {
    const { owns } = owner(2);
    const query = `accountId=${owns.accountId}`;
    const done = [
      ['drafts.save', 'submission.saved'],
      ['submissions.update', 'submission.saved'],
      ['accounts.update', 'account.updated'],
      ['documents.own', 'file.downloaded'],
    ] as const;
    const count = async () => {
      const rows = await db.kysely.selectFrom('audit_entry').select('sequence').where('tenant_id', '=', here.tenant.slug).execute();
      return rows.length;
    };
    for (const [name, action] of done) {
      const known = await count();
      const call = choosing(callFor(name, owns), query);
      const body = call.body && 'isSaveAndReturn' in call.body ? { ...call.body, isSaveAndReturn: true } : call.body;
      const answer = await here.ask(here.staff, { ...call, ...(body ? { body } : {}) });
      expect([name, answer.status]).toEqual([name, 200]);
      const entries = await db.kysely
        .selectFrom('audit_entry')
        .select(['actor', 'on_behalf_of', 'action'])
        .where('tenant_id', '=', here.tenant.slug)
        .orderBy('sequence')
        .execute();
      expect(entries.slice(known)).toEqual([{ actor: here.staffSubject, on_behalf_of: owns.accountId, action }]);
    }
    const { text } = await here.ask(owner(0).token, callFor('submissions.one', owner(0).owns));
    expect(text).not.toContain('STOLEN');
  });
});
