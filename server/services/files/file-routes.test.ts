import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { makePortalApi } from '../../portal/portal-api.fixture.ts';
import { soundPdf } from '../../platform/file-type/sound-pdf.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const pdf = soundPdf('a small file');

/** A submission that announces one file; answers its upload link. */
async function announce(portal: Awaited<ReturnType<typeof makePortalApi>>, file: object = {}) {
  const files = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf', ...file }];
  const saved = await portal.save('p0', { files });
  const [attachment] = saved.json<{ attachments?: { id: string; uploadLink: string }[] }>().attachments ?? [];
  return { saved, link: attachment?.uploadLink ?? '', id: attachment?.id ?? '' };
}

test('[FRM-13] [DET-07] [CTL-ROW] [API-DMS] [SEC-38] [SEC-39] an announced file is taken by its link once, listed as downloadable, and read back byte for byte by its owner', async () => {
  const portal = await makePortalApi(db, 2);
  const { link, id, saved } = await announce(portal);
  expect((await portal.put(link, pdf)).statusCode).toBe(200);
  expect((await portal.put(link, pdf)).json()).toMatchObject({ status: 409, code: 'already-received' });
  const list = await portal.call('p0', 'GET', `/api/Attachment/${saved.json<{ id: string }>().id}/get-submission-attachment-list`);
  const row = { dmsDocumentId: id, uploadFileName: 'v5c.pdf', creationDate: '2026-01-05T09:00:00.000Z', canDownload: true };
  expect(list.json()).toEqual([expect.objectContaining(row)]);
  const read = await portal.call('p0', 'GET', `/api/dms/get-own-document/${id}`);
  expect(read.rawPayload).toEqual(pdf);
  expect(read.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''v5c.pdf",
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await portal.call('p1', 'GET', `/api/dms/get-own-document/${id}`)).statusCode).toBe(404);
});

test('[CTL-ATT] a file that has not arrived is listed, but not downloadable', async () => {
  const portal = await makePortalApi(db, 1);
  const { id, saved } = await announce(portal);
  const list = await portal.call(
    'p0',
    'GET',
    `/api/Attachment/${saved.json<{ id: string }>().id}/get-submission-attachment-list?filePurpose=`,
  );
  expect(list.json()).toEqual([expect.objectContaining({ canDownload: false, state: 'waiting' })]);
  expect((await portal.call('p0', 'GET', `/api/dms/get-own-document/${id}`)).statusCode).toBe(404);
});

test('[SEC-38] an upload of another size, another type, to another file, with another method or too late is refused and leaves the file waiting', async () => {
  const portal = await makePortalApi(db, 1);
  const { link, id } = await announce(portal);
  const other = await announce(portal);
  const refusals = [
    await portal.put(link, Buffer.concat([pdf, Buffer.from('x')])),
    await portal.put(link, pdf.subarray(1)),
    await portal.put(link, pdf, 'text/html'),
    await portal.put(link.replace(id, other.id), pdf),
    await portal.put(link.replace('X-Amz-Expires=900', 'X-Amz-Expires=90000'), pdf),
    await portal.put(link.replace(/X-Amz-Signature=../, 'X-Amz-Signature=zz'), pdf),
    await portal.app.inject({ url: link.replace(/^http:\/\/[^/]+/, ''), headers: { host: 'localhost:80' } }),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 403));
  portal.time.now += 901_000;
  expect((await portal.put(link, pdf)).json()).toMatchObject({ status: 403, code: 'link-expired' });
  const row = await db.kysely.selectFrom('stored_file').select('state').where('id', '=', id).executeTakeFirst();
  expect(row?.state).toBe('waiting');
});

test('[SEC-38] a file that is of another kind than its name is refused for good and its bytes are removed', async () => {
  const portal = await makePortalApi(db, 1);
  const html = Buffer.from('<html><script>1</script></html>'.padEnd(pdf.length, ' '));
  const { link, id } = await announce(portal, { size: html.length });
  expect((await portal.put(link, html)).json()).toMatchObject({ status: 415, code: 'file-type' });
  expect((await portal.put(link, html)).json()).toMatchObject({ status: 415, code: 'file-type' });
  expect((await portal.call('p0', 'GET', `/api/dms/get-own-document/${id}`)).statusCode).toBe(404);
  const row = await db.kysely.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.state).toBe('refused');
  expect(await portal.portal.files.size(`${row.tenant_id}/${row.id}.${row.sha256}`)).toBeNull();
});

test('[SEC-38] of several uploads at once one wins, and its bytes are the ones that stay', async () => {
  const portal = await makePortalApi(db, 1);
  const { link, id } = await announce(portal);
  const bodies = ['a', 'b', 'c', 'd'].map((sign) => Buffer.from(`%PDF-1.7 ${sign.repeat(pdf.length - 9)}`));
  const answers = await Promise.all(bodies.map((body) => portal.put(link, body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect((await portal.call('p0', 'GET', `/api/dms/get-own-document/${id}`)).rawPayload).toEqual(bodies[winner]);
});

test('[FRM-13] [SEC-38] an upload whose file was deleted or refused meanwhile is answered so, not that it has arrived, and leaves no bytes', async () => {
  const meanwhile = async (change: (id: string) => Promise<unknown>) => {
    const portal = await makePortalApi(db, 1);
    const { link, id } = await announce(portal);
    const { write } = portal.portal.files;
    portal.portal.files.write = async (...given) => {
      const written = await write(...given);
      await change(id);
      return written;
    };
    const answer = await portal.put(link, pdf);
    return [answer.json<{ status: number; code: string }>(), readdirSync(join(portal.folder, portal.tenant.slug))];
  };
  const rows = (id: string) => db.kysely.updateTable('stored_file').where('id', '=', id);
  expect(await meanwhile((id) => db.kysely.deleteFrom('stored_file').where('id', '=', id).execute())).toMatchObject([{ status: 404 }, []]);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(await meanwhile((id) => rows(id).set({ state: 'refused', sha256 }).execute())).toMatchObject([
    { status: 415, code: 'file-type' },
    [],
  ]);
  expect(await meanwhile((id) => rows(id).set({ state: 'refused', kind: 'application/pdf', sha256 }).execute())).toMatchObject([
    { status: 415, code: 'file-unsafe' },
    [],
  ]);
});

test('[CTL-CFG] endings the tenant does not list and files over the limit are refused before anything is written', async () => {
  const portal = await makePortalApi(db, 1);
  for (const file of [{ fileName: 'run.exe' }, { fileName: 'photo.svg' }, { fileName: 'noending' }, { size: 9_000_000 }]) {
    const { saved } = await announce(portal, file);
    expect(saved.statusCode).toBe(422);
    expect(saved.json()).toMatchObject({ questions: [{ question: 'logbook' }] });
  }
  expect(await db.kysely.selectFrom('submission').selectAll().where('tenant_id', '=', portal.tenant.slug).execute()).toEqual([]);
});

test('[FRM-13] a repeat of the submit gets fresh links to the same files', async () => {
  const portal = await makePortalApi(db, 1);
  const body = { files: [{ questionName: 'logbook', fileName: 'v5c.pdf', size: pdf.length, contentType: 'application/pdf' }] };
  const first = (await portal.save('p0', body, 'k')).json<{ attachments: { id: string; uploadLink: string }[] }>();
  portal.time.now += 3_600_000;
  const again = (await portal.save('p0', body, 'k')).json<typeof first>();
  expect(again.attachments[0]?.id).toBe(first.attachments[0]?.id);
  expect((await portal.put(again.attachments[0]?.uploadLink ?? '', pdf)).statusCode).toBe(200);
});

test('[SEC-13] a link works at the address of its own tenant only, also when it names the right host', async () => {
  const there: { slug?: string } = {};
  const portal = await makePortalApi(db, 1, { fileTenant: () => ({ ...portal.tenant, slug: there.slug ?? portal.tenant.slug }) });
  const { link, id } = await announce(portal);
  there.slug = 'another';
  expect((await portal.put(link, pdf)).json()).toMatchObject({ status: 403, code: 'link-elsewhere' });
  const row = () => db.kysely.selectFrom('stored_file').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await row()).toEqual({ state: 'waiting' });
  delete there.slug;
  expect((await portal.put(link, pdf)).statusCode).toBe(200);
  const read = new URL(portal.portal.links.get({ tenant: portal.tenant.slug, id, fileName: 'v5c.pdf' }, 'http://localhost:80'));
  const get = () => portal.app.inject({ url: read.pathname + read.search, headers: { host: read.host } });
  expect((await get()).statusCode).toBe(200);
  there.slug = 'another';
  expect((await get()).json()).toMatchObject({ status: 403, code: 'link-elsewhere' });
});
