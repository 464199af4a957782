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
  const sendAs = (who: string | undefined, body: object = { formSlug: 'claim' }, account = 'a-0') =>
    portal.call(who, 'POST', `/api/Accounts/send-link?accountId=${account}`, body);
  const send = (body?: object, account?: string) => sendAs(staff, body, account);
  const identify = async (token: string) =>
    (await portal.call(undefined, 'POST', '/user-identifier/', { userPoolId: portal.tenant.identity.userPoolId, token })).json<object>();
  return { ...portal, send, sendAs, identify };
}

test('[APP-08] staff mail a person a link to a form; it identifies them once, and opens nothing by itself', async () => {
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

test('[PAGE-20] the mail is in the language its person registered in, or in the one they prefer; of whom staff registered neither is known', async () => {
  const { send, register, rowsOf, mailTo, signInAs } = await makeLinks();
  const cy = { cookie: 'language=cy' };
  const staff = await signInAs('ben@example.org');
  await register('cy@example.org', {}, cy);
  await register('en@example.org', { dynamicData: { preferredLanguage: 'en' } }, cy);
  await register('by-staff@example.org', {}, cy, staff);
  const mailed = async (email: string) => {
    const [account] = await rowsOf.accounts(email);
    expect((await send(undefined, account?.id)).statusCode).toBe(200);
    const mails = await mailTo(email);
    const text = mails.map((mail) => mail.text).find((one) => one.includes('token='));
    return [text?.includes('Harbwr a Pike') ? 'cy' : 'en', account?.dynamic_data];
  };
  const type = { account_RegistrationType: 'Register' };
  expect(await mailed('cy@example.org')).toEqual(['cy', { ...type, account_Language: 'cy' }]);
  expect(await mailed('en@example.org')).toEqual(['en', { ...type, preferredLanguage: 'en', account_Language: 'cy' }]);
  expect(await mailed('by-staff@example.org')).toEqual(['en', type]);
});

test('[SEC-12] a link is sent by staff alone, for the person they chose, to a form that person may fill, ten times a day', async () => {
  const { send, sendAs, mailTo, register, signInAs } = await makeLinks();
  await register('new@example.org');
  const claimant = await signInAs('new@example.org');
  const before = (await mailTo(to)).length;
  expect((await sendAs(claimant)).json()).toMatchObject({ status: 403, code: 'staff-only' });
  expect((await sendAs(undefined)).statusCode).toBe(401);
  expect((await send(undefined, '')).statusCode).toBe(404);
  expect((await send({ formSlug: 'not-there' })).statusCode).toBe(404);
  const elsewhere = await makeLinks();
  await elsewhere.register('theirs@example.org');
  const [theirs] = await elsewhere.ownAccount(await elsewhere.signInAs('theirs@example.org'));
  expect((await send(undefined, theirs?.id)).statusCode).toBe(404);
  expect(await elsewhere.mailTo('theirs@example.org').then((mails) => mails.filter(({ text }) => text.includes('token=')))).toEqual([]);
  expect((await mailTo(to)).length).toBe(before);
  const sent = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('a link to a submission names its own form: one of another form, or of another person, is not there', async () => {
  const { send, mailTo, tenant } = await makeLinks();
  const answers = { form_name: 'Form', form_version: 1, form_hash: 'h', status_code: 'WFS_Draft', page: 0, version: 1 };
  const at = new Date();
  const values = { tenant_id: tenant.slug, ...answers, status: 'Draft' as const, answers: '{}', created_at: at, updated_at: at };
  const [own, foreign] = [randomUUID(), randomUUID()];
  await db.kysely
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

test('[FRM-01] [FRM-09] of a form that opens by a link the mail has that link; once the form is begun, one that leads to the sign-in', async () => {
  const { send, mailTo, call, rowsOf, tenant } = await makeLinks();
  const links = async () => (await mailTo(to)).map(({ text }) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? ''));
  await send({ formSlug: 'by-link' });
  const [link] = await links();
  expect([link?.pathname, [...(link?.searchParams.keys() ?? [])]]).toEqual(['/form-fill/by-link', ['token']]);
  const token = link?.searchParams.get('token') ?? '';
  expect((await call(undefined, 'GET', '/api/Accounts/getAccountByToken', undefined, { token })).json()).toMatchObject({ id: 'a-0' });
  const { userPoolId } = tenant.identity;
  const answers = { userPoolId, formSlug: 'by-link', isSaveAndReturn: true, dynamicData: { registration: 'CF14' } };
  expect((await call(undefined, 'PUT', '/api/Submissions', answers, { token })).statusCode).toBe(200);
  const entries = await rowsOf.entries();
  expect(entries.at(-1)).toMatchObject({ action: 'submission.saved', actor: 'link a-0' });
  expect(JSON.stringify(entries)).not.toContain(token);
  await send({ formSlug: 'by-link' });
  expect((await links()).map(({ pathname }) => pathname).toSorted()).toEqual(['/form-fill/by-link', '/page/registration']);
});
