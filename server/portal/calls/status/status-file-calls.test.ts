import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallOf } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { runWorkers } from '../runs/run-workers.ts';
import { deleteOldRuns, workOffRuns } from '../../records/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const draft = 'WFS_Registration_Draft';
const steps = {
  slug: 'hub-my-claim-steps',
  statuses: [
    { code: draft, name: { en: 'Registering' }, accountStatus: 1 },
    { code: 'Verifying', name: { en: 'Being verified', cy: 'Cael ei wirio' }, accountStatus: 3 },
    { code: 'Paid', name: { en: 'Paid' }, accountStatus: 6 },
    { code: 'Shut_A', name: 'Closed', accountStatus: 6 },
    { code: 'Shut_B', name: 'Closed', accountStatus: 6 },
  ],
  projects: {
    vans: {
      statuses: [
        { code: 'Paid', name: { en: 'Paid' }, accountStatus: 6 },
        { code: 'Leased', name: 'Leased', accountStatus: 2 },
      ],
    },
  },
};
type Preview = CallOf<'workspace.readStatusFile'>['answer'];
type Progress = CallOf<'workspace.run'>['answer'];

async function makeFirm(accounts = 3) {
  const portal = await makePortalApi(db, accounts, { content: { configuration: [steps] } });
  const { call, tenant } = portal;
  const read = (file: string, who = 'manager-9') => call(who, 'POST', '/api/workspace/status-file', { file });
  const start = (id: string, who = 'manager-9') => call(who, 'POST', `/api/workspace/runs/${id}/start`, {});
  const finished = async (id: string): Promise<Progress> => {
    await workOffRuns(db, runWorkers(portal.portal));
    return (await call('manager-9', 'GET', `/api/workspace/runs/${id}`)).json<Progress>();
  };
  const codes = async () => {
    const rows = await db.kysely.selectFrom('account').select('status_code').where('tenant_id', '=', tenant.slug).orderBy('id').execute();
    return rows.map(({ status_code }) => status_code);
  };
  const records = () => db.kysely.selectFrom('status_change').selectAll().where('tenant_id', '=', tenant.slug).execute();
  return { ...portal, call, read, start, finished, codes, records };
}

test('[STS-07] a file is looked at first: it changes nothing until it is started, then each row that is right, and names those that are not', async () => {
  const { read, start, finished, codes, records } = await makeFirm(4);
  const file =
    'number;code;day;text\nR-0;Paid;05/01/2026;On its way\nR-9;Paid;05/01/2026;\nR-1;Payd;05/01/2026;\nR-2;Paid;31/02/2026;\nR-3;Verifying;2026-01-04;';
  const { id, changes, refused } = (await read(file)).json<Preview>();
  expect(changes).toEqual([
    { row: 2, account: 'R-0', name: 'Name0 Family0', from: 'Registering', to: 'Paid', day: '2026-01-05', words: { en: 'On its way' } },
    { row: 6, account: 'R-3', name: 'Name3 Family3', from: 'Registering', to: 'Being verified', day: '2026-01-04' },
  ]);
  expect(refused).toMatchObject([
    { row: 3, account: 'R-9', code: 'no-such-account' },
    { row: 4, account: 'R-1', code: 'no-such-status', value: 'Payd', detail: expect.stringContaining('Payd') },
    { row: 5, account: 'R-2', code: 'no-such-day', value: '31/02/2026' },
  ]);
  await finished(id);
  expect(await codes()).toEqual([draft, draft, draft, draft]);
  for (let time = 1; time <= 2; time += 1) expect((await start(id)).statusCode).toBe(200);
  const progress = await finished(id);
  expect(progress).toMatchObject({ rows: 5, done: 5, isFinished: true });
  expect(progress.refused).toEqual(refused);
  expect(await codes()).toEqual(['Paid', draft, draft, 'Verifying']);
  expect(await records()).toMatchObject([
    { account_id: 'a-0', actor: 'manager-9', words: { en: 'On its way' }, day: '2026-01-05' },
    { account_id: 'a-3', words: null },
  ]);
});

test('[STS-07] a row whose account changed since the file was looked at is refused, also if it was changed back', async () => {
  const { call, read, start, finished, codes, time } = await makeFirm(3);
  const { id } = (await read('number,code,day\nR-0,Paid,2026-01-05\nR-1,Paid,2026-01-05\nR-2,Paid,2026-01-05')).json<Preview>();
  time.now += 1000;
  const set = (account: string, replaces: string, code: string) =>
    call('staff-9', 'POST', `/api/workspace/status?accountId=${account}`, { replaces, code, day: '2026-01-05' });
  await set('a-0', draft, 'Verifying');
  await set('a-1', draft, 'Verifying');
  await set('a-1', 'Verifying', draft);
  await start(id);
  expect((await finished(id)).refused).toMatchObject([
    { row: 2, account: 'R-0', code: 'older-change' },
    { row: 3, account: 'R-1', code: 'older-change' },
  ]);
  expect(await codes()).toEqual(['Verifying', draft, 'Paid']);
});

test('[STS-07] a file that is applied twice changes nothing the second time: its rows are counted as unchanged; another day or text is a change', async () => {
  const { read, start, finished, records, call } = await makeFirm(4);
  const lines = ['number,code,day,text', 'R-0,Paid,2026-01-05,On its way', 'R-1,Paid,2026-01-05,', `R-3,${draft},2026-01-05,`];
  const [first, meanwhile] = [(await read(lines.join('\n'))).json<Preview>(), (await read(lines.join('\n'))).json<Preview>()];
  expect([first.changes.length, first.unchanged]).toEqual([2, 1]);
  await start(first.id);
  expect(await finished(first.id)).toMatchObject({ rows: 3, done: 3, unchanged: 1, refused: [] });
  expect((await read(lines.join('\n'))).json<Preview>()).toMatchObject({ changes: [], unchanged: 3, refused: [] });
  await start(meanwhile.id);
  expect(await finished(meanwhile.id)).toMatchObject({ done: 3, unchanged: 3, refused: [] });
  expect(await records()).toHaveLength(2);
  const other = (await read('number,code,day,text\nR-0,Paid,2026-01-05,It has come\nR-1,Paid,2026-01-04,')).json<Preview>();
  expect(other).toMatchObject({ changes: [{ account: 'R-0' }, { account: 'R-1' }], unchanged: 0 });
  const body = { replaces: 'Paid', code: 'Paid', day: '2026-01-05', text: 'On its way' };
  expect((await call('staff-9', 'POST', '/api/workspace/status?accountId=a-0', body)).statusCode).toBe(200);
  expect(await records()).toHaveLength(2);
});

test('[STS-07] the column code may have a name in any language, or a code in other letters, if it means one status alone', async () => {
  const { read } = await makeFirm(4);
  const { changes, refused } = (
    await read('number,code,day\nR-0,paid,2026-01-05\nR-1, Being  Verified ,2026-01-05\nR-2,Cael ei wirio,2026-01-05')
  ).json<Preview>();
  expect(changes.map(({ to }) => to)).toEqual(['Paid', 'Being verified', 'Being verified']);
  expect(refused).toEqual([]);
  const twice = (await read('number,code,day\nR-0,closed,2026-01-05\nR-1,Shut_A,2026-01-05')).json<Preview>();
  expect(twice).toMatchObject({ changes: [{ to: 'Closed' }], refused: [{ account: 'R-0', code: 'ambiguous-status', value: 'closed' }] });
});

test('[STS-07] [SEC-12] managers are shown the statuses that a file may set, of every project, by name in their language; no one else is', async () => {
  const { call } = await makeFirm(1);
  const asked = (who: string | undefined) => call(who, 'GET', '/api/workspace/statuses', undefined, { cookie: 'language=cy' });
  const { statuses } = (await asked('manager-9')).json<CallOf<'workspace.statuses'>['answer']>();
  expect(statuses).toContainEqual({ code: 'Verifying', name: 'Cael ei wirio' });
  expect(statuses.at(-1)).toEqual({ code: 'Leased', name: 'Leased' });
  expect(statuses.filter(({ code }) => code === 'Paid')).toHaveLength(1);
  expect([(await asked('staff-9')).statusCode, (await asked('p0')).statusCode, (await asked(undefined)).statusCode]).toEqual([
    403, 403, 401,
  ]);
});

test('[STS-07] [SEC-12] a file is read and started by managers alone, and started by the one who looked at it', async () => {
  const { call, read, start, codes } = await makeFirm(1);
  const file = 'number,code,day\nR-0,Paid,2026-01-05';
  expect([(await read(file, 'staff-9')).statusCode, (await read(file, 'p0')).statusCode]).toEqual([403, 403]);
  const { id } = (await read(file)).json<Preview>();
  expect([(await start(id, 'staff-9')).statusCode, (await start(id, 'manager-8')).statusCode]).toEqual([403, 404]);
  expect((await call('staff-9', 'GET', `/api/workspace/runs/${id}`)).statusCode).toBe(403);
  const elsewhere = await makeFirm(1);
  expect((await elsewhere.start(id)).statusCode).toBe(404);
  expect((await elsewhere.call('manager-9', 'GET', `/api/workspace/runs/${id}`)).statusCode).toBe(404);
  expect(await codes()).toEqual([draft]);
});

test('[STS-07] a file that was never started is forgotten with the old ones', async () => {
  const { read, start, time, portal } = await makeFirm(1);
  const { id } = (await read('number,code,day\nR-0,Paid,2026-01-05')).json<Preview>();
  await deleteOldRuns({ db, files: portal.files }, new Date(time.now + 1));
  expect((await start(id)).statusCode).toBe(404);
});

/** A whole file in a full run. */
const size = process.env['PORTICO_FULL'] ? 5000 : 150;

test(`[STS-07] ${size} rows of one file: every account has its own status, one wrong row is named and stops no other`, async () => {
  const { read, start, finished, codes, records } = await makeFirm(size);
  const rows = Array.from(
    { length: size },
    (_, index) => `R-${index},${index === 7 ? 'Nowhere' : index % 2 ? 'Paid' : 'Verifying'},2026-01-05`,
  );
  const { id } = (await read(`number,code,day\n${rows.join('\n')}`)).json<Preview>();
  await start(id);
  expect(await finished(id)).toMatchObject({ rows: size, isFinished: true, refused: [{ row: 9, account: 'R-7' }] });
  expect((await codes()).filter((code) => code === 'Paid')).toHaveLength(size / 2 - 1);
  expect(new Set((await records()).map(({ account_id }) => account_id)).size).toBe(size - 1);
}, 600_000);
