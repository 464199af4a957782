import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase, type Database } from '../../../platform/db/index.ts';
import { openAssetFiles } from '../assets/asset-files.ts';
import { importTenantFolder } from './import-tenant-folder.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const root = mkdtempSync(join(tmpdir(), 'portico-undrawable-'));
const put = (file: string, value: unknown, text = JSON.stringify(value)): void => {
  mkdirSync(dirname(join(root, 'acme', file)), { recursive: true });
  writeFileSync(join(root, 'acme', file), text);
};
let db: Database;
const importAll = () => importTenantFolder(db, join(root, 'acme'), { mode: 'update', files: openAssetFiles(root), log });
const stored = async (schema: string) =>
  (await db.kysely.selectFrom('content_item').select('data').where('schema_name', '=', schema).executeTakeFirstOrThrow()).data;

beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(root, { recursive: true });
});

const page = { slug: 'faqs', title: 'Questions', component: [] };
const colours = { colours: { WFS_A: 'blue' } };

test.each([
  ['a page without its blocks', 'public-page/faqs.json', page, { ...page, component: 'none' }],
  ['a page without a title', 'public-page/faqs.json', page, { slug: 'faqs', component: [] }],
  ['a configuration of another shape', 'configuration/workflow-status-colours.json', colours, { ...colours, stranger: 1 }],
])('%s does not replace the last good one, and the message states it', async (_, file, good, bad) => {
  put(file, good);
  await importAll();
  const before = await stored(dirname(file));
  put(file, bad);
  const { issues } = await importAll();
  expect(issues.filter((issue) => issue.file === file).map(({ message }) => message)[0]).toMatch(
    / The file is not imported; a version that was imported before stays\.$/,
  );
  expect(await stored(dirname(file))).toEqual(before);
});

test('a page with a fault that leaves it something to show is imported, and the message states it', async () => {
  put('public-page/faqs.json', { ...page, order: 'first' });
  const { issues } = await importAll();
  expect(issues.filter(({ file }) => file === 'public-page/faqs.json').map(({ message }) => message)).toEqual([
    expect.stringMatching(/ The rest of the file is imported\.$/),
  ]);
  expect(await stored('public-page')).toMatchObject({ order: { iv: 'first' } });
});

test('a workflow with a rule that could never apply does not replace the last good one, and the rule is named', async () => {
  const file = 'configuration/hub-my-claim-steps.json';
  const steps = (path: string) => ({
    steps: [{ processStep: 'Joined' }],
    messageContents: { m: { header: 'Welcome', description: 'You are in.', class: 'information' } },
    rules: [{ when: { '>': [{ var: path }, 1] }, stepStatuses: ['done'], messageContentId: 'm' }],
  });
  const imported = async (path: string) => {
    put(file, steps(path));
    const { issues, written } = await importAll();
    return { written: written.includes(file), issues: issues.filter((issue) => issue.file === file) };
  };
  expect(await imported('account.status')).toEqual({ written: true, issues: [] });
  expect(await imported('account.id')).toMatchObject({
    written: false,
    issues: [
      {
        code: 'unknown-fact',
        pointer: '/rules/0/when/>/0/var',
        message: expect.stringMatching(/ The file is not imported; a version that was imported before stays\.$/),
      },
    ],
  });
});

test('a folder that was moved away takes its pages along, also when only its own path was reported', async () => {
  put('public-page/faqs.json', page);
  await importAll();
  rmSync(join(root, 'acme/public-page'), { recursive: true });
  const only = ['public-page'];
  const { removed } = await importTenantFolder(db, join(root, 'acme'), { mode: 'update', files: openAssetFiles(root), log, only });
  expect(removed).toEqual(['public-page/faqs.json']);
});

test.each([
  ['an empty group for staff', { staffGroup: '' }, '/identity/staffGroup'],
  ['the editors’ group for staff', { staffGroup: 'office', editorGroup: 'office' }, '/identity/staffGroup'],
  ['the default group of staff for editors', { editorGroup: 'portico-staff' }, '/identity/editorGroup'],
])('%s is refused where it is written', async (_, groups, pointer) => {
  const identity = { userPoolId: 'portico_acme', clientId: 'acme', methods: ['Email'] };
  const languages = [{ iso2Code: 'en', englishName: 'English', ownName: 'English' }];
  const tenant = { slug: 'acme', name: 'Acme', hosts: ['acme.example'], languages, help: {}, identity: { ...identity, ...groups } };
  const text = JSON.stringify(tenant, null, 2);
  put('tenant.json', tenant, text);
  const { issues } = await importAll();
  const line = text.split('\n').findIndex((each) => each.includes(pointer.split('/')[2] ?? '?')) + 1;
  expect(issues.filter(({ file }) => file === 'tenant.json')).toEqual([expect.objectContaining({ severity: 'error', pointer, line })]);
});
