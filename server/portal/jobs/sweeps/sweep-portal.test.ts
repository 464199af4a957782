import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../../platform/config/index.ts';
import { settings } from '../../../settings/index.ts';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { objectKey } from '../../../services/files/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { sweepPortal } from './sweep-portal.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const hour = 3_600_000;
const pdf = soundPdf('a small file');
const html = Buffer.from('<html>'.padEnd(pdf.length));

/** A person who has announced two files. */
async function withAnnounced() {
  const api = await makePortalApi(db, 1);
  const file = { questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' };
  const saved = (await api.save('p0', { files: [file, file] })).json<{ attachments: { id: string; uploadLink: string }[] }>();
  const [one, other] = saved.attachments;
  if (!one || !other) throw new Error('nothing was announced');
  const rows = () => db.kysely.selectFrom('stored_file').selectAll().where('tenant_id', '=', api.tenant.slug).orderBy('id').execute();
  const ids = async () => (await rows()).map(({ id }) => id);
  return { ...api, one, other, rows, ids, both: [one.id, other.id].sort() };
}

test('[FRM-13] an announced file that never came is forgotten after a day; one that came is not', async () => {
  const { time, put, one, ids, both, sweep } = await withAnnounced();
  await put(one.uploadLink, pdf);
  time.now += 23 * hour;
  await sweep();
  expect(await ids()).toEqual(both);
  time.now += 2 * hour;
  await sweep();
  expect(await ids()).toEqual([one.id]);
});

test('[FRM-13] a row goes only after its bytes: when those cannot be removed it stays, and the next sweep tries again', async () => {
  const { time, portal, ids, both, sweep } = await withAnnounced();
  time.now += 25 * hour;
  const removeAll = vi.spyOn(portal.files, 'removeAll').mockRejectedValue(new Error('disk'));
  await expect(sweep()).rejects.toThrow('disk');
  expect(await ids()).toEqual(both);
  removeAll.mockRestore();
  await sweep();
  expect(await ids()).toEqual([]);
});

test('what cannot be swept leaves its own line and does not stop what comes after it', async () => {
  const { time, portal, ids } = await withAnnounced();
  const warn = vi.fn();
  const fault = new Error('disk');
  time.now += 181 * 24 * hour;
  const removeAll = vi.spyOn(portal.files, 'removeAll').mockRejectedValueOnce(fault);
  expect(
    (await sweepPortal({ db, store: portal.files, log: { warn } }, time.now, readSettings(settings.keepDays, {}))).drafts,
  ).toBeGreaterThan(0);
  expect(warn.mock.calls).toEqual([[{ err: fault }, 'announced files that never came were not deleted; it will be tried again']]);
  expect(await ids()).toEqual([]);
  removeAll.mockRestore();
});

test('[SEC-38] bytes that a process left when it refused a file are removed an hour later, however long ago the file was announced', async () => {
  const { time, send, process, one, other, rows, folder, portal, sweep } = await withAnnounced();
  expect((await send(one.uploadLink, html)).statusCode).toBe(415);
  expect((await send(other.uploadLink, pdf)).statusCode).toBe(200);
  time.now += 5 * 24 * hour;
  await process(() => Promise.resolve({ clean: false, name: 'Test.Malware' }));
  const refused = await rows();
  for (const row of refused) writeFileSync(join(folder, objectKey(row)), pdf);
  const left = async () =>
    (await Promise.all(refused.map((row) => portal.files.size(objectKey(row))))).filter((size) => size !== null).length;
  await sweep();
  expect(await left()).toBe(1);
  time.now += 2 * hour;
  await sweep();
  expect(await left()).toBe(0);
  expect((await rows()).map(({ state, next_try_at }) => [state, next_try_at])).toEqual([
    ['refused', null],
    ['refused', null],
  ]);
});
