import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { verifyChain } from '../../records/audit/verify-chain.ts';
import type { Submission } from '#schemas/api';
import { content, makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const rowsOf = (tenant: string) => db.kysely.selectFrom('submission').selectAll().where('tenant_id', '=', tenant).execute();

const rounds = process.env['PORTICO_FULL'] ? 200 : 12;
test(`[API-SUB-2] [SEC-18] ${rounds} keys, each sent 5 times at once, make ${rounds} submissions, and each repeat is answered the same`, async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  const keys = Array.from({ length: rounds }, (_, index) => `key-${index}`);
  for (const key of keys) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save('p0', { formSlug: 'extra', isSaveAndReturn: false }, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  }
  expect(await rowsOf(tenant.slug)).toHaveLength(rounds);
});

test('[API-SUB-2] a key that was used for other answers is refused with 422 and changes nothing', async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  await save('p0', {}, 'one');
  const other = await save('p0', { dynamicData: { registration: 'SA1' } }, 'one');
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ code: 'key-reused', status: 422, title: 'Unprocessable Entity' });
  expect((await rowsOf(tenant.slug))[0]?.answers).toEqual({ registration: 'CF14' });
});

test('[API-SUB-2] a repeat whose answers are in another order is the same request; a list in another order is not', async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  const first = await save('p0', { dynamicData: { registration: 'CF14', models: ['a', 'b'] } }, 'one');
  const again = await save('p0', { dynamicData: { models: ['a', 'b'], registration: 'CF14' } }, 'one');
  expect([again.statusCode, again.json<{ id: string }>().id]).toEqual([200, first.json<{ id: string }>().id]);
  expect(await rowsOf(tenant.slug)).toHaveLength(1);
  expect((await save('p0', { dynamicData: { registration: 'CF14', models: ['b', 'a'] } }, 'one')).statusCode).toBe(422);
});

test('[API-SUB-2] [SEC-18] a key that is too long is refused, not left out: its repeat would be sent twice', async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  const refused = await save('p0', {}, 'k'.repeat(201));
  expect(refused.json()).toMatchObject({ status: 400, code: 'bad-key' });
  expect(await db.kysely.selectFrom('submission').select('id').where('tenant_id', '=', tenant.slug).execute()).toEqual([]);
  expect((await save('p0', {}, 'k'.repeat(200))).statusCode).toBe(200);
});

test('[API-SUB-2] a key belongs to one person: the same key of another is a request of its own', async () => {
  const { save, tenant } = await makePortalApi(db, 2);
  await Promise.all([save('p0', {}, 'same'), save('p1', {}, 'same')]);
  expect((await rowsOf(tenant.slug)).map((row) => row.account_id).sort()).toEqual(['a-0', 'a-1']);
});

test('[FRM-04] save and return keeps the answers under one draft that is read back, and submit closes it', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const draft = (await save('p0', { page: 2 })).json<{ id: string; version: number }>();
  expect(draft).toMatchObject({ status: 'Draft', version: 1, page: 2, workflow: { submissionStatusCode: 'WFS_Registration_Draft' } });
  const read = await call('p0', 'GET', '/api/Submissions/draft?formSlug=claim');
  expect(read.json()).toMatchObject({ page: 2 });
  expect(read.headers['content-type']).toMatch(/^application\/json/);
  expect(read.json()).toMatchObject({ id: draft.id, dynamicData: { registration: 'CF14' } });
  const body = {
    userPoolId: 'p',
    id: draft.id,
    version: 1,
    formSlug: 'claim',
    isSaveAndReturn: false,
    dynamicData: { registration: 'SA1' },
  };
  expect((await call('p0', 'PUT', '/api/Submissions', body)).json()).toMatchObject({ id: draft.id, status: 'Done', version: 2, page: 2 });
});

test('[FRM-15] [SEC-18] of two tabs with the same version one writes and the other is answered the stored version; nothing is overwritten', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const { id, version } = (await save('p0')).json<{ id: string; version: number }>();
  const tab = (registration: string) =>
    call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', submissionId: id, version, dynamicData: { registration } });
  const answers = await Promise.all([tab('first'), tab('second')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<{ dynamicData: unknown }>();
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'changed-elsewhere', version: 2 });
  expect((await call('p0', 'GET', `/api/Submissions/${id}`)).json()).toMatchObject({ version: 2, dynamicData: winner?.dynamicData });
});

test('[FRM-15] of two devices that begin one form at once, the second is answered that it was begun elsewhere; nothing is overwritten', async () => {
  const { call, save } = await makePortalApi(db, 1);
  const begin = (registration: string, newId: string) =>
    call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', newId, dynamicData: { registration } });
  const [one, other] = [randomUUID(), randomUUID()];
  expect((await begin('first', one)).json()).toMatchObject({ id: one, version: 1 });
  expect((await begin('second', other)).json()).toMatchObject({ code: 'changed-elsewhere', version: 1 });
  const returned = await save('p0', { newId: other, isSaveAndReturn: true, dynamicData: { registration: 'second' } });
  expect(returned.json()).toMatchObject({ code: 'changed-elsewhere', version: 1 });
  expect((await begin('again', one)).json(), 'a repeat whose answer was lost').toMatchObject({ id: one, version: 2 });
  expect((await call('p0', 'GET', `/api/Submissions/${one}`)).json()).toMatchObject({ dynamicData: { registration: 'again' } });
});

test('[FRM-15] a first save whose answer was lost, sent again after another device went on, is answered that; no answer and no file of that device goes', async () => {
  const { call, save } = await makePortalApi(db, 1);
  const [newId, file] = [randomUUID(), randomUUID()];
  const phone = () => call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', newId, dynamicData: { registration: 'PHONE' } });
  await phone();
  const logbook = { id: file, questionName: 'logbook', fileName: 'v5c.pdf', size: 4, contentType: 'application/pdf' };
  expect((await call('p0', 'POST', `/api/Attachment/${newId}/add`, logbook)).statusCode).toBe(200);
  const laptop = { formSlug: 'claim', submissionId: newId, version: 1, dynamicData: { registration: 'LAPTOP' } };
  expect((await call('p0', 'PUT', '/api/Submissions/draft', laptop)).json()).toMatchObject({ version: 2 });
  const overtaken = { status: 409, code: 'changed-elsewhere', version: 2 };
  expect((await phone()).json()).toMatchObject(overtaken);
  for (const isSaveAndReturn of [true, false])
    expect((await save('p0', { newId, isSaveAndReturn, dynamicData: { registration: 'PHONE' } })).json()).toMatchObject(overtaken);
  expect((await call('p0', 'GET', `/api/Submissions/${newId}`)).json()).toMatchObject({
    status: 'Draft',
    version: 2,
    dynamicData: { registration: 'LAPTOP' },
  });
  expect((await call('p0', 'GET', `/api/Attachment/${newId}/get-submission-attachment-list`)).json()).toMatchObject([{ id: file }]);
});

test('[API-SUB-2] [SEC-18] a submit of what was never saved, repeated with its key, is answered as before; with another key the form was sent already', async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  const sent = { newId: randomUUID(), isSaveAndReturn: false };
  const [first, again] = [await save('p0', sent, 'one'), await save('p0', sent, 'one')];
  expect(first.json()).toMatchObject({ id: sent.newId, status: 'Done', version: 1 });
  expect(again.json()).toEqual(first.json());
  expect((await save('p0', sent, 'two')).json()).toMatchObject({ status: 409, code: 'already-submitted' });
  expect(await rowsOf(tenant.slug)).toHaveLength(1);
});

test('[FRM-08] two first saves at once make one draft', async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  await Promise.all([save('p0'), save('p0'), save('p0')]);
  expect(await rowsOf(tenant.slug)).toHaveLength(1);
});

test('[FRM-08] [SEC-17] what was submitted can no longer be edited, neither by submit, by save nor by autosave', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const { id } = (await save('p0', { isSaveAndReturn: false })).json<{ id: string }>();
  const autosave = call('p0', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', submissionId: id, dynamicData: {} });
  for (const answer of await Promise.all([save('p0'), save('p0', { id, isSaveAndReturn: false }), autosave])) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: 'Sorry, your draft has already been submitted and can no longer be edited.' });
  }
});

test('[FRM-08] an additional form on a draft may not be edited, and is not kept as a draft at all', async () => {
  const { save, tenant } = await makePortalApi(db, 1);
  expect((await save('p0', { formSlug: 'extra' })).json()).toMatchObject({ status: 409, code: 'not-kept-as-draft' });
  const { id } = (await save('p0', { formSlug: 'extra', isSaveAndReturn: false })).json<{ id: string }>();
  await db.kysely
    .updateTable('submission')
    .set({ status_code: 'WFS_Registration_Draft' })
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', id)
    .execute();
  const refused = await save('p0', { formSlug: 'extra', id, isSaveAndReturn: false });
  expect(refused.json()).toMatchObject({ status: 409, detail: 'Editing of this Claim is not allowed.' });
});

test('[MYC-05] a restricted form is there only for accounts it was assigned to, and no claimant assigns it to themselves', async () => {
  const { save, call, tenant } = await makePortalApi(db, 1);
  await call('p0', 'PUT', '/api/Accounts/registration', { dynamicData: { assignedForms: ['assigned'], town: 'Barry' } });
  expect((await save('p0', { formSlug: 'assigned' })).statusCode).toBe(404);
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify({ assignedForms: ['assigned'] }) })
    .where('tenant_id', '=', tenant.slug)
    .execute();
  expect((await save('p0', { formSlug: 'assigned' })).statusCode).toBe(200);
  expect((await save('p0', { formSlug: 'over' })).statusCode).toBe(404);
});

test('[API-SUB-2] answers that are no JSON object, unknown members and missing ones are refused in the shape of every problem', async () => {
  const { save, call } = await makePortalApi(db, 1);
  for (const body of [{ dynamicData: 'x' }, { status: 'Done' }, { isSaveAndReturn: 'yes' }, { version: '1' }]) {
    const refused = await save('p0', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refused.json()).toMatchObject({ type: 'about:blank', code: 'invalid' });
  }
  expect((await call('p0', 'POST', '/api/Submissions', {})).json()).toMatchObject({ code: 'invalid' });
});

test('[API-SUB-4] paths are matched without regard to case and to the last slash; ids keep theirs', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const { id } = (await save('p0')).json<{ id: string }>();
  expect((await call('p0', 'GET', `/API/SUBMISSIONS/getsubmissionbyid/${id}`)).json()).toMatchObject({ id });
  for (const url of ['/api/Accounts/', '/api/Accounts', '/api/accounts/A-0', '/api/accounts/a-0'])
    expect([url, (await call('p0', 'GET', url)).statusCode]).toEqual([url, url.endsWith('A-0') ? 404 : 200]);
});

test('[MYC-09] an account without submissions is answered one placeholder with an all-zero id', async () => {
  const { call } = await makePortalApi(db, 1);
  const list = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<object[]>();
  expect(list).toEqual([expect.objectContaining({ id: '00000000-0000-0000-0000-000000000000', status: 'NotStarted' })]);
});

test('[DET-06] [API-SUB-1] detail nests the answers as exchange fields; hidden account and submission values are not visible', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const { id, referenceNumber } = (await save('p0', { dynamicData: { registration: 'CF14', account_id: 'a-0' } })).json<{
    id: string;
    referenceNumber: string;
  }>();
  expect((await call('p0', 'GET', `/api/Submissions/getSubmissionById/${id}`)).json()).toMatchObject({
    fullname: 'Name0 Family0',
    formRef: { name: { en: 'Your claim' }, slug: 'claim' },
    data: {
      formDetails: [
        { key: 'account_id', visible: false },
        { key: 'registration', value: 'CF14', visible: true },
      ].sort(),
      workFlowDetails: { confirmationNumber: referenceNumber },
    },
  });
});

test('[FRM-17] [API-SUB-1] a submission states whose it is, its form, answers, status, reference, times and files', async () => {
  const { save, call } = await makePortalApi(db, 1);
  const files = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: 9, contentType: 'application/pdf' }];
  const saved = (await save('p0', { files })).json<{ id: string; attachments: object[] }>();
  const at = '2026-01-05T09:00:00.000Z';
  const submission = {
    id: saved.id,
    accountId: 'a-0',
    projectId: 'project-1',
    dynamicData: { registration: 'CF14' },
    status: 'Draft',
    referenceNumber: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/) as string,
    formName: 'Your claim',
    dataMetadata: { formVersion: 3, formHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    createdAt: at,
    updatedAt: at,
    workflow: { submissionStatusCode: 'WFS_Registration_Draft' },
  };
  expect(saved).toMatchObject(submission);
  expect(saved.attachments).toEqual([
    expect.objectContaining({ id: expect.any(String) as string, questionName: 'logbook', uploadLink: expect.any(String) as string }),
  ]);
  expect((await call('p0', 'GET', `/api/Submissions/${saved.id}`)).json()).toMatchObject(submission);
  expect((await call('p0', 'GET', '/api/Submissions/account/a-0')).json()).toMatchObject([{ ...submission, dynamicData: {} }]);
});

test('[SEC-43] every write has its entry in the audit chain, and one changed letter in it is found', async () => {
  const { save, call, tenant } = await makePortalApi(db, 1);
  const { id } = (await save('p0')).json<{ id: string }>();
  await call('staff-9', 'PUT', '/api/Accounts/registration', { id: 'a-0', dynamicData: { town: 'Barry' } });
  await save('p0', { id, isSaveAndReturn: false });
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true, entries: 3 });
  const entries = () => db.kysely.selectFrom('audit_entry').selectAll().where('tenant_id', '=', tenant.slug).orderBy('sequence').execute();
  expect((await entries()).map((entry) => [entry.actor, entry.on_behalf_of, entry.action])).toEqual([
    ['p0', null, 'submission.saved'],
    ['staff-9', 'a-0', 'account.updated'],
    ['p0', null, 'submission.submitted'],
  ]);
  await db.kysely
    .updateTable('audit_entry')
    .set({ actor: 'staff-8' })
    .where('tenant_id', '=', tenant.slug)
    .where('sequence', '=', 2)
    .execute();
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: false, sequence: 2, fault: 'it was changed' });
  await db.kysely
    .updateTable('audit_entry')
    .set({ actor: 'staff-9' })
    .where('tenant_id', '=', tenant.slug)
    .where('sequence', '=', 2)
    .execute();
  await db.kysely.deleteFrom('audit_entry').where('tenant_id', '=', tenant.slug).where('sequence', '=', 3).execute();
  expect(await verifyChain(db, tenant.slug)).toEqual({ sound: false, sequence: 3, fault: 'the end of the trail is missing' });
});

test('[CLM-17] what distinguishes submissions of a form is the answer that the form names, if it is a short text', async () => {
  const [claim] = content['submission-form'];
  const form = { ...claim, repeatable: true, labelQuestion: 'registration' };
  const { save, call } = await makePortalApi(db, 1, { content: { ...content, 'submission-form': [form] } });
  const send = async (registration: unknown) =>
    (await save('p0', { id: randomUUID(), createClaim: true, isSaveAndReturn: false, dynamicData: { registration } })).json<Submission>();
  const { id } = await send(' CF14 NGH ');
  await send({ not: 'a text' });
  const list = (await call('p0', 'GET', '/api/Submissions/account/a-0')).json<Submission[]>();
  expect(list.map(({ label }) => label).toSorted()).toEqual(['CF14 NGH', undefined]);
  expect((await call('p0', 'GET', `/api/Submissions/getSubmissionById/${id}`)).json()).toMatchObject({ label: 'CF14 NGH' });
});
