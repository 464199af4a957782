import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createLog } from '../../../platform/log/log.ts';
import { makePortalApi } from '../../portal-api.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const megabyte = 1024 * 1024;
const pdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(size - 9, 'x')]);

interface Saved {
  readonly id: string;
  readonly attachments: readonly { readonly id: string; readonly uploadLink: string }[];
}

/** Two people who may keep two megabytes each. */
async function withCeiling() {
  const portal = await makePortalApi(db, 2, { limits: { storageBytes: 2 * megabyte } });
  const announce = (size: number, count = 1, who = 'p0', key?: string) =>
    portal.save(
      who,
      {
        files: Array.from({ length: count }, () => ({
          questionName: 'logbook',
          fileName: 'v5c.pdf',
          size,
          contentType: 'application/pdf',
        })),
      },
      key,
    );
  return { ...portal, announce };
}

test('[CTL-CFG] the configuration states how large a file may be here', async () => {
  const { call } = await makePortalApi(db, 1, { limits: { uploadBytes: 3_000_000 } });
  const answer = await call('p0', 'GET', '/api/Attachment/configuration?userPoolId=any');
  expect(answer.json()).toMatchObject({ allowedFileTypeList: expect.arrayContaining(['.pdf']), maxFileSize: 3_000_000 });
});

test('[CTL-CFG] an ending that a tenant lists and this server cannot check is not offered: its files would be refused', async () => {
  const configuration = [{ slug: 'attachments', allowedFileTypeList: ['.PDF', '.zip', '.png'] }];
  const { call, save } = await makePortalApi(db, 1, { content: { configuration } });
  const answer = await call('p0', 'GET', '/api/Attachment/configuration?userPoolId=any');
  expect(answer.json()).toMatchObject({ allowedFileTypeList: ['.pdf', '.png'] });
  const archive = { questionName: 'logbook', fileName: 'all.zip', size: 4, contentType: 'application/zip' };
  expect((await save('p0', { files: [archive] })).statusCode).toBe(422);
});

test('[FRM-13] files of an account over its ceiling are refused with the limit in words, and nothing of the submit is written', async () => {
  const { announce, tenant } = await withCeiling();
  const refused = await announce(megabyte, 3);
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({
    code: 'storage-full',
    limit: 2 * megabyte,
    detail: expect.stringContaining('more than 2 MB'),
    questions: [{ question: 'logbook', message: expect.stringContaining('2 MB') }],
  });
  expect(await db.kysely.selectFrom('submission').select('id').where('tenant_id', '=', tenant.slug).execute()).toEqual([]);
  expect((await announce(megabyte, 2)).statusCode).toBe(200);
});

test('[FRM-13] what was announced counts while its link lives, what arrived counts for good, and each account counts for itself', async () => {
  const { announce, time, put } = await withCeiling();
  const saved = (await announce(megabyte, 2)).json<Saved>();
  expect((await announce(1000)).statusCode).toBe(413);
  expect((await announce(megabyte, 2, 'p1')).statusCode).toBe(200);
  expect((await put(saved.attachments[0]?.uploadLink ?? '', pdf(megabyte))).statusCode).toBe(200);
  time.now += 901_000;
  expect((await announce(megabyte, 2)).statusCode).toBe(413);
  expect((await announce(megabyte)).statusCode).toBe(200);
});

test('[FRM-13] an old announcement with a fresh link cannot climb over the ceiling', async () => {
  const { announce, time, put } = await withCeiling();
  await announce(megabyte, 2, 'p0', 'first');
  time.now += 901_000;
  const others = (await announce(megabyte, 2)).json<Saved>();
  const again = (await announce(megabyte, 2, 'p0', 'first')).json<Saved>();
  for (const { uploadLink } of others.attachments) expect((await put(uploadLink, pdf(megabyte))).statusCode).toBe(200);
  expect((await put(again.attachments[0]?.uploadLink ?? '', pdf(megabyte))).json()).toMatchObject({ status: 413, code: 'storage-full' });
});

test('[API-ACC-1] form data of an account stops growing at its ceiling, and what was there stays', async () => {
  const { call, tenant } = await makePortalApi(db, 1);
  const write = (dynamicData: object) => call('p0', 'PUT', '/api/Accounts/registration', { id: 'a-0', dynamicData });
  expect((await write({ kept: 'yes' })).statusCode).toBe(200);
  for (const part of ['a', 'b']) expect((await write({ [part]: 'x'.repeat(100_000) })).statusCode).toBe(200);
  const refused = await write({ c: 'x'.repeat(100_000) });
  expect(refused.json()).toMatchObject({ status: 413, code: 'account-full', limit: 262_144, detail: expect.stringContaining('256 KB') });
  const { dynamic_data: data } = await db.kysely
    .selectFrom('account')
    .select('dynamic_data')
    .where('tenant_id', '=', tenant.slug)
    .where('id', '=', 'a-0')
    .executeTakeFirstOrThrow();
  expect(Object.keys(data as object).sort()).toEqual(['a', 'b', 'kept']);
});

test('[SEC-43] every refused access is logged by route and reason, without what was asked for; what succeeds is not', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const { call, tenant, app } = await makePortalApi(db, 2, { log });
  await call('p0', 'GET', '/api/Accounts/a-1');
  await call(undefined, 'GET', '/api/Accounts/a-1');
  await call('p0', 'GET', '/api/dms/get-own-document/CANARY-ID');
  await call('p0', 'GET', '/api/Accounts/a-0');
  await app.inject({ url: `/files/${tenant.slug}/CANARY-ID?CANARY=1` });
  const refused = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'access refused');
  expect(refused).toMatchObject([
    { tenant: tenant.slug, status: 404, refused: 'not-found', subject: 'p0', staff: false, req: { route: '/api/Accounts/:id' } },
    { tenant: tenant.slug, status: 401, refused: 'sign-in-needed' },
    { status: 404, refused: 'not-found', subject: 'p0', req: { route: '/api/dms/get-own-document/:id' } },
    { status: 403, refused: 'link-malformed', req: { route: '/files/:tenant/:id' } },
  ]);
  expect(refused).toHaveLength(4);
  expect(JSON.stringify(refused)).not.toMatch(/CANARY|person0|a-1/);
});

test('[SEC-43] staff who are given a file leave an entry with whose it is; the owner leaves none', async () => {
  const { save, put, call, tenant } = await makePortalApi(db, 1);
  const files = [{ questionName: 'logbook', fileName: 'v5c.pdf', size: 20, contentType: 'application/pdf' }];
  const saved = (await save('p0', { files })).json<Saved>();
  const [file] = saved.attachments;
  await put(file?.uploadLink ?? '', pdf(20));
  const link = `/api/dms/get-document-s3url-by-type?submissionId=${saved.id}&attachmentTypeId=logbook`;
  for (const who of ['p0', 'staff-9']) {
    expect((await call(who, 'GET', `/api/dms/get-own-document/${file?.id}?accountId=a-0`)).statusCode).toBe(200);
    expect((await call(who, 'GET', `${link}&accountId=a-0`)).statusCode).toBe(200);
  }
  const entries = await db.kysely
    .selectFrom('audit_entry')
    .select(['actor', 'on_behalf_of', 'object'])
    .where('tenant_id', '=', tenant.slug)
    .where('action', '=', 'file.downloaded')
    .execute();
  const entry = { actor: 'staff-9', on_behalf_of: 'a-0', object: `file/${file?.id}` };
  expect(entries).toEqual([entry, entry]);
});
