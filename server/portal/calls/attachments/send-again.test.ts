import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { verifyChain } from '../../records/audit/verify-chain.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { missingFiles } from '../../records/attachment/missing-files.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const day = 24 * 3_600_000;
const pdf = soundPdf('a small file');
const page = Buffer.from('<html>'.padEnd(pdf.length));
const infected = () => Promise.resolve({ clean: false as const, name: 'Test.Malware' });

interface Link {
  readonly id: string;
  readonly questionName: string;
  readonly uploadLink: string;
}

/** Two people; the first has sent a form with one file, or saved it as a draft. */
async function withSent(isSaveAndReturn = false, limits = {}) {
  const api = await makePortalApi(db, 2, { limits });
  const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
  const saved = (await api.save('p0', { isSaveAndReturn, files: [file] })).json<{ id: string; attachments: [Link] }>();
  const missing = async () =>
    (await api.call('p0', 'GET', '/api/Submissions/account/a-0')).json<[{ missingFiles?: { id: string; state: string }[] }]>()[0]
      .missingFiles;
  const again = (id: string, { who = 'p0', ...changed }: { who?: string; fileName?: string; size?: number } = {}) =>
    api.call(who, 'POST', `/api/Attachment/${id}/send-again`, {
      fileName: 'photo.png',
      size: pdf.length,
      contentType: 'application/pdf',
      ...changed,
    });
  return { ...api, saved, first: saved.attachments[0], missing, again };
}

test('[FRM-13] a file the scanner refused is missing until another one, for the same question, has arrived in its place', async () => {
  const { saved, first, send, put, process, missing, again, call, tenant } = await withSent();
  await send(first.uploadLink, pdf);
  expect(await missing()).toBeUndefined();
  await process(infected);
  expect(await missing()).toEqual([{ id: first.id, questionName: 'logbook', fileName: 'v5c.pdf', state: 'refused' }]);

  const link = (await again(first.id, { fileName: 'copy.pdf' })).json<Link>();
  expect(link).toMatchObject({ questionName: 'logbook', fileName: 'copy.pdf' });
  expect(await missing()).toEqual([{ id: link.id, questionName: 'logbook', fileName: 'copy.pdf', state: 'waiting' }]);
  expect((await put(link.uploadLink, pdf)).statusCode).toBe(200);
  expect(await missing()).toBeUndefined();
  const listed = (await call('p0', 'GET', `/api/Attachment/${saved.id}/get-submission-attachment-list`)).json<object[]>();
  expect(listed).toMatchObject([{ id: link.id, uploadFileName: 'copy.pdf', state: 'checked' }]);

  const entries = db.kysely.selectFrom('audit_entry').select(['actor', 'object']).where('tenant_id', '=', tenant.slug);
  expect(await entries.where('action', '=', 'file.replaced').execute()).toEqual([{ actor: 'p0', object: `file/${first.id}` }]);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
});

test('[FRM-13] a file that never arrived is missing, for longer than the day after which others are forgotten', async () => {
  const { first, put, time, sweep, missing, again, folder, tenant } = await withSent();
  const refused = (await again(first.id)).json<Link>();
  expect((await put(refused.uploadLink, page)).statusCode).toBe(415);
  const waiting = (await again(refused.id)).json<Link>();
  writeFileSync(join(folder, tenant.slug, `${waiting.id}.part-1`), 'half');
  time.now += 40 * day;
  await sweep();
  expect(await missing()).toEqual([{ id: waiting.id, questionName: 'logbook', fileName: 'photo.png', state: 'waiting' }]);
  expect(readdirSync(join(folder, tenant.slug))).toEqual([]);
});

test('[FRM-13] only in the place of what is missing, and only of what was sent for good', async () => {
  const { first, put, again, missing } = await withSent();
  await put(first.uploadLink, pdf);
  expect((await again(first.id)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });
  const draft = await withSent(true);
  expect(await draft.missing()).toBeUndefined();
  expect((await draft.again(draft.first.id)).statusCode).toBe(409);
  expect(await missing()).toBeUndefined();
});

test('[FRM-13] [SEC-14] the place of another person is not there, and stays as it is', async () => {
  const { first, again, missing } = await withSent();
  const [theirs, nothing] = [await again(first.id, { who: 'p1' }), await again('4e470002-0001-4c1a-9f00-000000000001', { who: 'p1' })];
  expect([theirs.statusCode, theirs.json<{ code: string }>().code]).toEqual([404, nothing.json<{ code: string }>().code]);
  expect(await missing()).toMatchObject([{ id: first.id }]);
});

test.each([
  ['kind', { fileName: 'run.exe' }, 422, 'file-type'],
  ['size', { size: 2 * 1024 * 1024 }, 422, 'file-size'],
  ['quota', { size: 1024 * 1024 }, 413, 'storage-full'],
])('[FRM-13] the limits of %s hold, and the place stays open', async (_, changed, status, code) => {
  const { first, again, missing } = await withSent(false, { storageBytes: 1000 });
  expect((await again(first.id, changed)).json()).toMatchObject({ status, code });
  expect(await missing()).toMatchObject([{ id: first.id, state: 'waiting' }]);
});

test('[FRM-13] of two that are sent in one place at once, one is taken', async () => {
  const { first, again, missing } = await withSent();
  const codes = (await Promise.all([again(first.id), again(first.id)])).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(await missing()).toHaveLength(1);
});

test('[FRM-13] another file may be sent in the place of one that cannot be opened, which stays stored; or it is left as it is', async () => {
  const broken = Buffer.from('%PDF-1.7 cut off'.padEnd(pdf.length));
  const { first, saved, put, missing, again, call } = await withSent();
  await put(first.uploadLink, broken);
  expect(await missing()).toMatchObject([{ id: first.id, state: 'unreadable' }]);
  const link = (await again(first.id, { fileName: 'copy.pdf' })).json<Link>();
  await put(link.uploadLink, pdf);
  expect(await missing()).toBeUndefined();
  const listed = (await call('p0', 'GET', `/api/Attachment/${saved.id}/get-submission-attachment-list`)).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id).toSorted()).toEqual([first.id, link.id].toSorted());
  expect((await again(first.id)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });

  const left = await withSent();
  await left.put(left.first.uploadLink, broken);
  expect((await left.call('p0', 'POST', `/api/Attachment/${left.first.id}/dismiss`)).statusCode).toBe(200);
  expect(await left.missing()).toBeUndefined();
  expect((await left.call('p0', 'GET', `/api/dms/get-own-document/${left.first.id}`)).statusCode).toBe(200);
});

const at = (hours: number) => new Date(hours * 3_600_000);
const stored = (id: string, state: 'waiting' | 'refused' | 'checked', hours: number, file_name = 'v5c.pdf') => ({
  id,
  state,
  question_name: 'logbook',
  file_name,
  warning: null,
  created_at: at(hours),
  dismissed_at: null,
});

test('[FRM-13] of what an earlier save announced, only what the answers still name and nothing later stands for is missing', () => {
  const sent = { status: 'Done' as const, answers: { logbook: [{ name: 'v5c.pdf', content: 'pending:1' }] }, updated_at: at(5) };
  const of = (...files: ReturnType<typeof stored>[]) => missingFiles(sent, files).map(({ id }) => id);
  expect(of(stored('named', 'refused', 1))).toEqual(['named']);
  expect(of(stored('dropped', 'refused', 1, 'other.pdf'))).toEqual([]);
  expect(of(stored('before', 'refused', 1), stored('after', 'checked', 2))).toEqual([]);
  expect(of(stored('before', 'refused', 1), stored('after', 'refused', 2))).toEqual(['after']);
  expect(of(stored('with the submit', 'waiting', 5, 'other.pdf'))).toEqual(['with the submit']);
  expect(missingFiles({ ...sent, status: 'Draft' }, [stored('draft', 'refused', 6)])).toEqual([]);
  expect(of(stored('1', 'waiting', 1), stored('2', 'checked', 2)), 'named by its id').toEqual(['1']);
});

test('[FRM-13] a file that is no longer wanted is dismissed by its owner: it is missing no more, once, and takes nothing that comes later', async () => {
  const { first, send, missing, again, call, tenant } = await withSent();
  const dismiss = (who: string, query = '') => call(who, 'POST', `/api/Attachment/${first.id}/dismiss${query}`);
  expect((await dismiss('p1')).statusCode).toBe(404);
  expect(await missing()).toMatchObject([{ id: first.id }]);
  for (const who of ['p0', 'p0']) expect((await dismiss(who)).statusCode).toBe(200);
  expect((await dismiss('staff-9', '?accountId=a-0')).statusCode).toBe(200);
  expect(await missing()).toBeUndefined();
  expect((await again(first.id)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });
  expect((await send(first.uploadLink, pdf)).statusCode).toBeGreaterThanOrEqual(400);
  const entries = db.kysely.selectFrom('audit_entry').select(['actor', 'on_behalf_of']).where('tenant_id', '=', tenant.slug);
  expect(await entries.where('action', '=', 'file.dismissed').execute()).toEqual([{ actor: 'p0', on_behalf_of: null }]);
});

test('[FRM-13] a file that arrived, or belongs to a draft, cannot be dismissed', async () => {
  const draft = await withSent(true);
  expect((await draft.call('p0', 'POST', `/api/Attachment/${draft.first.id}/dismiss`)).statusCode).toBe(409);
  const { first, put, call } = await withSent();
  await put(first.uploadLink, pdf);
  expect((await call('p0', 'POST', `/api/Attachment/${first.id}/dismiss`)).json()).toMatchObject({ status: 409, code: 'nothing-missing' });
});
