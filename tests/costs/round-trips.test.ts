import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCountedDatabase } from '../../server/platform/db/memory/open-memory.ts';
import { seedAccounts } from '../../server/portal/records/account/seed-accounts.ts';
import { openPortal, type Portal } from '../conformance/portal.fixture.ts';

const form = 'impact-statement';
/** What one call asked the database; what the server does beside it is not counted. */
interface Asking {
  readonly statements: string[];
}
const asking = new AsyncLocalStorage<Asking>();
const calls = new Map<string, Asking>();
let portal: Portal;
let email: string;
let token: string;

beforeAll(async () => {
  portal = await openPortal({
    open: () => openCountedDatabase((request) => asking.getStore()?.statements.push(request.kind === 'query' ? request.sql : request.kind)),
    prepare: (app) =>
      void app.addHook('onRequest', (request, _reply, done) => {
        const call = calls.get(String(request.headers['x-counted']));
        if (call) asking.run(call, done);
        else done();
      }),
  });
  ({ email } = await portal.person(portal.here));
  await seedAccounts(portal.db, { tenant: portal.here.slug, projectId: 'p', claimants: [claimant(email)] });
  token = await portal.signIn(email);
}, 60_000);
afterAll(() => portal.close());

const claimant = (address: string) => ({
  id: 'a-1',
  identifier: 'R-1',
  name: 'Ann',
  family_name: 'Bevan',
  email: address,
  active: true,
  status: 1,
  statusCode: 'WFS_Registration_Draft',
  createdAt: '2026-01-02T03:04:05.000Z',
  submissions: [],
});

interface Saved {
  readonly id: string;
  readonly version: number;
}

/** One call, with what it asked the database. */
async function counted<Answer>(method: string, path: string, body?: object) {
  const [id, { statements: asked }] = [randomUUID(), { statements: [] as string[] }];
  calls.set(id, { statements: asked });
  const answer = await fetch(portal.url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json', 'x-activity': '1', 'x-counted': id },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Answer, asked };
}

const save = (stored: Partial<Saved>, text: string) =>
  counted<Saved>('PUT', '/api/Submissions/draft', {
    formSlug: form,
    page: 0,
    dynamicData: { text },
    ...(stored.id ? { submissionId: stored.id, version: stored.version } : {}),
  });

test('[FRM-15] a save while typing asks the database at most twice, whoever is signed in included, and reads no form', async () => {
  let { body: stored } = await save({}, 'first');
  for (const secondsLater of [0, 3, 6, 20, 60]) {
    portal.pass(secondsLater);
    const saved = await save(stored, `after ${secondsLater}`);
    expect(saved).toMatchObject({ status: 200, body: { id: stored.id, version: stored.version + 1 } });
    expect(saved.asked.length).toBeGreaterThan(0);
    expect(saved.asked.length, saved.asked.join('\n')).toBeLessThanOrEqual(2);
    expect(saved.asked.filter((sql) => sql.includes('content_'))).toEqual([]);
    stored = saved.body;
  }
});
