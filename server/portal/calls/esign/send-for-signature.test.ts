import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makeSigning, smallPdf } from '../../documents/esign/signing.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const url = '/api/dms/send-for-signature?accountId=a-0';

async function makeSending(changes: Parameters<typeof makeSigning>[1] = {}) {
  const signing = await makeSigning(db, changes);
  const pdf = signing.pdf.toString('base64');
  const body = { submissionId: signing.mine.submissionId, name: 'Settlement agreement', filePurpose: 'Agreement', pdf };
  const send = (more: object = {}, who = 'staff-9', to = url) => signing.call(who, 'POST', to, { ...body, ...more });
  const listed = async () =>
    (await signing.call('p0', 'GET', '/api/Attachment/a-0/get-account-esign-list')).json<{ eDocumentId: string }[]>();
  return { ...signing, body, send, listed };
}

test('[ESG-06] [API-DMS] staff send a PDF to the account they chose; its owner is offered the documents and signs it', async () => {
  const { send, listed, call, linkOf, press, signs, body, tenant, time } = await makeSending();
  await db.kysely.deleteFrom('e_document').where('tenant_id', '=', tenant.slug).execute();
  const claims = async () => (await call('p0', 'GET', '/api/Submissions/claims')).json<{ claims: { isESignEnabled: boolean }[] }>().claims;
  expect(await claims()).toEqual([]);
  const answer = await send();
  const document = answer.json<{ eDocumentId: string }>();
  expect([answer.statusCode, document]).toEqual([
    200,
    {
      eDocumentId: expect.any(String),
      eDocumentName: body.name,
      filePurpose: body.filePurpose,
      signingStatus: 'Sent',
      submissionId: body.submissionId,
      sentAt: new Date(time.now).toISOString(),
    },
  ]);
  expect(await listed()).toEqual([{ ...document, label: expect.any(String) }]);
  expect(await claims()).toEqual([expect.objectContaining({ isESignEnabled: true, accountId: 'a-0' })]);
  const query = `submissionId=${body.submissionId}&documentId=${document.eDocumentId}`;
  const signed = await press(await linkOf({ query }), signs);
  expect(signed.headers.location).toContain('status=Signed');
  const { actor, on_behalf_of: onBehalfOf } = await db.kysely
    .selectFrom('audit_entry')
    .selectAll()
    .where('tenant_id', '=', tenant.slug)
    .where('object', '=', `document/${document.eDocumentId}`)
    .where('action', '=', 'document.sent')
    .executeTakeFirstOrThrow();
  expect([actor, onBehalfOf]).toEqual(['staff-9', 'a-0']);
});

test('[ESG-06] [SEC-14] no one else sends: not a claimant, not to an account that was not chosen, not to a submission of another', async () => {
  const { call, body, send, listed, theirs } = await makeSending();
  const before = await listed();
  expect((await call(undefined, 'POST', url, body)).statusCode).toBe(401);
  expect((await send({}, 'p0')).json()).toMatchObject({ status: 403, code: 'staff-only' });
  expect((await send({}, 'staff-9', '/api/dms/send-for-signature')).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
  for (const submissionId of [theirs.submissionId, randomUUID()]) expect((await send({ submissionId })).statusCode).toBe(404);
  expect(await listed()).toEqual(before);
});

test('[ESG-06] [SEC-18] the same id again sends nothing and answers the document that is there; an id of another submission is refused', async () => {
  const { send, listed, mine, theirs } = await makeSending();
  const documentId = randomUUID();
  const [first, again] = [await send({ documentId }), await send({ documentId, name: 'Another name' })];
  expect(again.json()).toEqual(first.json());
  expect((await listed()).map(({ eDocumentId }) => eDocumentId).toSorted()).toEqual([mine.id, documentId].toSorted());
  expect((await send({ documentId: theirs.id })).json()).toMatchObject({ status: 409, code: 'document-elsewhere' });
});

test('[ESG-06] what cannot be signed is refused with the reason, and nothing is sent', async () => {
  const { send, listed } = await makeSending();
  const before = await listed();
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  for (const [more, code] of [
    [{ pdf: base64('<html>') }, 'not-a-document'],
    [{ pdf: base64('%PDF-1.7 nothing more') }, 'document-unreadable'],
    [{ pdf: undefined }, 'one-document'],
    [{ template: 'agreement.pdf' }, 'one-document'],
    [{ pdf: undefined, template: 'nowhere.pdf' }, 'no-such-template'],
  ] as const)
    expect((await send(more)).json()).toMatchObject({ status: 422, code });
  expect((await send({ documentId: '../x' })).statusCode).toBe(400);
  expect(await listed()).toEqual(before);
});

test('[ESG-06] a template of the tenant is filled with the answers of the submission, in the language of the caller', async () => {
  const pdf = await smallPdf();
  const makePdf = vi.fn(async () => ({ pdf }));
  const readAsset = async (_: string, slug: string) => (slug === 'agreement.pdf' ? pdf : null);
  const { call, body } = await makeSending({ makePdf, readAsset });
  const sent = { ...body, pdf: undefined, template: 'agreement.pdf' };
  const answer = await call('staff-9', 'POST', url, sent, { cookie: 'language=cy' });
  expect(answer.statusCode).toBe(200);
  expect(makePdf).toHaveBeenCalledWith(
    expect.objectContaining({ template: pdf, answers: { registration: 'CF14' }, language: 'cy', tenantName: 'Tenant prawf' }),
  );
});

test('[ESG-08] a document of the account alone is listed with the others, signed and confirmed without a submission; its copy belongs to the account', async () => {
  const { call, send, listed, linkOf, press, signs, rowOf, mine } = await makeSending();
  const answer = (await send({ submissionId: undefined })).json<{ eDocumentId: string }>();
  expect(answer).not.toHaveProperty('submissionId');
  expect(await listed()).toContainEqual(answer);
  const ofSubmission = await call('p0', 'GET', `/api/Attachment/${mine.submissionId}/get-submission-esign-list`);
  expect(ofSubmission.json<object[]>()).toHaveLength(1);
  const query = `documentId=${answer.eDocumentId}`;
  const asked = (who: string, named: string) => call(who, 'GET', `/api/dms/esign?${named}`);
  expect([
    (await asked('p1', query)).statusCode,
    (await asked('p0', `${query}&submissionId=${mine.submissionId}`)).statusCode,
    (await asked('p0', `documentId=${mine.id}`)).statusCode,
  ]).toEqual([404, 404, 404]);
  expect((await press(await linkOf({ query }), signs)).headers.location).toContain('status=Signed');
  expect((await call('p0', 'GET', `/api/dms/esignCallback?${query}`)).json()).toEqual({ signingStatus: 'Signed' });
  const row = await rowOf({ id: answer.eDocumentId });
  expect([row.submission_id, row.answers_sha256, row.confirmed_at]).toEqual([null, null, expect.any(Date)]);
  expect((await call('p0', 'GET', `/api/dms/get-own-document/${row.signed_file_id}`)).statusCode).toBe(200);
  const files = (await call('p0', 'GET', '/api/Attachment/a-0/get-account-attachment-list')).json<object[]>();
  expect(files).toContainEqual(expect.objectContaining({ id: row.signed_file_id }));
});

test('[ESG-08] a template for the account alone is filled with who it is; an id of another account is refused', async () => {
  const pdf = await smallPdf();
  const makePdf = vi.fn(async () => ({ pdf }));
  const readAsset = async (_: string, slug: string) => (slug === 'terms.pdf' ? pdf : null);
  const { send, call, theirs, body } = await makeSending({ makePdf, readAsset });
  const wanted = { submissionId: undefined, pdf: undefined, template: 'terms.pdf' };
  expect((await send(wanted)).statusCode).toBe(200);
  expect(makePdf).toHaveBeenCalledWith(
    expect.objectContaining({ template: pdf, answers: expect.objectContaining({ name: 'Name0', family_name: 'Family0' }) }),
  );
  const documentId = randomUUID();
  const ofOther = { ...body, submissionId: undefined, documentId };
  expect((await call('staff-9', 'POST', '/api/dms/send-for-signature?accountId=a-1', ofOther)).statusCode).toBe(200);
  for (const taken of [documentId, theirs.id])
    expect((await send({ submissionId: undefined, documentId: taken })).json()).toMatchObject({ status: 409, code: 'document-elsewhere' });
});

test('[ESG-09] staff are offered the templates of the tenant by name in their language; no one else is', async () => {
  const templates = [
    { asset: 'terms.pdf', name: { en: 'Terms', cy: 'Telerau' } },
    { asset: 'consent.pdf', name: 'Consent' },
  ];
  const steps = {
    slug: 'hub-my-claim-steps',
    workflowStatusMapping: { Offer: { documentKinds: ['Offer', 'Payment'] } },
    projects: { vans: { rules: [{ when: true, documentKinds: ['Payment', 'Lease'] }, { when: true }] } },
  };
  const { call } = await makeSending({ content: { configuration: [{ slug: 'documents-to-sign', templates }, steps] } });
  const asked = (who: string | undefined, language = 'en') =>
    call(who, 'GET', '/api/workspace/document-templates', undefined, { cookie: `language=${language}` });
  expect((await asked('staff-9', 'cy')).json()).toEqual({
    templates: [
      { asset: 'terms.pdf', name: 'Telerau' },
      { asset: 'consent.pdf', name: 'Consent' },
    ],
    kinds: ['Offer', 'Payment', 'Lease'],
  });
  expect([(await asked('p0')).statusCode, (await asked(undefined)).statusCode]).toEqual([403, 401]);
  const { call: callElsewhere } = await makeSending();
  expect((await callElsewhere('staff-9', 'GET', '/api/workspace/document-templates')).json()).toEqual({ templates: [], kinds: [] });
});

test('[ESG-07] [ESG-04] a document has what distinguishes its submission, and for staff whether it is a template and who sent it', async () => {
  const pdf = await smallPdf();
  const templates = [{ asset: 'terms.pdf', name: { en: 'Terms', cy: 'Telerau' } }];
  const { send, call, ...more } = await makeSending({
    makePdf: async () => ({ pdf }),
    readAsset: async () => pdf,
    content: { configuration: [{ slug: 'documents-to-sign', templates }] },
  });
  await send({ pdf: undefined, template: 'terms.pdf' });
  await send({ submissionId: undefined });
  const list = async (who: string, query = '') =>
    (await call(who, 'GET', `/api/Attachment/a-0/get-account-esign-list${query}`))
      .json<{ label?: string; origin?: object }[]>()
      .map(({ label, origin }) => ({ label, origin }));
  const { reference_number: label } = await db.kysely
    .selectFrom('submission')
    .select('reference_number')
    .where('tenant_id', '=', more.tenant.slug)
    .where('id', '=', more.mine.submissionId)
    .executeTakeFirstOrThrow();
  const by = expect.any(String);
  const seen = await list('staff-9', '?accountId=a-0');
  expect(seen).toContainEqual({ label, origin: { by, template: 'Terms' } });
  expect(seen).toContainEqual({ label: undefined, origin: { by } });
  expect((await list('p0')).map(({ origin }) => origin)).toEqual([undefined, undefined, undefined]);
});

test('[ESG-09] a closed account is sent nothing', async () => {
  const { send, tenant } = await makeSending();
  await db.kysely.updateTable('account').set({ active: false }).where('tenant_id', '=', tenant.slug).where('id', '=', 'a-0').execute();
  for (const more of [{}, { submissionId: undefined }])
    expect((await send(more)).json()).toMatchObject({ code: 'inactive-account', detail: expect.stringContaining('it is sent nothing') });
});

test('[ESG-06] a document of 20 MB is taken, a larger one is refused', async () => {
  const { send, pdf } = await makeSending();
  const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 10)]).toString('base64');
  expect((await send({ pdf: padded(20 * 1024 * 1024) })).statusCode).toBe(200);
  expect((await send({ pdf: padded(20 * 1024 * 1024 + 3) })).statusCode).toBeGreaterThanOrEqual(400);
});

test('[ESG-07] [SEC-43] a document that is not signed is withdrawn: its owner has neither it nor its link any more, its bytes are gone, and the trail has who did it', async () => {
  const { call, listed, linkOf, press, signs, mine, rowOf, auditEvents, portal, tenant } = await makeSending();
  const link = await linkOf();
  const { sha256 } = await rowOf();
  const bytes = () => portal.files.read(`${tenant.slug}/${mine.id}.${sha256}`).toArray();
  expect(
    Buffer.concat(await bytes())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const withdraw = () => call('staff-9', 'POST', `/api/dms/${mine.id}/withdraw?accountId=a-0`, {});
  expect((await withdraw()).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await press(link, signs)).headers.location ?? '').not.toContain('status=Signed');
  await expect(bytes()).rejects.toThrow('ENOENT');
  const { action, actor, on_behalf_of: onBehalfOf } = (await auditEvents()).at(-1) ?? expect.unreachable();
  expect([action, actor, onBehalfOf]).toEqual(['document.withdrawn', 'staff-9', 'a-0']);
  expect((await withdraw()).statusCode).toBe(404);
});

test('[ESG-07] its owner reads that a document was withdrawn, at its link and where it is asked for; no one else learns of it', async () => {
  const { call, app, mine, linkOf } = await makeSigning(db);
  const path = await linkOf();
  await call('staff-9', 'POST', `/api/dms/${mine.id}/withdraw?accountId=a-0`, {});
  for (const address of [path, `${path}/document`]) {
    const answer = await app.inject({ url: address, headers: { host: 'localhost:80' } });
    expect([answer.statusCode, answer.body.includes('You don’t need to do anything.')]).toEqual([410, true]);
  }
  const asked = async (who: string) =>
    (await call(who, 'GET', `/api/dms/esign?documentId=${mine.id}`)).json<{ status: number; code: string }>();
  expect(await asked('p0')).toMatchObject({ status: 410, code: 'document-withdrawn' });
  expect(await asked('p1')).toMatchObject({ status: 404 });
  expect((await call('p0', 'GET', `/api/dms/esign?documentId=${randomUUID()}`)).statusCode).toBe(404);
});

test('[ESG-07] [SEC-14] what is signed stays; no one else withdraws, and nothing of another account is withdrawn', async () => {
  const { call, listed, linkOf, press, signs, mine, theirs } = await makeSending();
  const withdraw = (who: string | undefined, id: string, query = '?accountId=a-0') =>
    call(who, 'POST', `/api/dms/${id}/withdraw${query}`, {});
  expect((await withdraw(undefined, mine.id)).statusCode).toBe(401);
  expect((await withdraw('p0', mine.id)).json()).toMatchObject({ status: 403, code: 'staff-only' });
  expect((await withdraw('staff-9', mine.id, '')).json()).toMatchObject({ status: 400, code: 'no-account-chosen' });
  for (const id of [theirs.id, randomUUID()]) expect((await withdraw('staff-9', id)).statusCode).toBe(404);
  await press(await linkOf(), signs);
  expect((await withdraw('staff-9', mine.id)).json()).toMatchObject({ status: 409, code: 'already-signed' });
  expect((await listed()).map(({ eDocumentId }) => eDocumentId)).toEqual([mine.id]);
});
