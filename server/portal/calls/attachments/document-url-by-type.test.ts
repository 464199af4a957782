import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';
import { soundPdf } from '../../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[CTL-DOC] [API-DMS] the newest document of a type has a link of five minutes and its name', async () => {
  const { save, put, call, app, time } = await makePortalApi(db, 1);
  const bytes = soundPdf('book');
  const file = (fileName: string) => ({ questionName: 'logbook', fileName, size: bytes.length, contentType: 'application/pdf' });
  type Saved = { id: string; version: number; attachments: { uploadLink: string }[] };
  const first = (await save('p0', { files: [file('old.pdf')] })).json<Saved>();
  await put(first.attachments[0]?.uploadLink ?? '', bytes);
  time.now += 60_000;
  const body = { id: first.id, version: first.version, files: [file('new.pdf')] };
  const second = (await save('p0', body)).json<Saved>();
  const url = (type: string) => `/api/dms/get-document-s3url-by-type?submissionId=${first.id}&attachmentTypeId=${type}`;
  const named = async () => (await call('p0', 'GET', url('logbook'))).json<{ documentDownloadName: string; s3PresingedUrl: string }>();
  expect((await named()).documentDownloadName).toBe('old.pdf');
  await put(second.attachments.at(-1)?.uploadLink ?? '', bytes);
  const answer = await named();
  expect(Object.keys(answer).sort()).toEqual(['documentDownloadName', 's3PresingedUrl']);
  expect(answer.documentDownloadName).toBe('new.pdf');
  expect((await call('p0', 'GET', url('other'))).statusCode).toBe(404);

  const { pathname, search, host } = new URL(answer.s3PresingedUrl);
  const get = () => app.inject({ url: pathname + search, headers: { host } });
  expect((await get()).rawPayload).toEqual(bytes);
  time.now += 301_000;
  expect((await get()).statusCode).toBe(403);
});
