import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../server/platform/db/index.ts';
import { makePortalApi } from '../../server/portal/portal-api.fixture.ts';
import { polyglots, trickyUploads, type TrickyUpload } from '../support/tricky-uploads.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const inert = {
  'content-type': 'application/octet-stream',
  'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w.!~%-]+$/),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

test(`[CTL-ATT] [FRM-13] [SEC-38] [SEC-39] ${trickyUploads.length} tricky uploads and ${polyglots.length} polyglots: each is refused, or stored and only ever a download`, async () => {
  const allowedFileTypeList = ['.pdf', '.jpg', '.png', '.gif', '.webp', '.txt', '.csv', '.docx', '.xlsx'];
  const portal = await makePortalApi(db, 1, { content: { configuration: [{ slug: 'attachments', allowedFileTypeList }] } });

  /** Where it ended: at the announcement, at the upload, or stored. */
  async function send({ fileName, bytes }: TrickyUpload): Promise<string> {
    const files = [{ questionName: 'logbook', fileName, size: bytes.length, contentType: 'text/html' }];
    const saved = await portal.save('p0', { formSlug: 'extra', isSaveAndReturn: false, files });
    if (saved.statusCode !== 200) {
      expect([400, 422], `${fileName}: ${saved.body}`).toContain(saved.statusCode);
      return 'refused';
    }
    const [{ id, uploadLink } = { id: '', uploadLink: '' }] = saved.json<{ attachments: { id: string; uploadLink: string }[] }>()
      .attachments;
    const sent = await portal.put(uploadLink, bytes, 'text/html');
    const got = await portal.call('p0', 'GET', `/api/dms/get-own-document/${id}`);
    if (sent.statusCode !== 200) {
      expect([sent.statusCode, got.statusCode], fileName).toEqual([415, 404]);
      const row = await db.kysely.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(await portal.portal.files.size(`${row.tenant_id}/${row.id}.${row.sha256}`), fileName).toBeNull();
      return 'refused';
    }
    expect(got.statusCode, fileName).toBe(200);
    expect(got.headers, fileName).toMatchObject(inert);
    expect(got.rawPayload.equals(bytes), fileName).toBe(true);
    return 'inert';
  }

  const ended: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const [index, upload] of [...trickyUploads, ...polyglots].entries()) {
    ended[`${index} ${upload.fileName}`] = await send(upload);
    wanted[`${index} ${upload.fileName}`] = upload.must;
  }
  expect(ended).toEqual(wanted);
}, 120_000);
