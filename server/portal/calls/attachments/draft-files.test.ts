import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { setHold } from '../../jobs/personal-data/legal-hold.ts';
import { verifyChain } from '../../records/audit/verify-chain.ts';
import { pdf, withDraft, type Link, type Saved } from './draft-files.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const page = Buffer.from('<html>'.padEnd(pdf.length));
const sha256 = createHash('sha256').update(pdf).digest('hex');
const infected = () => Promise.resolve({ clean: false as const, name: 'Test.Malware' });

test('[FRM-13] a chosen file belongs to its draft before the form is sent, is there on any device, and is sent once: the submit takes what is there', async () => {
  const { add, send, put, listed, submit, call, bytes, draft, tenant } = await withDraft(db);
  const id = randomUUID();
  const first = (await add({ id })).json<Link>();
  expect(first).toMatchObject({ id, questionName: 'logbook', fileName: 'v5c.pdf' });
  expect((await put(first.uploadLink, pdf)).statusCode).toBe(200);
  const again = await add({ id });
  expect(again.json()).toMatchObject({ id });
  expect((await send(again.json<Link>().uploadLink, pdf)).json()).toMatchObject({ code: 'already-received' });
  expect(await listed()).toEqual([`${id} checked`]);
  const opened = (await call('p0', 'GET', '/api/Submissions/draft?formSlug=claim')).json<Saved>();
  expect([opened.id, opened.version]).toEqual([draft.id, draft.version]);

  const sent = await submit(`stored:${id}`);
  expect([sent.statusCode, sent.json<Saved>().attachments]).toEqual([200, []]);
  expect(await listed()).toEqual([`${id} checked`]);
  expect(bytes()).toEqual([`${id}.${sha256}`]);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
});

test('[FRM-13] a file that arrived and whose answer does not know it yet is not asked for again', async () => {
  const { add, put, submit, listed } = await withDraft(db);
  const { id, uploadLink } = (await add()).json<Link>();
  await put(uploadLink, pdf);
  const sent = (await submit(`pending:${id}`)).json<Saved & { dynamicData: { logbook: { content: string }[] } }>();
  expect(sent.dynamicData.logbook).toMatchObject([{ content: `stored:${id}` }]);
  expect(sent.attachments).toEqual([]);
  expect(await listed()).toEqual([`${id} checked`]);
});

test('[FRM-13] [SEC-14] only the owner of a draft adds files to it and takes them out, and staff who act for them; for others they are not there', async () => {
  const { add, remove, put, listed, call, tenant, bytes } = await withDraft(db);
  const other = (await call('p1', 'PUT', '/api/Submissions/draft', { formSlug: 'claim', dynamicData: {} })).json<Saved>();
  const { id, uploadLink } = (await add()).json<Link>();
  await put(uploadLink, pdf);
  const nothing = await add({}, { who: 'p1', to: randomUUID() });
  for (const refused of [await add({}, { who: 'p1' }), await add({ id }, { who: 'p1', to: other.id }), await remove(id, 'p1'), nothing])
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, nothing.json<{ code: string }>().code]);
  expect((await call(undefined, 'POST', `/api/Attachment/${id}/remove`)).statusCode).toBe(401);
  expect((await add({ id, size: 5 })).statusCode).toBe(404);
  const byStaff = (await add({}, { who: 'staff-9', query: '?accountId=a-0' })).json<Link>();
  expect(await listed()).toEqual([`${id} checked`, `${byStaff.id} waiting`].toSorted((a, b) => (a < b ? -1 : 1)));

  expect((await remove(byStaff.id, 'staff-9', '?accountId=a-0')).statusCode).toBe(200);
  expect((await remove(id)).statusCode).toBe(200);
  expect([await listed(), bytes()]).toEqual([[], []]);
  expect((await put(uploadLink, pdf)).statusCode).toBe(404);
  const entries = db.kysely.selectFrom('audit_entry').select(['actor', 'on_behalf_of', 'object']).where('tenant_id', '=', tenant.slug);
  expect(await entries.where('action', '=', 'file.removed').orderBy('sequence').execute()).toEqual([
    { actor: 'staff-9', on_behalf_of: 'a-0', object: `file/${byStaff.id}` },
    { actor: 'p0', on_behalf_of: null, object: `file/${id}` },
  ]);
});

test.each([
  ['kind', { fileName: 'run.exe' }, 422],
  ['size', { size: 2 * 1024 * 1024 }, 422],
  ['question', { questionName: 'registration' }, 422],
  ['quota', { size: 1001 }, 413],
])('[FRM-13] [SEC-38] the limits of a submit hold for a file of a draft: %s', async (_, file, status) => {
  const { add, listed } = await withDraft(db, { limits: { storageBytes: 1000 } });
  expect((await add(file)).statusCode).toBe(status);
  expect(await listed()).toEqual([]);
});

test('[FRM-13] a draft has at most two hundred files, also by Save and Return', async () => {
  const { add, remove, submitAs } = await withDraft(db);
  const ids = Array.from({ length: 200 }, () => randomUUID());
  for (const id of ids) expect((await add({ id })).statusCode).toBe(200);
  expect((await add()).json()).toMatchObject({ status: 422, code: 'file-count' });
  const files = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' }];
  expect((await submitAs({ isSaveAndReturn: true, files })).json()).toMatchObject({ status: 422, code: 'file-count' });
  await remove(ids[0] ?? '');
  expect((await add()).statusCode).toBe(200);
});

test('[FRM-13] [FRM-08] what was sent for good takes no file and gives none back, nor does a form that is closed take one', async () => {
  const [claim] = (await import('../../portal-api.fixture.ts')).content['submission-form'];
  const closing = { ...claim, precondition: { before: [{ var: 'now' }, '2026-02-01'] } };
  const { add, put, submit, remove, listed, time } = await withDraft(db, { content: { 'submission-form': [closing] } });
  const { id, uploadLink } = (await add()).json<Link>();
  await put(uploadLink, pdf);
  time.now = Date.UTC(2026, 1, 2);
  expect((await add()).json()).toMatchObject({ status: 409, code: 'preconditions-failed' });
  time.now = Date.UTC(2026, 0, 20);
  expect((await submit(`stored:${id}`)).statusCode).toBe(200);
  expect((await add()).json()).toMatchObject({ status: 409, code: 'already-submitted' });
  expect((await remove(id)).json()).toMatchObject({ status: 409, code: 'already-submitted' });
  expect(await listed()).toEqual([`${id} checked`]);
});

test('[FRM-13] what an answer does not name any more goes with the submit, bytes and all, unless a legal hold keeps it', async () => {
  const { add, put, submit, listed, bytes, tenant, time } = await withDraft(db);
  const [kept, leftOut] = [(await add()).json<Link>(), (await add({ fileName: 'wrong.pdf' })).json<Link>()];
  for (const { uploadLink } of [kept, leftOut]) await put(uploadLink, pdf);
  await submit(`stored:${kept.id}`);
  expect([await listed(), bytes()]).toEqual([[`${kept.id} checked`], [`${kept.id}.${sha256}`]]);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });

  const held = await withDraft(db);
  const file = (await held.add({ fileName: 'wrong.pdf' })).json<Link>();
  await held.put(file.uploadLink, pdf);
  const order = { tenant: held.tenant.slug, accountId: 'a-0', held: true, actor: 'staff', requestId: 'r', now: time.now };
  await setHold(db, order);
  expect((await held.remove(file.id)).json()).toMatchObject({ status: 409, code: 'legal-hold' });
  expect((await held.submit()).statusCode).toBe(200);
  expect(await held.listed()).toEqual([`${file.id} checked`]);
});

test('[FRM-13] of two files with one name in one question, the one that was left out goes with the submit', async () => {
  const { add, put, submit, listed, bytes } = await withDraft(db);
  const [kept, leftOut] = [(await add()).json<Link>(), (await add()).json<Link>()];
  for (const { uploadLink } of [kept, leftOut]) await put(uploadLink, pdf);
  expect((await submit(`stored:${kept.id}`)).statusCode).toBe(200);
  expect([await listed(), bytes()]).toEqual([[`${kept.id} checked`], [`${kept.id}.${sha256}`]]);
});

test('[FRM-13] a file that arrived under an id that its answer does not know is kept for its name', async () => {
  const { add, put, submit, listed } = await withDraft(db);
  const [known, other] = [(await add()).json<Link>(), (await add()).json<Link>()];
  for (const { uploadLink } of [known, other]) await put(uploadLink, pdf);
  const sent = await submit(`stored:${known.id}`, `pending:${randomUUID()}`);
  expect([sent.statusCode, sent.json<Saved>().attachments]).toEqual([200, []]);
  expect(await listed()).toEqual([known, other].map(({ id }) => `${id} checked`).toSorted());
});

test('[FRM-13] a file that is of another kind than its name, or that the scanner refuses, is refused before the form is sent, and its place is free again', async () => {
  const { add, send, process, remove, listed, submit } = await withDraft(db);
  const [wrong, unsafe] = [(await add()).json<Link>(), (await add()).json<Link>()];
  expect((await send(wrong.uploadLink, page)).json()).toMatchObject({ status: 415, code: 'file-type' });
  await send(unsafe.uploadLink, pdf);
  await process(infected);
  expect((await listed()).map((row) => row.split(' ')[1])).toEqual(['refused', 'refused']);
  for (const { id } of [wrong, unsafe]) expect((await remove(id)).statusCode).toBe(200);
  expect([await listed(), (await submit()).statusCode]).toEqual([[], 200]);
});

test('[FRM-13] a file that was left out is never sent, also where its deletion did not arrive and another of its name comes with the form', async () => {
  const { add, put, save, listed, draft, answerOf, bytes } = await withDraft(db);
  const leftOut = (await add()).json<Link>();
  await put(leftOut.uploadLink, pdf);
  const dynamicData = { logbook: answerOf(`pending:${randomUUID()}`) };
  const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
  const sent = await save('p0', { id: draft.id, version: draft.version, isSaveAndReturn: false, dynamicData, files: [file] });
  const [link] = sent.json<Saved>().attachments;
  expect([await listed(), bytes()]).toEqual([[`${link?.id} waiting`], []]);
  await put(link?.uploadLink ?? '', pdf);
  expect(await listed()).toEqual([`${link?.id} checked`]);
});

test('[FRM-13] [FRM-15] files of two devices that fill one draft are both there: one that the answers of the other device do not name stays until it is sent with both', async () => {
  const { add, put, call, listed, submitAs, draft, answerOf } = await withDraft(db);
  const [here, there] = [(await add()).json<Link>(), (await add()).json<Link>()];
  const save = (version: number, ...ids: string[]) =>
    call('p0', 'PUT', '/api/Submissions/draft', {
      formSlug: 'claim',
      submissionId: draft.id,
      version,
      dynamicData: { logbook: answerOf(...ids.map((id) => `stored:${id}`)) },
    });
  expect((await save(1, here.id)).statusCode).toBe(200);
  expect((await save(1, there.id)).json()).toMatchObject({ code: 'changed-elsewhere' });
  for (const { uploadLink } of [here, there]) expect((await put(uploadLink, pdf)).statusCode).toBe(200);
  expect((await save(2, here.id)).statusCode).toBe(200);
  const both = [here.id, there.id].map((id) => `${id} checked`).toSorted();
  expect((await listed()).toSorted()).toEqual(both);
  expect((await save(3, here.id, there.id)).statusCode).toBe(200);
  const sent = await submitAs({ version: 4 }, `stored:${here.id}`, `stored:${there.id}`);
  expect([sent.statusCode, sent.json<Saved>().attachments]).toEqual([200, []]);
  expect((await listed()).toSorted()).toEqual(both);
});

test('[FRM-13] a draft that ends takes its files with it', async () => {
  const { add, put, sweep, time, bytes } = await withDraft(db);
  await put((await add()).json<Link>().uploadLink, pdf);
  time.now += 181 * 24 * 3_600_000;
  await sweep();
  expect(bytes()).toEqual([]);
});
