import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { createTenantDirectory } from '../../../web/tenants/index.ts';
import { openAssetFiles } from '../assets/asset-files.ts';
import { importTenantFolder, type ImportOptions } from './import-tenant-folder.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const root = mkdtempSync(join(tmpdir(), 'portico-import-'));
const files = openAssetFiles(root);
let db: Database;
let tenant: string;
let count = 0;

beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  tenant = `tenant-${count++}`;
});

const write = (file: string, content: unknown): void => {
  const path = join(root, tenant, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};
const run = (mode: ImportOptions['mode'] = 'seed', only?: string[]) =>
  importTenantFolder(db, join(root, tenant), { mode, files, log, ...(only && { only }) });
const titles = async () =>
  (
    await db.kysely
      .selectFrom('content_item')
      .select(['data', 'id'])
      .where('tenant_id', '=', tenant)
      .where('schema_name', '=', 'public-page')
      .where('is_deleted', '=', false)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data['title']?.['iv']);
const page = (slug: string, title: string) => ({ $schema: '../x.json', slug, title, component: [] });

test('a page becomes one item in Squidex form: every field under iv, without $schema', async () => {
  write('public-page/faqs.json', { ...page('faqs', 'Questions'), order: 2 });
  const report = await run();
  expect(report).toMatchObject({ written: ['public-page/faqs.json'], kept: [], issues: [], revision: 1 });
  const { data, status } = await db.kysely.selectFrom('content_item').selectAll().where('tenant_id', '=', tenant).executeTakeFirstOrThrow();
  expect({ data, status }).toEqual({
    data: { slug: { iv: 'faqs' }, title: { iv: 'Questions' }, component: { iv: [] }, order: { iv: 2 } },
    status: 'Published',
  });
});

test('a second import of the same folder changes nothing and leaves the revision', async () => {
  write('public-page/faqs.json', page('faqs', 'Questions'));
  await run();
  expect(await run()).toMatchObject({ written: [], unchanged: 1, revision: 1 });
});

test('malformed JSON is an issue with line and column; its previous version stays and the rest is imported', async () => {
  write('public-page/a.json', page('a', 'First'));
  write('public-page/b.json', page('b', 'Old'));
  await run();
  write('public-page/a.json', '{\n  "slug": "a",\n  "title" "broken"\n}');
  write('public-page/b.json', page('b', 'New'));
  const { issues } = await run();
  expect(issues).toMatchObject([{ code: 'malformed-json', file: 'public-page/a.json', line: 3, column: 11, tenant, page: 'a' }]);
  expect((await titles()).sort()).toEqual(['First', 'New']);
});

test('seed keeps what was edited since the import, update overwrites it', async () => {
  write('public-page/a.json', page('a', 'From the file'));
  await run();
  await db.kysely
    .updateTable('content_item')
    .set({ data: JSON.stringify({ slug: { iv: 'a' }, title: { iv: 'Edited' } }) })
    .where('tenant_id', '=', tenant)
    .execute();
  write('public-page/a.json', page('a', 'Newer file'));
  expect(await run('seed')).toMatchObject({ kept: ['public-page/a.json'], written: [] });
  expect(await titles()).toEqual(['Edited']);
  await run('update');
  expect(await titles()).toEqual(['Newer file']);
});

test('a deleted file takes its page along, unless the page was edited; it comes back with the file', async () => {
  write('public-page/a.json', page('a', 'A'));
  write('public-page/b.json', page('b', 'B'));
  await run();
  rmSync(join(root, tenant, 'public-page/a.json'));
  expect(await run()).toMatchObject({ removed: ['public-page/a.json'] });
  expect(await titles()).toEqual(['B']);
  write('public-page/a.json', page('a', 'A again'));
  await run();
  expect((await titles()).sort()).toEqual(['A again', 'B']);
});

test('one saved file imports alone', async () => {
  write('public-page/a.json', page('a', 'A'));
  write('public-page/b.json', page('b', 'B'));
  await run();
  write('public-page/a.json', page('a', 'A2'));
  write('public-page/b.json', page('b', 'B2'));
  expect(await run('update', ['public-page/b.json'])).toMatchObject({ written: ['public-page/b.json'], removed: [], revision: 2 });
  expect((await titles()).sort()).toEqual(['A', 'B2']);
});

test('two files with one slug: the second is reported with the name of the first', async () => {
  write('public-page/a.json', page('same', 'A'));
  write('public-page/b.json', page('same', 'B'));
  expect((await run()).issues).toMatchObject([{ code: 'duplicate-slug', file: 'public-page/b.json' }]);
});

test('assets are kept by content and served under their file name', async () => {
  write('assets/Logo.SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await run();
  const asset = await db.kysely.selectFrom('asset').selectAll().where('tenant_id', '=', tenant).executeTakeFirstOrThrow();
  expect(asset).toMatchObject({ slug: 'logo.svg', mime_type: 'image/svg+xml', file_size: 41 });
  expect(readFileSync(files.pathOf(asset.file_hash), 'utf8')).toContain('<svg');
});

test('a tenant is found by host; an invalid configuration leaves the last good one', async () => {
  const configuration = {
    slug: tenant,
    name: 'T',
    hosts: [`${tenant}.example`],
    languages: [{ iso2Code: 'en', englishName: 'English', ownName: 'English' }],
    identity: { userPoolId: `portico_${tenant.replaceAll('-', '')}`, clientId: tenant.replaceAll('-', ''), methods: ['Email'] },
    help: {},
  };
  write('tenant.json', configuration);
  await run();
  const directory = await createTenantDirectory(db, { log, interval: 0 });
  const seen: [string, number][] = [];
  directory.onChange((slug, revision) => seen.push([slug, revision]));
  expect(directory.byHost(`www.${tenant}.example`)?.slug).toBe(tenant);
  write('tenant.json', { ...configuration, hosts: [] });
  expect((await run()).issues).toMatchObject([{ code: 'invalid-file', pointer: '/hosts' }]);
  write('tenant.json', { ...configuration, hosts: ['other.example'] });
  await run();
  await directory.refresh();
  expect(directory.byHost(`${tenant}.example`)).toBeUndefined();
  expect(directory.byHost('other.example')?.slug).toBe(tenant);
  expect([seen, directory.revision(tenant)]).toEqual([[[tenant, 2]], 2]);
  directory.close();
});

test('a saved file does not take the slug of a file that was not saved', async () => {
  write('public-page/faqs.json', page('faqs', 'Questions'));
  await run();
  write('public-page/again.json', page('faqs', 'Again'));
  expect((await run('update', ['public-page/again.json'])).issues).toMatchObject([
    { code: 'duplicate-slug', file: 'public-page/again.json' },
  ]);
  expect(await titles()).toEqual(['Questions']);
});

test('a tenant that asks for what another has is reported and not taken, and the other keeps it', async () => {
  const settings = JSON.parse(
    readFileSync(new URL('../../../../fixtures/tenants/northgate/tenant.json', import.meta.url), 'utf8'),
  ) as object;
  const own = (name: string) => ({
    userPoolId: `portico_${name.replaceAll('-', '')}`,
    clientId: name.replaceAll('-', ''),
    methods: ['Email'],
  });
  const host = `${tenant}.shared.example`;
  const holder = tenant;
  write('tenant.json', { ...settings, slug: holder, hosts: [host], identity: own(holder) });
  expect((await run()).issues).toEqual([]);
  const directory = await createTenantDirectory(db, { log, interval: 0 });

  tenant = `a-${holder}`;
  const sound = { ...settings, slug: tenant, hosts: [`own.${host}`], demoPort: 77, identity: own(tenant) };
  for (const [pointer, change] of [
    ['/hosts/1', { hosts: [`own.${host}`, host] }],
    ['/demoPort', { demoPort: (settings as { demoPort: number }).demoPort }],
    ['/identity/userPoolId', { identity: { ...own(tenant), userPoolId: own(holder).userPoolId } }],
    ['/identity/clientId', { identity: { ...own(tenant), clientId: own(holder).clientId } }],
  ] as const) {
    write('tenant.json', { ...sound, ...change });
    expect((await run()).issues).toEqual([
      expect.objectContaining({
        code: 'tenant-clash',
        severity: 'error',
        file: 'tenant.json',
        pointer,
        message: expect.stringContaining(`"${holder}"`),
      }),
    ]);
    await directory.refresh();
    expect([directory.bySlug(tenant), directory.byHost(host)?.slug]).toEqual([undefined, holder]);
  }
  write('tenant.json', sound);
  expect((await run()).issues).toEqual([]);
  await directory.refresh();
  expect(directory.byHost(`OWN.${host}`)?.slug).toBe(tenant);
  directory.close();
});
