import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { CallOf } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';
import { erasePerson } from '../../jobs/personal-data/erase-person.ts';
import { exportPerson } from '../../jobs/personal-data/export-person.ts';
import { signInRecords } from '../../../web/sign-in/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const draft = 'WFS_Registration_Draft';
const steps = {
  slug: 'hub-my-claim-steps',
  steps: [{ processStep: { en: 'One' } }],
  statuses: [
    { code: draft, name: { en: 'Registering' }, accountStatus: 1 },
    { code: 'Verifying', name: { en: 'Being verified' }, accountStatus: 3 },
    { code: 'Paid', name: { en: 'Paid' }, accountStatus: 6 },
  ],
  projects: { other: { statuses: [{ code: 'Elsewhere', name: 'Elsewhere', accountStatus: 2 }] } },
};
const url = '/api/workspace/status?accountId=a-0';
type Answer = CallOf<'workspace.status'>['answer'];

async function makeFirm(changes: PortalFixture = {}) {
  const portal = await makePortalApi(db, 2, { content: { configuration: [steps] }, ...changes });
  const { call, tenant, time } = portal;
  const set = async (more: object = {}, who = 'staff-9', to = url) =>
    call(who, 'POST', to, { replaces: draft, code: 'Verifying', day: '2026-01-05', ...more });
  const undo = async (number: number, who = 'staff-9') => call(who, 'POST', '/api/workspace/status/undo?accountId=a-0', { number });
  const read = async () => (await call('staff-9', 'GET', url)).json<Answer>();
  const hub = async () =>
    (await call('p0', 'GET', '/api/Submissions/claims')).json<{ claims: { accountStatus: { description: unknown; details: unknown } }[] }>()
      .claims[0]?.accountStatus;
  const hold = (claims: object) =>
    db.kysely
      .updateTable('account')
      .set({ claims: JSON.stringify(claims) })
      .where('tenant_id', '=', tenant.slug)
      .where('id', '=', 'a-0')
      .execute();
  const row = () =>
    db.kysely.selectFrom('account').selectAll().where('tenant_id', '=', tenant.slug).where('id', '=', 'a-0').executeTakeFirstOrThrow();
  const trail = async () =>
    (
      await db.kysely
        .selectFrom('audit_entry')
        .select(['actor', 'action', 'on_behalf_of'])
        .where('tenant_id', '=', tenant.slug)
        .where('action', 'like', 'status.%')
        .orderBy('sequence')
        .execute()
    ).map(({ actor, action, on_behalf_of }) => `${actor} ${action} ${on_behalf_of}`);
  return { ...portal, set, undo, read, hub, hold, row, trail, time };
}

test('[STS-02] [STS-03] a status that staff set is one record: code, number, day, note, who; the held description, deadline and details go', async () => {
  const { set, read, hub, hold, row, trail, time } = await makeFirm();
  const details = [{ title: 'Answer by', value: '1 February', deadline: '2026-02-01' }];
  await hold({ accountStatus: { description: { en: 'Stale words' }, details } });
  expect((await set({ note: 'Rang on Monday' })).statusCode).toBe(200);
  expect(await row()).toMatchObject({ status_code: 'Verifying', status: 3 });
  expect(await hub()).toEqual({ description: { en: 'Being verified' }, workflowStatusCode: 'Verifying', details: [] });
  expect(await read()).toMatchObject({
    code: 'Verifying',
    today: '2026-01-05',
    changes: [
      {
        number: 1,
        code: 'Verifying',
        day: '2026-01-05',
        note: 'Rang on Monday',
        by: 'staff-9',
        at: new Date(time.now).toISOString(),
        canUndo: true,
      },
    ],
  });
  expect(await trail()).toEqual(['staff-9 status.changed a-0']);
});

test('[STS-02] [STS-04] deadline and details stay where the code does, and are there again once a change is taken back', async () => {
  const { set, undo, hub, hold } = await makeFirm();
  const details = [{ title: 'Answer by', value: '1 February', deadline: '2026-02-01' }];
  await hold({ accountStatus: { details } });
  await set({ code: draft, text: 'We wait for your form' });
  expect(await hub()).toMatchObject({ description: { en: 'We wait for your form' }, details });
  await set();
  expect(await hub()).toMatchObject({ details: [] });
  await undo(2);
  expect(await hub()).toMatchObject({ description: { en: 'We wait for your form' }, details });
});

test('[STS-04] a change that an earlier version recorded without details is taken back with those that the account has', async () => {
  const { set, undo, hub, hold } = await makeFirm();
  const details = [{ title: 'Answer by', value: '1 February', deadline: '2026-02-01' }];
  await set();
  await hold({ accountStatus: { details } });
  await undo(1);
  expect(await hub()).toMatchObject({ details });
});

test('[STS-03] what staff wrote is read by the claimant, in the language they are written to in; the note never is', async () => {
  const { set, hub, call, tenant } = await makeFirm();
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify({ preferredLanguage: 'cy' }) })
    .where('tenant_id', '=', tenant.slug)
    .execute();
  await set({ text: 'Rydym yn gwirio', note: 'do not show' });
  expect(await hub()).toMatchObject({ description: { cy: 'Rydym yn gwirio' } });
  for (const path of ['/api/Submissions/claims', '/api/Accounts/', '/api/Accounts/profile'])
    expect((await call('p0', 'GET', path)).body).not.toContain('do not show');
});

test('[STS-03] of two changes of one status at once, the second is refused with who made the first and when', async () => {
  const { set, row, time } = await makeFirm();
  const answers = await Promise.all([set(), set({ code: 'Paid' }, 'staff-8')]);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  const won = answers.indexOf(refused as never) === 1 ? ['Verifying', 'staff-9'] : ['Paid', 'staff-8'];
  expect(refused?.json()).toMatchObject({
    status: 409,
    code: 'status-changed',
    statusCode: won[0],
    by: won[1],
    changedAt: new Date(time.now).toISOString(),
  });
  expect((await row()).status_code).toBe(won[0]);
});

test('[STS-03] a status of another project, a day ahead, no day, and a closed account are refused by name, and change nothing', async () => {
  const { set, row, tenant, trail } = await makeFirm();
  const refused = async (more: object) => {
    const answer = await set(more);
    return [answer.statusCode, answer.json<{ code: string; detail: string }>().code, answer.json<{ detail: string }>().detail];
  };
  expect(await refused({ code: 'Elsewhere' })).toEqual([422, 'no-such-status', expect.stringContaining('Elsewhere')]);
  expect(await refused({ day: '2026-01-06' })).toEqual([422, 'day-ahead', expect.stringContaining('2026-01-06')]);
  expect(await refused({ day: '2026-02-30' })).toEqual([422, 'no-such-day', expect.stringContaining('2026-02-30')]);
  await db.kysely.updateTable('account').set({ active: false }).where('tenant_id', '=', tenant.slug).execute();
  expect(await refused({})).toEqual([409, 'inactive-account', expect.any(String)]);
  expect(await row()).toMatchObject({ status_code: draft, status: 1 });
  expect(await trail()).toEqual([]);
});

test('[STS-04] the newest change is taken back within a day: what held before holds again, and the audit trail has both', async () => {
  const { set, undo, read, row, hold, hub, trail, time } = await makeFirm();
  const before = { accountStatus: { description: { en: 'From the system' }, details: [] } };
  await hold(before);
  await set();
  await set({ replaces: 'Verifying', code: 'Paid', text: 'The money is on its way' });
  expect((await undo(1)).json()).toMatchObject({ status: 409, code: 'not-undone' });
  expect((await undo(2)).statusCode).toBe(200);
  expect(await row()).toMatchObject({ status_code: 'Verifying', status: 3 });
  expect((await undo(2)).statusCode).toBe(409);
  time.now += dayMs;
  expect((await undo(1, 'staff-8')).statusCode).toBe(200);
  expect([await row(), await hub()]).toMatchObject([{ status_code: draft, status: 1 }, { description: { en: 'From the system' } }]);
  expect(await read()).toMatchObject({
    changes: [
      { number: 2, undone: { by: 'staff-9' } },
      { number: 1, undone: { by: 'staff-8' } },
    ],
  });
  expect(await trail()).toEqual([
    'staff-9 status.changed a-0',
    'staff-9 status.changed a-0',
    'staff-9 status.undone a-0',
    'staff-8 status.undone a-0',
  ]);
  await set();
  time.now += dayMs + 1;
  expect((await undo(3)).statusCode).toBe(409);
});

test('[STS-03] [SEC-12] claimants and visitors neither read nor set a status, and staff who chose no account none', async () => {
  const { call, set, row } = await makeFirm();
  expect((await set({}, 'p0')).statusCode).toBe(403);
  expect((await call('p0', 'GET', url)).statusCode).toBe(403);
  expect((await call(undefined, 'GET', url)).statusCode).toBe(401);
  expect((await set({}, 'staff-9', '/api/workspace/status')).statusCode).toBe(400);
  expect((await set({}, 'staff-9', '/api/workspace/status?accountId=a-7')).statusCode).toBe(404);
  expect((await row()).status_code).toBe(draft);
});

test('[STS-02] [SEC-44] the records of a person’s status are in the export, with the notes, and go with the erasure', async () => {
  const { set, portal, tenant, time } = await makeFirm();
  await set({ note: 'Rang on Monday' });
  const person = { tenant: tenant.slug, accountId: 'a-0', poolId: 'pool' };
  const { statusChanges } = await exportPerson(db, person, signInRecords);
  expect(statusChanges).toMatchObject([{ code: 'Verifying', note: 'Rang on Monday' }]);
  await erasePerson(db, portal.files, { ...person, actor: 'staff-9', requestId: 'r', now: time.now }, signInRecords);
  expect(await db.kysely.selectFrom('status_change').selectAll().where('tenant_id', '=', tenant.slug).execute()).toEqual([]);
});

test('[CLM-16] the history of a claim has what the firm set: in its own words, else by the name of the status, and without what was taken back', async () => {
  const { set, undo, call } = await makeFirm();
  const past = async () =>
    (await call('p0', 'GET', '/api/Submissions/claims')).json<{ claims: { pastStatuses: unknown }[] }>().claims[0]?.pastStatuses;
  await set();
  await set({ replaces: 'Verifying', code: 'Paid', text: 'Paid on Friday' });
  const verified = { name: { en: 'Being verified' }, day: '2026-01-05' };
  expect(await past()).toEqual([{ name: { en: 'Paid on Friday' }, day: '2026-01-05' }, verified]);
  await undo(2);
  expect(await past()).toEqual([verified]);
});
