import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CallOf } from '#schemas/api';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { consumeRateLimit } from '../../../../platform/rate-counters/index.ts';
import { smallPdf } from '../../../documents/esign/signing.fixture.ts';
import { makePortalApi, type PortalFixture } from '../../../portal-api.fixture.ts';
import { deleteOldRuns, workOffRuns } from '../../../records/index.ts';
import { runWorkers } from '../../runs/run-workers.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

type Preview = CallOf<'workspace.readDocumentFile'>['answer'];
type Progress = CallOf<'workspace.run'>['answer'];

async function makeFirm(accounts = 3, changes: PortalFixture = {}) {
  const made = await makePortalApi(db, accounts, changes);
  const { call, tenant, portal } = made;
  const pdf = (await smallPdf()).toString('base64');
  const read = (numbers: readonly string[], more: object = {}, who = 'manager-9') =>
    call(who, 'POST', '/api/workspace/document-file', {
      file: ['number', ...numbers].join('\n'),
      name: 'Settlement agreement',
      filePurpose: 'Agreement',
      pdf,
      ...more,
    });
  const preview = async (...asked: Parameters<typeof read>) => (await read(...asked)).json<Preview>();
  const start = (id: string, who = 'manager-9') => call(who, 'POST', `/api/workspace/runs/${id}/start`, {});
  const finished = async (id: string): Promise<Progress> => {
    await workOffRuns(db, runWorkers(portal));
    return (await call('manager-9', 'GET', `/api/workspace/runs/${id}`)).json<Progress>();
  };
  const documents = () =>
    db.kysely.selectFrom('e_document').selectAll().where('tenant_id', '=', tenant.slug).orderBy('account_id').execute();
  const owners = async () => (await documents()).map(({ account_id }) => account_id);
  return { ...made, pdf, read, preview, start, finished, documents, owners };
}

const refusals = (rows: Preview['refused']) => rows.map(({ row, account, code }) => [row, account, code]);

test('[ESG-10] each account of a file is sent one document, once it was looked at; those that cannot get one are named', async () => {
  const { preview, start, finished, documents, call, tenant } = await makeFirm(5);
  await db.kysely.updateTable('account').set({ active: false }).where('tenant_id', '=', tenant.slug).where('id', '=', 'a-4').execute();
  const { id, documents: listed, refused } = await preview(['R-0', 'R-9', 'R-1', 'R-2', 'R-2', 'R-4', 'R-3']);
  expect(listed).toEqual([
    { row: 2, account: 'R-0', name: 'Name0 Family0' },
    { row: 4, account: 'R-1', name: 'Name1 Family1' },
    { row: 8, account: 'R-3', name: 'Name3 Family3' },
  ]);
  const named = [
    [3, 'R-9', 'no-such-account'],
    [5, 'R-2', 'account-twice'],
    [6, 'R-2', 'account-twice'],
    [7, 'R-4', 'inactive-account'],
  ];
  expect(refusals(refused)).toEqual(named);
  await finished(id);
  expect(await documents()).toEqual([]);
  for (let time = 1; time <= 2; time += 1) expect((await start(id)).statusCode).toBe(200);
  const { refused: left, ...progress } = await finished(id);
  expect([progress, refusals(left)]).toEqual([{ rows: 7, done: 7, unchanged: 0, isFinished: true }, named]);
  expect(await documents()).toMatchObject(
    ['a-0', 'a-1', 'a-3'].map((account_id) => ({ account_id, submission_id: null, name: 'Settlement agreement', status: 'Sent' })),
  );
  expect((await call('p1', 'GET', '/api/Attachment/a-1/get-account-esign-list')).json()).toHaveLength(1);
  const trail = await db.kysely
    .selectFrom('audit_entry')
    .select(['actor', 'on_behalf_of'])
    .where('tenant_id', '=', tenant.slug)
    .where('action', '=', 'document.sent')
    .execute();
  expect(trail.map(({ actor, on_behalf_of }) => [actor, on_behalf_of])).toEqual(['a-0', 'a-1', 'a-3'].map((one) => ['manager-9', one]));
});

test('[ESG-10] the same document of the same file sends none twice, before or after it is signed; one that was withdrawn may be sent anew, and so may another', async () => {
  const { preview, start, finished, documents, owners, call } = await makeFirm(3);
  const first = await preview(['R-0', 'R-1']);
  const second = await preview(['R-1', 'R-2']);
  for (const { id } of [first, second]) await start(id);
  const both = [...(await finished(first.id)).refused, ...(await finished(second.id)).refused];
  expect(refusals(both).map(([, account, code]) => [account, code])).toEqual([['R-1', 'already-sent']]);
  expect(await owners()).toEqual(['a-0', 'a-1', 'a-2']);
  expect(refusals((await preview(['R-0', 'R-1', 'R-2'])).refused).map(([, , code]) => code)).toEqual(Array(3).fill('already-sent'));
  const [withdrawn] = await documents();
  await call('staff-9', 'POST', `/api/dms/${withdrawn?.id}/withdraw?accountId=a-0`, {});
  const again = await preview(['R-0', 'R-1']);
  expect(again.documents.map(({ account }) => account)).toEqual(['R-0']);
  await start(again.id);
  await finished(again.id);
  expect(await owners()).toEqual(['a-0', 'a-1', 'a-2']);
  expect((await preview(['R-0'], { name: 'Another agreement' })).documents).toHaveLength(1);
});

test('[ESG-10] [ESG-07] who comes back reads what was sent to how many, when and by whom, here and at each account; claimants do not', async () => {
  const { preview, start, finished, call } = await makeFirm(3);
  const runs = async (who = 'manager-9') => call(who, 'GET', '/api/workspace/document-runs');
  const { id } = await preview(['R-0', 'R-9', 'R-1']);
  expect((await runs()).json()).toEqual({ runs: [] });
  await start(id);
  await finished(id);
  const startedAt = expect.any(String);
  const run = { id, name: 'Settlement agreement', by: expect.any(String), startedAt, isFinished: true, delivered: 2, refused: 1 };
  expect((await runs()).json()).toEqual({ runs: [run] });
  expect([(await runs('staff-9')).statusCode, (await runs('p0')).statusCode]).toEqual([403, 403]);
  const list = async (who: string, query = '') =>
    (await call(who, 'GET', `/api/Attachment/a-1/get-account-esign-list${query}`))
      .json<{ origin?: object }[]>()
      .map(({ origin }) => origin);
  expect(await list('staff-9', '?accountId=a-1')).toEqual([{ by: expect.any(String), recipients: 2 }]);
  expect(await list('p1')).toEqual([undefined]);
  const elsewhere = await makeFirm(1);
  expect((await elsewhere.call('manager-9', 'GET', '/api/workspace/document-runs')).json()).toEqual({ runs: [] });
});

test('[ESG-10] a template is filled for each account in its language; what cannot be filled is named, and what is busy is tried again', async () => {
  const pdf = await smallPdf();
  const makePdf = vi.fn<NonNullable<PortalFixture['makePdf']>>(async () => ({ pdf }));
  const readAsset = async (_: string, slug: string) => (slug === 'terms.pdf' ? pdf : null);
  const { preview, read, start, finished, owners, tenant } = await makeFirm(3, { makePdf, readAsset });
  await db.kysely
    .updateTable('account')
    .set({ dynamic_data: JSON.stringify({ preferredLanguage: 'cy' }) })
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .execute();
  const { id } = await preview(['R-0', 'R-1', 'R-2'], { pdf: undefined, template: 'terms.pdf' });
  makePdf.mockResolvedValueOnce({ pdf }).mockResolvedValueOnce({ failure: 'template', why: 'broken' });
  makePdf.mockResolvedValueOnce({ failure: 'busy', why: 'many' });
  await start(id);
  await vi.waitFor(() => expect(makePdf).toHaveBeenCalledTimes(3));
  expect(refusals((await finished(id)).refused)).toEqual([[3, 'R-1', 'template-not-filled']]);
  expect(await owners()).toEqual(['a-0', 'a-2']);
  expect(makePdf.mock.calls.map(([{ answers }]) => (answers as { name: string }).name)).toEqual(['Name0', 'Name1', 'Name2', 'Name2']);
  expect((await read(['R-0'], { pdf: undefined, template: 'nowhere.pdf' })).json()).toMatchObject({
    status: 422,
    code: 'no-such-template',
  });
});

test('[ESG-10] [SEC-12] a file is read and started by managers alone, and started by the one who looked at it; what cannot be sent is refused at once', async () => {
  const { call, read, preview, start, owners } = await makeFirm(1);
  expect([(await read(['R-0'], {}, 'staff-9')).statusCode, (await read(['R-0'], {}, 'p0')).statusCode]).toEqual([403, 403]);
  for (const [more, code] of [
    [{ file: 'account\nR-0' }, 'no-such-columns'],
    [{ file: 'number\n\n' }, 'empty-file'],
    [{ template: 'terms.pdf' }, 'one-document'],
    [{ pdf: Buffer.from('<html>').toString('base64') }, 'not-a-document'],
    [{ pdf: Buffer.from('%PDF-1.7 nothing').toString('base64') }, 'document-unreadable'],
  ] as const)
    expect((await read(['R-0'], more)).json()).toMatchObject({ status: 422, code });
  expect((await read(['R-0'], { pdf: Buffer.from('<html>').toString('base64') })).json<{ detail: string }>().detail).toContain(
    'at most 5 MB',
  );
  const { id } = await preview(['R-0']);
  expect([(await start(id, 'staff-9')).statusCode, (await start(id, 'manager-8')).statusCode]).toEqual([403, 404]);
  const elsewhere = await makeFirm(1);
  expect((await elsewhere.start(id)).statusCode).toBe(404);
  expect(refusals((await elsewhere.preview(['R-5'])).refused)).toEqual([[2, 'R-5', 'no-such-account']]);
  expect((await call('manager-9', 'GET', `/api/workspace/runs/${id}`)).json()).toMatchObject({ done: 0 });
  expect(await owners()).toEqual([]);
});

test('[ESG-10] a run that ended with its process goes on after the next start, and two processes at once send each document once', async () => {
  const { preview, start, finished, owners, portal, tenant } = await makeFirm(8);
  const numbers = Array.from({ length: 8 }, (_, index) => `R-${index}`);
  const { id } = await preview(numbers);
  let transactions = 0;
  const transaction = db.transaction;
  const cut = {
    ...portal,
    db: {
      ...db,
      transaction: ((work) => (transactions++ < 3 ? transaction(work) : Promise.reject(new Error('killed')))) as Database['transaction'],
    },
  };
  await db.kysely
    .updateTable('status_run')
    .set({ started_at: new Date(portal.clock()) })
    .where('id', '=', id)
    .execute();
  await expect(workOffRuns(db, runWorkers(cut))).rejects.toThrow('killed');
  expect(await owners()).toEqual(['a-0', 'a-1', 'a-2']);
  const run = { tenant: tenant.slug, id };
  await Promise.all([runWorkers(portal).documents(run), runWorkers(portal).documents(run), start(id)]);
  expect(await finished(id)).toMatchObject({ rows: 8, isFinished: true, refused: [] });
  expect(await owners()).toEqual(numbers.map((_, index) => `a-${index}`));
});

test('[ESG-10] the PDF of a batch is deleted with it; a person who was erased meanwhile gets none', async () => {
  const { preview, start, finished, owners, portal, tenant, time } = await makeFirm(2);
  const { id } = await preview(['R-0', 'R-1']);
  const { document } = await db.kysely.selectFrom('status_run').select('document').where('id', '=', id).executeTakeFirstOrThrow();
  const { file } = document as { file: { id: string; sha256: string } };
  const size = () => portal.files.size(`${tenant.slug}/${file.id}.${file.sha256}`);
  expect(await size()).toBeGreaterThan(100);
  await db.kysely.deleteFrom('account').where('tenant_id', '=', tenant.slug).where('id', '=', 'a-1').execute();
  await start(id);
  expect(refusals((await finished(id)).refused)).toEqual([[3, 'R-1', 'no-such-account']]);
  expect(await owners()).toEqual(['a-0']);
  await deleteOldRuns({ db, files: portal.files }, new Date(time.now + 1));
  expect(await size()).toBeNull();
});

/** A whole batch in a full run. */
const size = process.env['PORTICO_FULL'] ? 700 : 25;

test(`[ESG-10] ${size} documents of one batch: who may send no more by themselves in this hour is not stopped`, async () => {
  const { preview, start, finished, owners, call, pdf, portal, tenant } = await makeFirm(size);
  const used = { tenant: tenant.slug, what: 'documents sent', of: 'manager-9', limit: 600, seconds: 3600 };
  for (let count = 0; count < 600; count += 1) await consumeRateLimit(portal, used);
  const alone = { name: 'One more', filePurpose: 'Agreement', pdf };
  expect((await call('manager-9', 'POST', '/api/dms/send-for-signature?accountId=a-0', alone)).statusCode).toBe(429);
  const { id } = await preview(Array.from({ length: size }, (_, index) => `R-${index}`));
  await start(id);
  expect(await finished(id)).toMatchObject({ rows: size, isFinished: true, refused: [] });
  expect(new Set(await owners()).size).toBe(size);
  expect(await owners()).toHaveLength(size);
}, 600_000);
