import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makeRegistrationPortal } from '../accounts/register/register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const to = 'person0@example.org';

async function makeLinks() {
  const portal = await makeRegistrationPortal(db);
  const staff = await portal.signInAs('ben@example.org');
  const send = (body: object = { formSlug: 'claim' }, who: string | undefined = staff, account = 'a-0') =>
    portal.call(who, 'POST', `/api/Accounts/send-link?accountId=${account}`, body);
  const identify = async (token: string) =>
    (await portal.call(undefined, 'POST', '/user-identifier/', { userPoolId: portal.tenant.identity.userPoolId, token })).json<object>();
  return { ...portal, send, identify };
}

test('[LOGIN-17] [APP-08] staff mail a person a link to a form; it identifies them once, and opens nothing by itself', async () => {
  const { send, identify, mailTo, rowsOf, call } = await makeLinks();
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toEqual([200, { sentTo: to, expiresAt: expect.any(String) as string }]);
  const [mail] = await mailTo(to);
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect([link.pathname, link.searchParams.get('name'), link.searchParams.get('tab')]).toEqual(['/page/registration', 'claim', '1']);
  const token = link.searchParams.get('token') ?? '';
  expect((await call(undefined, 'GET', '/api/Accounts/getAccountByToken', undefined, { token })).statusCode).toBe(401);
  expect(await identify(token)).toEqual({ Success: true, AccountId: 'a-0', Result: to });
  expect(await identify(token)).toEqual({ Success: false, ErrorMessage: 'Invalid token' });
  const entries = await rowsOf.entries();
  expect(entries.at(-1)).toMatchObject({ action: 'link.sent', on_behalf_of: 'a-0' });
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('[SEC-12] [LOGIN-17] a link is sent by staff alone, for the person they chose, to a form that person may fill, ten times a day', async () => {
  const { send, mailTo, register, signInAs } = await makeLinks();
  await register('new@example.org');
  const claimant = await signInAs('new@example.org');
  const before = (await mailTo(to)).length;
  expect((await send({ formSlug: 'claim' }, claimant)).json()).toMatchObject({ status: 403, code: 'staff-only' });
  expect((await send({ formSlug: 'claim' }, undefined, '')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await send({ formSlug: 'not-there' })).statusCode).toBe(404);
  expect((await send({ formSlug: 'claim' }, undefined, 'a-of-another-tenant')).statusCode).toBe(404);
  expect((await mailTo(to)).length).toBe(before);
  const sent = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('[LOGIN-17] a link to a submission names its own form: one of another form, or of another person, is not there', async () => {
  const { send, mailTo, portal, tenant } = await makeLinks();
  const answers = { form_name: 'Form', form_version: 1, form_hash: 'h', status_code: 'WFS_Draft', page: 0, version: 1 };
  const at = new Date(portal.clock());
  const values = { tenant_id: tenant.slug, ...answers, status: 'Draft' as const, answers: '{}', created_at: at, updated_at: at };
  const [own, foreign] = [randomUUID(), randomUUID()];
  await portal.db.kysely
    .insertInto('submission')
    .values([
      { ...values, id: own, reference_number: own, account_id: 'a-0', form_slug: 'claim' },
      { ...values, id: foreign, reference_number: foreign, account_id: 'a-9', form_slug: 'claim' },
    ])
    .execute();
  expect((await send({ formSlug: 'claim', submissionId: own })).statusCode).toBe(200);
  const before = (await mailTo(to)).length;
  expect((await send({ formSlug: 'extra', submissionId: own })).statusCode).toBe(404);
  expect((await send({ formSlug: 'claim', submissionId: foreign })).statusCode).toBe(404);
  expect((await mailTo(to)).length).toBe(before);
});
