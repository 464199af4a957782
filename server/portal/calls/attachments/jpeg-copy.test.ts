import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { pdf, withDraft, type Link } from './draft-files.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

test('[DET-07] staff may download the copy of a picture as JPEG beside it, and are named in the trail; its owner has the picture alone', async () => {
  const { add, put, call, draft, portal, tenant } = await withDraft(db);
  const { id, uploadLink } = (await add()).json<Link>();
  await put(uploadLink, pdf);
  const { sha256 } = await db.kysely.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await portal.files.writeCopy(`${tenant.slug}/${id}.${sha256}`, 'jpeg', Buffer.from('a jpeg'));
  await db.kysely.updateTable('stored_file').set({ jpeg_size: 6, file_name: 'car.heic' }).where('id', '=', id).execute();

  const listed = async (who: string, query = '') =>
    (await call(who, 'GET', `/api/Attachment/${draft.id}/get-submission-attachment-list${query}`)).json<[{ hasJpeg?: true }]>()[0].hasJpeg;
  const copy = (who: string, query = '') => call(who, 'GET', `/api/dms/get-own-document/${id}?as=jpeg${query}`);
  expect([await listed('p0'), await listed('staff-9', '?accountId=a-0')]).toEqual([undefined, true]);
  expect((await copy('p0')).statusCode).toBe(404);
  const answer = await copy('staff-9', '&accountId=a-0');
  expect([answer.statusCode, answer.body, answer.headers['content-disposition']]).toEqual([
    200,
    'a jpeg',
    expect.stringContaining('car.jpg') as unknown,
  ]);
  const entries = db.kysely.selectFrom('audit_entry').select('actor').where('tenant_id', '=', tenant.slug);
  expect(await entries.where('action', '=', 'file.downloaded').execute()).toEqual([{ actor: 'staff-9' }]);
});
