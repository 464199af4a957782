import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallOf } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { answerError } from '../../../platform/problems/index.ts';
import { addSystemClient, workOffRuns } from '../../records/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { runWorkers } from '../runs/run-workers.ts';
import { statusChangesRoute } from './status-changes-route.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

/** As many as a claims system sends at once, in a full run. */
const size = process.env['PORTICO_FULL'] ? 1000 : 60;
const wrong = 7;
const names = ['Being verified', 'Offer made', 'Paid'];
const codes = ['Verifying', 'Offered', 'Paid'];
const steps = {
  slug: 'hub-my-claim-steps',
  steps: [{ processStep: 'Claim' }],
  statuses: codes.map((code, index) => ({ code, name: names[index], accountStatus: index + 3 })),
};

async function makeFirm() {
  const portal = await makePortalApi(db, size, { content: { configuration: [steps] } });
  const { call, tenant } = portal;
  const all = Array.from({ length: size }, (_, index) => index);
  /** What the hub of each claimant has: code, words, and how much has happened. */
  const hubs = async () => {
    const seen: string[] = [];
    for (const index of all) {
      const { claims } = (await call(`p${index}`, 'GET', '/api/Submissions/claims')).json<CallOf<'submissions.claims'>['answer']>();
      const [one] = claims;
      seen.push(
        `${one?.accountStatus.workflowStatusCode} ${JSON.stringify(one?.accountStatus.description)} ${one?.pastStatuses?.length ?? 0}`,
      );
    }
    return seen;
  };
  const hubOf = (index: number, shift: number, happened: number): string => {
    const at = (index + shift) % codes.length;
    return `${codes[at]} "${names[at]}" ${happened}`;
  };
  const trail = async () =>
    (
      await db.kysely
        .selectFrom('audit_entry')
        .select('object')
        .where('tenant_id', '=', tenant.slug)
        .where('action', '=', 'status.changed')
        .execute()
    ).length;
  return { ...portal, all, hubs, hubOf, trail };
}

test(`[STS-05] [STS-06] [STS-07] ${size} statuses by a file and then by the call: each hub is right, a repeat changes nothing, one wrong row is named and stops no other`, async () => {
  const { all, call, hubs, hubOf, trail, portal, tenant, time } = await makeFirm();
  const before = (await hubs())[wrong];
  const file = ['number,code,day', ...all.map((index) => `R-${index},${index === wrong ? 'Nowhere' : codes[index % 3]},2026-01-05`)].join(
    '\n',
  );
  const apply = async () => {
    const { id } = (await call('manager-9', 'POST', '/api/workspace/status-file', { file })).json<{ id: string }>();
    await call('manager-9', 'POST', `/api/workspace/runs/${id}/start`, {});
    await workOffRuns(db, runWorkers(portal));
    return (await call('manager-9', 'GET', `/api/workspace/runs/${id}`)).json<CallOf<'workspace.run'>['answer']>();
  };
  const byFile = all.map((index) => (index === wrong ? before : hubOf(index, 0, 1)));
  const refused = [{ row: wrong + 2, account: `R-${wrong}`, code: 'no-such-status' }];
  expect(await apply()).toMatchObject({ rows: size, done: size, unchanged: 0, isFinished: true, refused });
  expect([await hubs(), await trail()]).toEqual([byFile, size - 1]);
  expect(await apply()).toMatchObject({ rows: size, done: size, unchanged: size - 1, isFinished: true, refused });
  expect([await hubs(), await trail()]).toEqual([byFile, size - 1]);

  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(statusChangesRoute, { parts: portal, tenantOf: () => tenant });
  const secret = await addSystemClient(db, {
    tenant: tenant.slug,
    name: 'ledger',
    actor: 'operator',
    at: new Date(time.now),
    requestId: 'r',
  });
  time.now += 60_000;
  const changes = all.map((index) => ({
    account: `R-${index}`,
    replaces: index === wrong ? 'Paid' : codes[index % 3],
    code: codes[(index + 1) % 3],
    day: '2026-01-05',
    madeAt: new Date(time.now).toISOString(),
  }));
  const send = async (key: string) => {
    const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: '/api/status-changes', headers, payload: { changes } });
    return answer.json<{ results: { account: string; result: string; code?: string }[] }>().results;
  };
  const results = (result: string) =>
    all.map((index) =>
      index === wrong ? { account: `R-${index}`, result: 'refused', code: 'status-changed' } : { account: `R-${index}`, result },
    );
  const byCall = all.map((index) => (index === wrong ? before : hubOf(index, 1, 2)));
  const key = randomUUID();
  for (const [named, result] of [
    [key, 'set'],
    [key, 'set'],
    [randomUUID(), 'unchanged'],
  ] as const) {
    expect(await send(named)).toMatchObject(results(result));
    expect([await hubs(), await trail()]).toEqual([byCall, 2 * (size - 1)]);
  }
  await app.close();
}, 600_000);
