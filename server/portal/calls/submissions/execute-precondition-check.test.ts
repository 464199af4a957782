import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { content, makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const [claim] = content['submission-form'];
const withRule = (slug: string, precondition: unknown) => ({ ...claim, slug, precondition });
const forms = {
  'submission-form': [
    withRule('claim', undefined),
    withRule('started', { '<=': [{ var: 'account.status' }, 1] }),
    withRule('later', { '>': [{ var: 'account.status' }, 1] }),
    withRule('until', { before: [{ var: 'now' }, '2026-02-01'] }),
    withRule('faulty', { nonsense: [1] }),
    withRule('secret', { '==': [{ var: 'session.staff' }, true] }),
  ],
};

test('[FRM-06] [FRM-21] [API-SUB-3] a precondition is json-logic of the form: yes, no, by date; a faulty rule and a missing form are no', async () => {
  const { call, time } = await makePortalApi(db, 1, { content: forms });
  const check = async (formSlug: string) =>
    (
      await call('p0', 'POST', '/api/Submissions/ExecutePreconditionCheck', { formSlug, accountId: '', submissionId: '', token: '' })
    ).json();
  const asked = async () =>
    Object.fromEntries(
      await Promise.all(['claim', 'started', 'later', 'until', 'faulty', 'secret', 'gone'].map(async (slug) => [slug, await check(slug)])),
    );
  expect(await asked()).toEqual({ claim: true, started: true, later: false, until: true, faulty: false, secret: false, gone: false });
  time.now = Date.UTC(2026, 1, 2);
  expect(await check('until')).toBe(false);
});

test('[FRM-06] [FRM-19] what the check refuses is refused when it is saved, too; staff write for a claimant without the check', async () => {
  const { save, call } = await makePortalApi(db, 1, { content: forms });
  expect((await save('p0', { formSlug: 'later' })).json()).toMatchObject({ status: 409, detail: 'This form is no longer available.' });
  expect((await call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'later', dynamicData: {} })).statusCode).toBe(409);
  expect((await save('staff-9', { formSlug: 'later', accountId: 'a-0' })).statusCode).toBe(200);
});

test('[SEC-12] [FRM-20] a claimant who claims to be in the workspace is no staff: the check runs, and no other account is written to', async () => {
  const { save, call } = await makePortalApi(db, 2, { content: forms });
  const query = '?isWorkspace=true&accountId=a-1&createClaim=true';
  const check = (body: object) => call('p0', 'POST', `/api/Submissions/ExecutePreconditionCheck${query}`, { formSlug: 'later', ...body });
  expect((await check({ isWorkspace: true })).json()).toBe(false);
  expect((await check({ accountId: 'a-1' })).statusCode).toBe(404);
  const body = { userPoolId: 'p', isSaveAndReturn: true, dynamicData: { registration: 'X', source: 'workspace' } };
  const write = (changes: object) => call('p0', 'POST', `/api/Submissions${query}`, { ...body, ...changes });
  expect((await write({ formSlug: 'later' })).statusCode).toBe(409);
  expect((await write({ formSlug: 'claim', accountId: 'a-1' })).statusCode).toBe(404);
  expect((await call('p0', 'GET', `/api/Accounts/a-1${query}`)).statusCode).toBe(404);
  expect((await call('p0', 'GET', `/api/Accounts/${query}`)).json()).toMatchObject([{ id: 'a-0' }]);
  expect((await save('staff-9', { formSlug: 'claim', accountId: 'a-1' })).statusCode).toBe(200);
});
