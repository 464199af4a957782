import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastify } from 'fastify';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { answerError } from '../../../platform/problems/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { runWorkers } from '../runs/run-workers.ts';
import { addRun, addSystemClient, removeSystemClient, workOffRuns } from '../../records/index.ts';
import { prepareRun } from './prepare-run.ts';
import { statusChangesRoute } from './status-changes-route.ts';

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
    { code: 'Verifying', name: { en: 'Being verified' }, accountStatus: 3 },
    { code: 'Paid', name: { en: 'Paid' }, accountStatus: 6 },
  ],
};

async function makeSystem(accounts = 3) {
  const portal = await makePortalApi(db, accounts, { content: { configuration: [steps] } });
  const { tenant, time, call } = portal;
  const change = { tenant: tenant.slug, name: 'ledger', actor: 'operator', at: new Date(time.now), requestId: 'r' };
  const secret = await addSystemClient(db, change);
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(statusChangesRoute, { parts: portal.portal, tenantOf: () => tenant });
  const row = (index: number, more: object = {}) => ({
    account: `R-${index}`,
    replaces: draft,
    code: 'Verifying',
    day: '2026-01-05',
    madeAt: new Date(time.now).toISOString(),
    ...more,
  });
  const send = async (changes: readonly object[], key: string = randomUUID(), authorization = `Bearer ${secret}`) => {
    const headers = { authorization, 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: '/api/status-changes', headers, payload: { changes } });
    return {
      status: answer.statusCode,
      ...answer.json<{ code?: string; detail?: string; results: { result: string; code?: string }[] }>(),
    };
  };
  const codes = async () => {
    const rows = await db.kysely.selectFrom('account').select('status_code').where('tenant_id', '=', tenant.slug).orderBy('id').execute();
    return rows.map(({ status_code }) => status_code);
  };
  const records = () => db.kysely.selectFrom('status_change').selectAll().where('tenant_id', '=', tenant.slug).execute();
  return { ...portal, call, change, row, send, codes, records };
}

test('[STS-05] [STS-06] a batch sets each status that it may, and names what it refuses; a repeat is answered alike and changes nothing', async () => {
  const { row, send, codes, records } = await makeSystem(4);
  const batch = [
    row(0, { text: { en: 'We have begun' } }),
    row(9),
    row(1, { code: 'Nowhere' }),
    row(2, { replaces: 'Paid' }),
    row(3),
    row(3, { code: 'Paid' }),
  ];
  const key = randomUUID();
  const first = await send(batch, key);
  expect(first.results).toMatchObject([
    { account: 'R-0', result: 'set' },
    { account: 'R-9', result: 'refused', code: 'no-such-account' },
    { account: 'R-1', result: 'refused', code: 'no-such-status' },
    { account: 'R-2', result: 'refused', code: 'status-changed', statusCode: draft },
    { account: 'R-3', result: 'refused', code: 'account-twice' },
    { account: 'R-3', result: 'refused', code: 'account-twice' },
  ]);
  expect(await codes()).toEqual(['Verifying', draft, draft, draft]);
  expect(await send(batch, key)).toEqual(first);
  expect(await records()).toMatchObject([
    { account_id: 'a-0', actor: 'client ledger', actor_name: 'ledger', words: { en: 'We have begun' } },
  ]);
  expect(await send([row(0)], key)).toMatchObject({ status: 422, code: 'key-reused' });
});

test('[STS-06] an older change never takes the place of a newer one, in whatever order they arrive', async () => {
  const { row, send, codes, time } = await makeSystem(1);
  const [older, newer] = [time.now - 60_000, time.now - 30_000].map((at) => new Date(at).toISOString());
  expect(await send([row(0, { code: 'Paid', madeAt: newer })])).toMatchObject({ results: [{ result: 'set' }] });
  expect(await send([row(0, { replaces: 'Paid', madeAt: older })])).toMatchObject({
    results: [{ code: 'older-change', statusCode: 'Paid' }],
  });
  expect(await codes()).toEqual(['Paid']);
  const ahead = new Date(time.now + 1).toISOString();
  for (const madeAt of [ahead, '2026-13-45T99:00:00Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+01:00'])
    expect(await send([row(0, { replaces: 'Paid', madeAt })])).toMatchObject({ results: [{ result: 'refused', code: 'made-ahead' }] });
});

/** A whole batch in a full run. */
const size = process.env['PORTICO_FULL'] ? 1000 : 120;

test(`[STS-05] ${size} statuses by one call: every account has its own, with one record each`, async () => {
  const { row, send, codes, records } = await makeSystem(size);
  const { results } = await send(Array.from({ length: size }, (_, index) => row(index, { code: index % 2 ? 'Paid' : 'Verifying' })));
  expect(results.filter(({ result }) => result !== 'set')).toEqual([]);
  expect((await codes()).filter((code) => code === 'Paid')).toHaveLength(size / 2);
  expect(new Set((await records()).map(({ account_id }) => account_id)).size).toBe(size);
}, 120_000);

test('[STS-06] words in a language that the tenant does not have are refused, and empty ones are none', async () => {
  const { row, send, records } = await makeSystem(2);
  const { results } = await send([row(0, { text: { zz: 'only zz' } }), row(1, { text: { en: ' ' } })]);
  expect(results).toMatchObject([{ code: 'no-such-language' }, { result: 'set' }]);
  expect(await records()).toMatchObject([{ account_id: 'a-1', words: null }]);
});

test('[STS-05] a run that ended with its process goes on after the next start, and repeats nothing', async () => {
  const { row, send, codes, records, portal, tenant, time } = await makeSystem(60);
  const changes = Array.from({ length: 60 }, (_, index) => row(index));
  const rows = () =>
    prepareRun(portal, {
      tenant: tenant.slug,
      changes: changes.map(({ account, ...wanted }, row) => ({ row, account, wanted })),
      today: '2026-01-05',
      now: time.now,
      languages: ['en'],
    });
  const run = { tenant: tenant.slug, by: { actor: 'client ledger', name: 'ledger' }, key: 'one', request: { changes }, requestId: 'r' };
  await addRun(db, { ...run, at: new Date(time.now), rows });
  let transactions = 0;
  const cut = {
    ...portal,
    db: {
      ...db,
      transaction: ((work) =>
        transactions++ === 0 ? db.transaction(work) : Promise.reject(new Error('killed'))) as Database['transaction'],
    },
  };
  await expect(workOffRuns(db, runWorkers(cut))).rejects.toThrow('killed');
  expect((await codes()).filter((code) => code === 'Verifying')).toHaveLength(50);
  await workOffRuns(db, runWorkers(portal));
  expect((await codes()).filter((code) => code === 'Verifying')).toHaveLength(60);
  expect((await send(changes, 'one')).results.every(({ result }) => result === 'set')).toBe(true);
  expect(await records()).toHaveLength(60);
});

test('[STS-06] [SEC-50] only a client of this tenant is heard: not one that was withdrawn, not one of another tenant, not a person', async () => {
  const here = await makeSystem(1);
  const elsewhere = await makeSystem(1);
  const theirs = await addSystemClient(db, { ...elsewhere.change, name: 'other' });
  for (const authorization of ['', 'Bearer x', `Bearer ${theirs}`, 'p0', 'staff-9', 'Bearer staff-9'])
    expect([authorization, (await here.send([here.row(0)], 'k', authorization)).status]).toEqual([authorization, 401]);
  expect((await here.send([], '')).status).toBe(400);
  await removeSystemClient(db, here.change);
  expect((await here.send([here.row(0)])).status).toBe(401);
  expect(await here.codes()).toEqual([draft]);
});
