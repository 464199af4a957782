import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCountedDatabase } from '../../server/platform/db/memory/open-memory.ts';
import { raiseRevision } from '../../server/services/content/index.ts';
import { seedAccounts } from '../../server/portal/records/account/seed-accounts.ts';
import { openPortal, type Portal } from '../conformance/running-portal.fixture.ts';

const form = 'impact-statement';
/** What one call asked the database; what the server does beside it is not counted. */
interface Asking {
  readonly statements: string[];
}
const asking = new AsyncLocalStorage<Asking>();
const calls = new Map<string, Asking>();
/** Slugs of the forms that the server read from the content service. */
const formsRead: string[] = [];
let portal: Portal;
let email: string;
let token: string;

beforeAll(async () => {
  portal = await openPortal({
    open: () => openCountedDatabase((request) => asking.getStore()?.statements.push(request.kind === 'query' ? request.sql : request.kind)),
    prepare: (app) =>
      void app.addHook('onRequest', (request, _reply, done) => {
        const { $filter = '' } = request.query as { $filter?: string };
        if (request.url.includes('/submission-form?')) formsRead.push(/slug\/iv eq '(.*)'/.exec($filter)?.[1] ?? 'all');
        const call = calls.get(String(request.headers['x-counted']));
        if (call) asking.run(call, done);
        else done();
      }),
  });
  ({ email } = await portal.person(portal.here));
  await seedAccounts(portal.db, { tenant: portal.here.slug, projectId: 'p', claimants: [claimant(email)] });
  token = await portal.signIn(email);
});
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
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: (isJson ? await answer.json() : await answer.blob()) as Answer, asked };
}

const save = (stored: Partial<Saved>, text: string) =>
  counted<Saved>('PUT', '/api/Submissions/draft', {
    formSlug: form,
    page: 0,
    dynamicData: { text },
    ...(stored.id ? { submissionId: stored.id, version: stored.version } : {}),
  });

test('[FRM-15] a save while typing asks the database at most twice, the check of the session included, and reads no form', async () => {
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

test('[SEC-31] a list of submissions asks the database for no answers', async () => {
  const listed = await counted<readonly object[]>('GET', '/api/Submissions/account/a-1');
  expect(listed).toMatchObject({ status: 200, body: [{ dynamicData: {} }] });
  const ofSubmissions = listed.asked.filter((sql) => sql.includes('from "submission"'));
  expect(ofSubmissions).toHaveLength(1);
  expect(ofSubmissions[0]).not.toMatch(/answers|\*/);
});

/** One call of each kind that works with a form; answers their statuses. */
async function useForms(): Promise<readonly number[]> {
  const created = await counted<Saved>('POST', '/api/Submissions', saving({ formSlug: form, isSaveAndReturn: true }));
  const typed = await save(created.body, 'typed');
  const checked = await counted('POST', '/api/Submissions/ExecutePreconditionCheck', { formSlug: form, accountId: '' });
  const submitted = await counted('POST', '/api/Submissions', saving({ formSlug: 'unsubscribe' }));
  const drawn = await counted('POST', `/api/submissions/get-pdf-preview?submissionId=${created.body.id}`, { data: {} });
  return [created, typed, checked, submitted, drawn].map(({ status }) => status);
}

const saving = (body: object) => ({
  userPoolId: portal.here.identity.userPoolId,
  isSaveAndReturn: false,
  dynamicData: {},
  ...body,
});

test('[FRM-16] a form is read once per revision: saving, typing, its precondition, submitting and its PDF share it', async () => {
  for (const revision of ['first', 'second']) {
    await raiseRevision(portal.db.kysely, portal.here.slug);
    await portal.refresh();
    formsRead.length = 0;
    expect(await useForms(), revision).toEqual([200, 200, 200, 200, 200]);
    expect(await useForms(), revision).toEqual([200, 200, 200, 200, 200]);
    expect(formsRead.toSorted()).toEqual([form, 'unsubscribe']);
  }
});
