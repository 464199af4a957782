import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createLog } from '../../../platform/log/log.ts';
import { content, makePortalApi, type PortalFixture } from '../../portal-api.fixture.ts';
import { createLink, type NewLink } from '../../records/link/link-tokens.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

type FormLink = Extract<NewLink, { purpose: 'form' }>;
const forms = content['submission-form'].map((form) => (form['slug'] === 'assigned' ? form : { ...form, opensByLink: true }));

async function withLink(changes: Partial<FormLink> = {}, limits: PortalFixture['limits'] = {}) {
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  const portal = await makePortalApi(db, 3, { content: { 'submission-form': forms }, log, limits });
  const draftOf = async (who: string) => (await portal.save(who)).json<{ id: string }>().id;
  const [own, other] = [await draftOf('p0'), await draftOf('p1')];
  const expiresAt = new Date(portal.time.now + 3_600_000);
  const named = { tenant: portal.tenant.slug, accountId: 'a-0', submissionId: own, expiresAt };
  const token = await createLink(db.kysely, { ...named, purpose: 'form', formSlug: 'claim', ...changes });
  const body = { userPoolId: 'p', formSlug: changes.formSlug ?? 'claim', isSaveAndReturn: true, dynamicData: { registration: 'BY LINK' } };
  return {
    ...portal,
    logged,
    own,
    other,
    token,
    body,
    /** A link that only identifies its recipient. */
    signInToken: () => createLink(db.kysely, { ...named, purpose: 'sign-in' }),
    ask: (url: string, secret = token) => portal.call(undefined, 'GET', url, undefined, { token: secret }),
    put: (changed: object = {}, headers: Record<string, string> = {}) =>
      portal.call(undefined, 'PUT', '/api/Submissions', { ...body, ...changed }, { token, ...headers }),
    check: async (asked: object = {}) =>
      (
        await portal.call(
          undefined,
          'POST',
          '/api/Submissions/ExecutePreconditionCheckByToken',
          { formSlug: body.formSlug, token, ...asked },
          { token },
        )
      ).json<unknown>(),
    identify: async (secret = token, more: object = {}, who?: string) =>
      (await portal.call(who, 'POST', '/user-identifier/', { userPoolId: 'p', token: secret, ...more })).json<object>(),
  };
}

const invalid = { status: 401, code: 'invalid-token', detail: 'Invalid token' };
const sent = { isSaveAndReturn: false };

test('[APP-07] [API-ACC-2] [API-SUB-1] [API-SUB-3] a link answers its own account and submission without a sign-in, and nothing else of them', async () => {
  const { ask, own, other, check } = await withLink();
  expect((await ask('/api/Accounts/getAccountByToken')).json()).toMatchObject({
    id: 'a-0',
    fullname: 'Name0 Family0',
    status: 0,
    workflow: { status: '', accountStatusCode: '' },
    dynamicData: { _data: {} },
  });
  expect((await ask('/api/Submissions/getSubmissionByToken')).json()).toMatchObject({ id: own, accountId: 'a-0' });
  for (const id of [own, other]) expect((await ask(`/api/Submissions/${id}`)).statusCode).toBe(401);
  expect([await check(), await check({ submissionId: own })]).toEqual([true, true]);
  expect([await check({ submissionId: other }), await check({ formSlug: 'extra' })]).toEqual([false, false]);
});

test('[APP-07] [API-SUB-3] [FRM-21] the check of a precondition takes the secret in its body alone, and counts such calls as look-ups', async () => {
  const { call, token, own } = await withLink({}, { lookups: 5 });
  const check = (secret?: string, more: object = {}) =>
    call(undefined, 'POST', '/api/Submissions/ExecutePreconditionCheckByToken', { formSlug: 'claim', token: secret, ...more });
  expect((await check(token)).json()).toBe(true);
  expect((await check(token, { submissionId: own, accountId: '' })).json()).toBe(true);
  for (const secret of ['x', '', undefined]) expect((await check(secret)).json()).toMatchObject(invalid);
  expect((await check(token)).statusCode).toBe(429);
  const byHeader = await call(undefined, 'POST', '/api/Submissions/ExecutePreconditionCheckByToken', { formSlug: 'claim' }, { token });
  expect(byHeader.json()).toBe(true);
});

test('[API-SUB-2] PUT by a link writes the submission of the link; another id, another account or another form is not there', async () => {
  const { put, own, other, call } = await withLink();
  expect((await put()).json()).toMatchObject({ id: own, version: 2, dynamicData: { registration: 'BY LINK' } });
  expect((await put({ id: other })).statusCode).toBe(404);
  expect((await put({ accountId: 'a-1' })).statusCode).toBe(404);
  expect((await put({ formSlug: 'extra' })).statusCode).toBe(404);
  expect((await call('p1', 'GET', `/api/Submissions/${other}`)).json()).toMatchObject({ version: 1 });
  expect((await call('p0', 'GET', '/api/Submissions/account/a-0')).json()).toHaveLength(1);
});

test('[FRM-01] [SEC-9] a link sends its form once: a repeat of that call is answered the same, a replay is refused, and so are two at once; no log has the secret', async () => {
  const { put, ask, call, check, logged, token } = await withLink();
  const first = await put(sent, { 'idempotency-key': 'k1' });
  expect(first.json()).toMatchObject({ status: 'Done' });
  expect((await put(sent, { 'idempotency-key': 'k1' })).json()).toMatchObject({ version: first.json<{ version: number }>().version });
  expect((await put(sent, { 'idempotency-key': 'k2' })).json()).toMatchObject(invalid);
  expect((await ask('/api/Accounts/getAccountByToken')).json()).toMatchObject(invalid);
  expect((await ask('/api/Submissions/getSubmissionByToken')).json()).toMatchObject(invalid);
  expect(await check()).toMatchObject(invalid);
  await ask(`/api/Accounts/getAccountByToken?token=${token}`);
  expect(logged.filter((line) => line.includes('invalid-token')).length).toBeGreaterThan(3);
  expect(logged.join()).not.toContain(token);
  const extra = await withLink({ formSlug: 'extra', submissionId: undefined });
  // Tabs of one browser begin the same submission.
  const newId = randomUUID();
  const answers = await Promise.all([extra.put({ ...sent, newId }), extra.put({ ...sent, newId }), extra.put(sent)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
  expect((await call('p0', 'GET', '/api/Submissions/account/a-0')).json()).toHaveLength(1);
  expect((await extra.call('p0', 'GET', '/api/Submissions/account/a-0')).json()).toHaveLength(2);
});

test('[FRM-09] a link that names no submission neither shows nor overwrites what its recipient began', async () => {
  const begun = await withLink({ submissionId: undefined });
  const refusal = { status: 409, code: 'already-begun' };
  expect((await begun.ask('/api/Submissions/getSubmissionByToken')).json()).toMatchObject(refusal);
  expect([await begun.check(), (await begun.put(sent)).json()]).toMatchObject([refusal, refusal]);
  expect((await begun.put({ ...sent, id: begun.own })).statusCode).toBe(404);
  expect((await begun.call('p0', 'GET', `/api/Submissions/${begun.own}`)).json()).toMatchObject({ version: 1, status: 'Draft' });
  const fresh = await withLink({ accountId: 'a-2', submissionId: undefined });
  expect((await fresh.ask('/api/Submissions/getSubmissionByToken')).json()).toBeNull();
  expect((await fresh.put()).json()).toMatchObject({ status: 'Draft', accountId: 'a-2' });
  expect((await fresh.put(sent)).json()).toMatchObject(refusal);
});

test('[FRM-01] a link opens only a form that allows it, also where that was withdrawn, and only to its account', async () => {
  const { ask, put, token, tenant } = await withLink({ formSlug: 'assigned', submissionId: undefined });
  expect([(await ask('/api/Accounts/getAccountByToken')).json(), (await put(sent)).json()]).toMatchObject([invalid, invalid]);
  await db.kysely.updateTable('link_token').set({ form_slug: 'over' }).where('tenant_id', '=', tenant.slug).execute();
  expect((await ask('/api/Accounts/getAccountByToken', token)).json()).toMatchObject(invalid);
});

test('[ERR-05] [SEC-9] a wrong, foreign, expired or other-purpose secret is one and the same refusal, and so is the link of an inactive account', async () => {
  const { ask, time, tenant, token, signInToken } = await withLink();
  const elsewhere = await withLink();
  const signIn = await signInToken();
  const url = '/api/Accounts/getAccountByToken';
  const refused = [await ask(url, 'x'), await ask(url, elsewhere.token), await ask(url, signIn)];
  await db.kysely.updateTable('account').set({ active: false }).where('tenant_id', '=', elsewhere.tenant.slug).execute();
  refused.push(await elsewhere.ask(url));
  time.now += 3_600_001;
  refused.push(await ask(url));
  for (const answer of refused) expect(answer.json()).toMatchObject(invalid);
  const rows = await db.kysely.selectFrom('link_token').selectAll().where('tenant_id', '=', tenant.slug).execute();
  for (const secret of [signIn, token]) expect(JSON.stringify(rows)).not.toContain(secret);
});

test('[APP-08] [SEC-9] a page that was only opened does not use its link up', async () => {
  const { identify, signInToken } = await withLink();
  const secret = await signInToken();
  const opened = await Promise.all([1, 2].map(() => identify(secret, { use: false })));
  const pressed = await identify(secret);
  expect([...opened, pressed].map((answer) => 'Result' in answer)).toEqual([true, true, true]);
  expect(await identify(secret, { use: false })).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
});

test('[APP-08] [SEC-9] a link that is used reveals its recipient once, of ten calls at the same time to one', async () => {
  const { identify, own, signInToken } = await withLink();
  const secret = await signInToken();
  const answers = await Promise.all(Array.from({ length: 10 }, () => identify(secret)));
  expect(answers.filter((answer) => 'Result' in answer)).toEqual([
    { Success: true, AccountId: 'a-0', SubmissionId: own, Result: 'person0@example.org' },
  ]);
  expect(await identify(secret)).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
});

test('[APP-08] [FRM-01] to identify whom the link of a form was sent to does not use it up: sending the form does', async () => {
  const { identify, put, ask } = await withLink();
  expect([await identify(), await identify()]).toMatchObject([{ Success: true }, { Success: true }]);
  expect((await ask('/api/Accounts/getAccountByToken')).statusCode).toBe(200);
  expect((await put(sent)).json()).toMatchObject({ status: 'Done' });
  expect(await identify()).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
});

test('[APP-08] [SEC-9] who is signed in as another person, or as staff, gets the name masked alone, and uses nothing up; its recipient gets it whole', async () => {
  const { identify, own, signInToken } = await withLink();
  const secret = await signInToken();
  const masked = { Success: true, IsOwn: false, Result: 'p•••@example.org' };
  for (const who of ['p1', 'staff1']) expect(await identify(secret, {}, who)).toEqual(masked);
  const whole = { Success: true, IsOwn: true, AccountId: 'a-0', SubmissionId: own, Result: 'person0@example.org' };
  expect(await identify(secret, {}, 'p0')).toEqual(whole);
  expect(await identify(secret, {}, 'p1')).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
});

test('[SEC-1] [SEC-9] a link that was refused as too old stays refused after the clock goes back', async () => {
  const { ask, identify, signInToken, time } = await withLink();
  const signIn = await signInToken();
  const url = '/api/Accounts/getAccountByToken';
  const both = async () => [(await ask(url)).statusCode, 'Result' in (await identify(signIn, { use: false }))];
  expect(await both()).toEqual([200, true]);
  time.now += 3_600_001;
  expect(await both()).toEqual([401, false]);
  time.now -= 3_600_001;
  expect(await both()).toEqual([401, false]);
});
