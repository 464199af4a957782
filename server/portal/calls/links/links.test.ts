import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { createLink, type NewLink } from '../../records/link/link-tokens.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

async function withLink(changes: Partial<NewLink> = {}) {
  const portal = await makePortalApi(db, 2);
  const draftOf = async (who: string) => (await portal.save(who)).json<{ id: string }>().id;
  const [own, other] = [await draftOf('p0'), await draftOf('p1')];
  const expiresAt = new Date(portal.time.now + 3_600_000);
  const token = await createLink(db.kysely, {
    tenant: portal.tenant.slug,
    purpose: 'form',
    accountId: 'a-0',
    submissionId: own,
    expiresAt,
    ...changes,
  });
  const body = { userPoolId: 'p', formSlug: 'claim', isSaveAndReturn: true, dynamicData: { registration: 'BY LINK' } };
  return {
    ...portal,
    own,
    other,
    token,
    ask: (url: string, secret = token) => portal.call(undefined, 'GET', url, undefined, { token: secret }),
    put: (changed: object = {}) => portal.call(undefined, 'PUT', '/api/Submissions', { ...body, ...changed }, { token }),
    identify: async (secret = token) =>
      (await portal.call(undefined, 'POST', '/user-identifier/', { userPoolId: 'p', token: secret })).json<object>(),
  };
}

test('[APP-07] [API-ACC-2] [API-SUB-1] [API-SUB-3] a link answers its own account and submission without a sign-in, and nothing else of them', async () => {
  const { ask, own, other, call, token } = await withLink();
  expect((await ask('/api/Accounts/getAccountByToken')).json()).toMatchObject({ id: 'a-0' });
  expect((await ask('/api/Submissions/getSubmissionByToken')).json()).toMatchObject({ id: own, accountId: 'a-0' });
  for (const id of [own, other]) expect((await ask(`/api/Submissions/${id}`)).statusCode).toBe(401);
  const check = await call(undefined, 'POST', '/api/Submissions/ExecutePreconditionCheckByToken', { formSlug: 'claim', token }, { token });
  expect(check.json()).toBe(true);
});

test('[API-SUB-2] PUT by a link writes the submission of the link; another id, or another account, is not there', async () => {
  const { put, own, other, call } = await withLink();
  expect((await put()).json()).toMatchObject({ id: own, version: 2, dynamicData: { registration: 'BY LINK' } });
  expect((await put({ id: other })).statusCode).toBe(404);
  expect((await put({ accountId: 'a-1' })).statusCode).toBe(404);
  expect((await call('p1', 'GET', `/api/Submissions/${other}`)).json()).toMatchObject({ version: 1 });
});

test('[ERR-05] [SEC-9] a wrong, foreign, expired or other-purpose secret is one and the same refusal, and so is the link of an inactive account', async () => {
  const { ask, time, tenant } = await withLink();
  const elsewhere = await withLink();
  const signIn = await withLink({ purpose: 'sign-in' });
  const url = '/api/Accounts/getAccountByToken';
  const refused = [await ask(url, 'x'), await ask(url, elsewhere.token), await signIn.ask(url)];
  await db.kysely.updateTable('account').set({ active: false }).where('tenant_id', '=', elsewhere.tenant.slug).execute();
  refused.push(await elsewhere.ask(url));
  time.now += 3_600_001;
  refused.push(await ask(url));
  for (const answer of refused) expect(answer.json()).toMatchObject({ status: 401, code: 'invalid-token', detail: 'Invalid token' });
  const rows = await db.kysely.selectFrom('link_token').selectAll().where('tenant_id', '=', tenant.slug).execute();
  expect(JSON.stringify(rows)).not.toContain(signIn.token);
});

test('[APP-08] [SEC-9] a link reveals its recipient once, of ten calls at the same time to one', async () => {
  const { identify, own } = await withLink();
  const answers = await Promise.all(Array.from({ length: 10 }, () => identify()));
  expect(answers.filter((answer) => 'Result' in answer)).toEqual([
    { Success: true, AccountId: 'a-0', SubmissionId: own, Result: 'person0@example.org' },
  ]);
  expect(await identify()).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
});
