import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../../portal/portal-api.fixture.ts';
import { erasePerson } from '../../../portal/jobs/personal-data/erase-person.ts';
import { verifyChain } from '../../../portal/records/audit/verify-chain.ts';
import { processDue } from './process-due.ts';
import { startProcessing } from './start-processing.ts';
import { ScannerUnavailable, type Scan } from './scan/scan-result.ts';
import { photograph } from './open-file/pictures.fixture.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';
import { signInRecords } from '../../../web/sign-in/index.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = soundPdf();
const clean: Scan = async (bytes) => {
  for await (const _ of bytes);
  return { clean: true };
};
const infected: Scan = () => Promise.resolve({ clean: false, name: 'Test.Malware' });
const down: Scan = () => Promise.reject(new ScannerUnavailable('not there'));

const lostStream = () =>
  new Readable({
    read() {
      this.destroy(new Error('gone'));
    },
  });

/** A claimant who has sent a file that is not processed yet. */
async function withFile(body: Buffer = pdf, fileName = 'v5c.pdf') {
  const portal = await makePortalApi(db, 1);
  const files = [{ questionName: 'logbook', fileName, size: body.length, contentType: 'application/pdf' }];
  const saved = (await portal.save('p0', { files })).json<{ id: string; attachments: { id: string; uploadLink: string }[] }>();
  const [{ id, uploadLink } = { id: '', uploadLink: '' }] = saved.attachments;
  expect((await portal.send(uploadLink, body)).statusCode).toBe(200);
  const listed = async () =>
    (await portal.call('p0', 'GET', `/api/Attachment/${saved.id}/get-submission-attachment-list`)).json<
      { state: string; canDownload: boolean; thumbnailUrl?: string }[]
    >()[0];
  const row = () => db.kysely.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const download = async () => (await portal.call('p0', 'GET', `/api/dms/get-own-document/${id}`)).statusCode;
  const auditEvents = async () =>
    (
      await db.kysely
        .selectFrom('audit_entry')
        .select(['action', 'actor', 'on_behalf_of'])
        .where('tenant_id', '=', portal.tenant.slug)
        .where('object', '=', `file/${id}`)
        .orderBy('sequence')
        .execute()
    ).map(({ action, actor, on_behalf_of }) => `${action} ${actor} ${on_behalf_of}`);
  return { ...portal, id, uploadLink, listed, row, download, auditEvents };
}

test('[CTL-ATT] a file that has arrived is being processed, and can be downloaded once it was scanned', async () => {
  const { listed, download, process, auditEvents } = await withFile();
  expect([await listed(), await download()]).toEqual([expect.objectContaining({ state: 'received', canDownload: false }), 404]);
  await process(clean);
  expect([await listed(), await download()]).toEqual([expect.objectContaining({ state: 'checked', canDownload: true }), 200]);
  expect(await auditEvents()).toEqual(['file.received upload-link a-0']);
});

test('[CTL-ATT] [SEC-40] a file may be downloaded once it was scanned, before it is opened; its thumbnail comes later', async () => {
  const { listed, download, process, portal, time, row } = await withFile(await photograph(), 'car.jpg');
  const log = { warn: () => {}, error: () => {} };
  expect(await processDue({ db, store: portal.files, clock: () => time.now, scan: clean, record: async () => {}, log })).toBe('settled');
  expect([await listed(), await download()]).toEqual([
    expect.objectContaining({ state: 'checked', canDownload: true, isOpening: true }),
    200,
  ]);
  expect((await listed())?.thumbnailUrl).toBeUndefined();
  await process(clean);
  expect(await listed()).toMatchObject({ state: 'checked', thumbnailUrl: expect.any(String) as unknown });
  expect(await listed()).not.toHaveProperty('isOpening');
  expect(await row()).toMatchObject({ opening_due_at: null, openings: 1 });
}, 30_000);

test('[CTL-ATT] malware is refused: its bytes are gone, its owner sees it refused, the trail records it, and it does not come back', async () => {
  const { listed, row, download, process, auditEvents, portal, tenant, send, uploadLink } = await withFile();
  await process(infected);
  expect([await listed(), await download()]).toEqual([expect.objectContaining({ state: 'refused', canDownload: false }), 404]);
  const { tenant_id, id, sha256 } = await row();
  expect(await portal.files.size(`${tenant_id}/${id}.${sha256}`)).toBeNull();
  expect(await auditEvents()).toEqual(['file.received upload-link a-0', 'file.refused scanner a-0']);
  expect(await verifyChain(db, tenant.slug)).toMatchObject({ sound: true });
  expect((await send(uploadLink, pdf)).json()).toMatchObject({ status: 415, code: 'file-unsafe' });
});

test('[CTL-ATT] while the scanner is down nothing is let through; a minute after it is back the file is there', async () => {
  const { listed, process, time, row } = await withFile();
  await process(down);
  await process(clean);
  expect(await listed()).toMatchObject({ state: 'received', canDownload: false });
  for (let minute = 0; minute < 20; minute++) {
    time.now += 60_000;
    await process(down);
  }
  expect(await row()).toMatchObject({ state: 'received', attempts: 21 });
  time.now += 60_000;
  await process(clean);
  expect(await listed()).toMatchObject({ state: 'checked', canDownload: true });
});

test('[CTL-ATT] a file that cannot be read is tried less and less often, never let through, and logged as an error', async () => {
  const { time, portal, row } = await withFile();
  const log = { warn: vi.fn(), error: vi.fn() };
  const lost = { ...portal.files, read: () => lostStream() as never };
  const turn = () => processDue({ db, store: lost, clock: () => time.now, scan: clean, record: async () => {}, log });
  for (const minutes of [0, 1, 5, 15, 60, 60]) {
    time.now += minutes * 60_000;
    expect(await turn()).toBe('failed');
    expect(await turn()).toBe('nothing-due');
  }
  expect(await row()).toMatchObject({ state: 'received', attempts: 6 });
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([4, 2]);
});

test('[CTL-ATT] of several processes one takes a file; when that one was killed another takes it after its lease, and the late one settles nothing', async () => {
  const { time, portal, row, process, tenant } = await withFile();
  const log = { warn: () => {}, error: () => {} };
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow: Scan = async () => {
    begun.resolve();
    await release.promise;
    return { clean: false, name: 'late' };
  };
  const first = processDue({ db, store: portal.files, clock: () => time.now, scan: slow, record: async () => {}, log });
  await begun.promise;
  time.now += 29_000;
  await process(clean);
  expect(await row()).toMatchObject({ state: 'received', attempts: 1 });
  time.now += 2_000;
  await process(clean);
  expect(await row()).toMatchObject({ state: 'checked', attempts: 2 });
  release.resolve();
  await first;
  expect(await row()).toMatchObject({ state: 'checked', attempts: 2 });
  const { id, sha256 } = await row();
  expect(await portal.files.size(`${tenant.slug}/${id}.${sha256}`)).toBe(pdf.length);
});

test('[CTL-ATT] a scan that takes long keeps its file: the lease is renewed while it lasts', async () => {
  const { time, portal, row, process } = await withFile();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow: Scan = async () => {
    begun.resolve();
    await release.promise;
    return { clean: true };
  };
  const log = { warn: () => {}, error: () => {} };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = processDue({ db, store: portal.files, clock: () => time.now, scan: slow, record: async () => {}, log });
  await begun.promise;
  for (let turn = 0; turn < 6; turn++) {
    const { next_try_at: before } = await row();
    time.now += 10_000;
    vi.advanceTimersByTime(10_000);
    await vi.waitUntil(async () => Number((await row()).next_try_at) > Number(before), { timeout: 15_000 });
    await process(clean);
  }
  expect(await row()).toMatchObject({ state: 'received', attempts: 1 });
  release.resolve();
  await first;
  expect([(await row()).state, vi.getTimerCount()]).toEqual(['checked', 0]);
});

test('[CTL-ATT] a picture has a thumbnail, shown by a link of five minutes and gone with the file of an erased person', async () => {
  const { listed, process, app, time, portal, row } = await withFile(await photograph(), 'car.jpg');
  await process(clean);
  const { thumbnailUrl = '' } = (await listed()) ?? {};
  const { pathname, search, host } = new URL(thumbnailUrl);
  const get = (path: string) => app.inject({ url: path, headers: { host } });
  const answer = await get(pathname + search);
  expect([answer.statusCode, answer.rawPayload.subarray(0, 3)]).toEqual([200, Buffer.from([0xff, 0xd8, 0xff])]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect((await get(pathname)).statusCode).toBe(403);
  expect((await get(pathname.replace('/thumbnail', '') + search)).statusCode).toBe(403);
  time.now += 301_000;
  expect((await get(pathname + search)).json()).toMatchObject({ code: 'link-expired' });
  const { tenant_id, id, sha256 } = await row();
  const key = `${tenant_id}/${id}.${sha256}`;
  await expect(portal.files.readCopy(key, 'thumbnail').toArray()).resolves.not.toEqual([]);
  const order = { tenant: tenant_id, accountId: 'a-0', poolId: `pool_${tenant_id}`, actor: 'staff', requestId: 'r', now: time.now };
  await erasePerson(db, portal.files, order, signInRecords);
  await expect(portal.files.readCopy(key, 'thumbnail').toArray()).rejects.toMatchObject({ code: 'ENOENT' });
}, 30_000);

test('[CTL-ATT] a picture that cannot be drawn, or that ended its process three times, can be downloaded without a thumbnail', async () => {
  const broken = await withFile(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200, 'x')]), 'car.jpg');
  await broken.process(clean);
  expect(await broken.listed()).toMatchObject({ state: 'checked', canDownload: true, warning: 'unreadable-picture' });
  expect((await broken.listed())?.thumbnailUrl).toBeUndefined();
  const deadly = await withFile(await photograph(), 'car.jpg');
  await db.kysely.updateTable('stored_file').set({ openings: 3 }).where('id', '=', deadly.id).execute();
  await deadly.process(clean);
  expect(await deadly.row()).toMatchObject({ state: 'checked', thumbnail_size: null, warning: 'not-opened' });
}, 30_000);

test('[CTL-ATT] a locked PDF is stored, can be downloaded, and is listed as one that needs a password', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  const { process, listed, download } = await withFile(Buffer.from(await document.save()));
  await process(clean);
  expect([await listed(), await download()]).toEqual([
    expect.objectContaining({ state: 'checked', canDownload: true, warning: 'password' }),
    200,
  ]);
}, 30_000);

test('[CTL-ATT] of many files of one person and one of another, both have their turn', async () => {
  const { portal, time, save, send } = await makePortalApi(db, 2).then((portal) => ({ ...portal }));
  const sendAs = async (who: string, fileName: string) => {
    const files = [{ questionName: 'logbook', fileName, size: pdf.length, contentType: 'application/pdf' }];
    const [{ id, uploadLink } = { id: '', uploadLink: '' }] = (await save(who, { files })).json<{
      attachments: { id: string; uploadLink: string }[];
    }>().attachments;
    await send(uploadLink, pdf);
    return id;
  };
  const many = [];
  for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf']) many.push(await sendAs('p0', name));
  time.now += 1000;
  const other = await sendAs('p1', 'other.pdf');
  const served: string[] = [];
  const settled: string[] = [];
  const scan: Scan = async (bytes) => {
    for await (const _ of bytes);
    return { clean: true };
  };
  const log = { warn: () => {}, error: () => {} };
  for (let turn = 0; turn < 2; turn++)
    expect(await processDue({ db, store: portal.files, clock: () => time.now, scan, record: async () => {}, log }, served)).toBe('settled');
  const rows = await db.kysely
    .selectFrom('stored_file')
    .select('id')
    .where('state', '=', 'checked')
    .where('id', 'in', [...many, other])
    .execute();
  settled.push(...rows.map(({ id }) => id));
  expect(settled).toContain(other);
}, 30_000);

test('[SEC-40] the files of visitors of one network take turns together, whatever accounts they registered', async () => {
  const [first, second, other] = [await withFile(), await withFile(), await withFile()];
  const ids = [first.id, second.id];
  await db.kysely.updateTable('stored_file').set({ network: 'hash' }).where('id', 'in', ids).execute();
  const late = new Date(first.time.now + 1000);
  await db.kysely.updateTable('stored_file').set({ next_try_at: late }).where('id', '=', other.id).execute();
  first.time.now += 1000;
  const { portal, time } = first;
  const log = { warn: () => {}, error: () => {} };
  const served: string[] = [];
  for (let turn = 0; turn < 2; turn++)
    await processDue({ db, store: portal.files, clock: () => time.now, scan: null, record: async () => {}, log }, served);
  const states = await Promise.all([first, second, other].map(async ({ row }) => (await row()).state));
  expect(states.toSorted()).toEqual(['checked', 'checked', 'received']);
  expect(states[2]).toBe('checked');
});

test('[CTL-ATT] the loop takes what was there before it, what it is asked for, ends its round at a failure and waits when it stops', async () => {
  const waiting = [await withFile(), await withFile()];
  const { portal, time } = waiting[0] ?? (await withFile());
  const scans: (() => void)[] = [];
  const scan: Scan = () => new Promise((_, reject) => scans.push(() => reject(new ScannerUnavailable('down'))));
  const log = { warn: vi.fn(), error: vi.fn() };
  const loop = startProcessing({ db, store: portal.files, clock: () => time.now, scan, record: async () => {}, log });
  await vi.waitUntil(() => scans.length === 1, { timeout: 15_000 });
  scans[0]?.();
  await vi.waitUntil(() => log.warn.mock.calls.length === 1, { timeout: 15_000 });
  loop.runNow();
  await vi.waitUntil(() => scans.length === 2, { timeout: 15_000 });
  let stopped = false;
  const stopping = loop.stop().then(() => (stopped = true));
  loop.runNow();
  await Promise.resolve();
  expect(stopped).toBe(false);
  scans[1]?.();
  await stopping;
  expect(scans).toHaveLength(2);
});
