import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import type { Context } from '../../wiring/open-context.ts';
import { openMemoryDatabase, type Database } from '../../platform/db/index.ts';
import { createLog } from '../../platform/log/log.ts';
import { seedPeopleOf } from './seed-people.ts';
import { terminalLog } from './terminal-log.ts';
import { watchPeople } from './watch-people.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-people-'));
const at = '2026-01-01T00:00:00Z';
let db: Database;
let written = '';
const log = createLog(
  'info',
  terminalLog((text) => (written += text)),
);

const claimant = (id: string, more: object = {}) => ({
  id,
  identifier: `N-${id}`,
  name: 'Ann',
  family_name: 'Lee',
  email: `${id}@example.org`,
  active: true,
  status: 1,
  statusCode: '',
  createdAt: at,
  submissions: [submission(`${id}-1`)],
  ...more,
});
const submission = (id: string, answers: object = {}) => ({
  id,
  formSlug: 'claim',
  status: 'Draft',
  statusCode: '',
  referenceNumber: id,
  page: 0,
  answers,
  createdAt: at,
  updatedAt: at,
});
const put = (claimants: readonly object[]) => write(JSON.stringify({ tenant: 'acme', projectId: 'p', claimants }, null, 2));
const write = (text: string) => writeFileSync(join(root, 'people/acme.json'), text);
const seed = () =>
  seedPeopleOf({ slug: 'acme', identity: { userPoolId: 'pool' } } as Tenant, {
    config: { fixturesDir: join(root, 'tenants'), dataDir: root } as Context['config'],
    db,
    tenants: {} as Context['tenants'],
    clock: () => 0,
    log,
  });
const names = async () => {
  const rows = await db.kysely.selectFrom('account').select(['id', 'name']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
};
const answers = async () =>
  (await db.kysely.selectFrom('submission').select(['id', 'answers']).orderBy('id').execute()).map((row) => [row.id, row.answers]);

beforeAll(async () => {
  db = await openMemoryDatabase();
  mkdirSync(join(root, 'people'));
});
afterAll(async () => {
  await db.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['submission', 'account'] as const) await db.kysely.deleteFrom(table).execute();
  rmSync(join(root, 'demo-people.json'), { force: true });
  written = '';
});

test('an edited file changes those who changed nothing in the portal; the others stay, and the terminal names them', async () => {
  put([claimant('a'), claimant('b'), claimant('c')]);
  expect(await seed()).toBe('a@example.org');
  await db.kysely.updateTable('submission').set({ answers: '{"own":1}', version: 2 }).where('account_id', '=', 'b').execute();
  await db.kysely.updateTable('account').set({ phone: '+440' }).where('id', '=', 'c').execute();
  const edited = { name: 'Edited', submissions: [submission('x-1', { put: 1 })] };
  put([
    claimant('a', edited),
    claimant('b', { ...edited, submissions: [] }),
    claimant('c', { ...edited, submissions: [] }),
    claimant('d', { submissions: [] }),
  ]);
  await seed();
  expect(await names()).toEqual({ a: 'Edited', b: 'Ann', c: 'Ann', d: 'Ann' });
  expect(await answers()).toEqual([
    ['b-1', { own: 1 }],
    ['c-1', {}],
    ['x-1', { put: 1 }],
  ]);
  expect(written).toMatch(/people who changed something in the portal stay as they are.*N-b.*N-c/);
  put([claimant('a', { name: 'Again' })]);
  await seed();
  expect((await names())['a']).toBe('Again');
});

test('people of a database from before, whom no note remembers, stay', async () => {
  put([claimant('a')]);
  await seed();
  rmSync(join(root, 'demo-people.json'));
  put([claimant('a', { name: 'Edited' })]);
  await seed();
  expect(await names()).toEqual({ a: 'Ann' });
});

test('a missing comma is reported with file and line, changes nothing and throws nothing', async () => {
  put([claimant('a')]);
  await seed();
  write('{\n  "tenant": "acme"\n  "projectId": "p"\n}');
  expect(await seed()).toBeUndefined();
  expect(written).toMatch(/people\/acme\.json:3:3 .*The people who are there stay as they are\./);
  write(JSON.stringify({ tenant: 'acme', projectId: 'p', claimants: [claimant('a', { active: 'yes' })] }));
  expect(await seed()).toBeUndefined();
  expect(written).toMatch(/people\/acme\.json:1:\d\d+ "active" must be true or false\./);
  expect(await names()).toEqual({ a: 'Ann' });
});

test('people who are left out of their file, and a file that is deleted, are reported, and stay', async () => {
  put([claimant('a'), claimant('b')]);
  await seed();
  put([claimant('a')]);
  await seed();
  expect(written).toMatch(/not in their file any more stay.*N-b/);
  expect(written).not.toMatch(/stay.*N-a/);
  rmSync(join(root, 'people/acme.json'));
  expect(await seed()).toBeUndefined();
  expect(written).toContain('people/acme.json was deleted');
  expect(await names()).toEqual({ a: 'Ann', b: 'Ann' });
});

test('an address that another account has is reported and does not stop the demo', async () => {
  put([claimant('a'), claimant('b')]);
  await seed();
  put([claimant('a'), claimant('b', { email: 'a@example.org' })]);
  expect(await seed()).toBe('a@example.org');
  expect(written).toContain('people/acme.json was not taken');
});

test('a saved file of people is taken at once', async () => {
  const taken = Promise.withResolvers<string>();
  const stop = watchPeople(join(root, 'tenants'), async (tenant) => taken.resolve(tenant), 5);
  write('{}');
  expect(await taken.promise).toBe('acme');
  stop();
});

test('a date that is counted from today is one of the day the demo is started', async () => {
  const id = 'dated';
  const draft = { ...submission('dated-1'), createdAt: 'today-2T18:00:00Z', updatedAt: 'today-1T09:30:00.000Z' };
  put([claimant(id, { claims: { app_StartTime: 'today+16T14:30:00.000Z' }, submissions: [draft] })]);
  await seed();
  const account = await db.kysely.selectFrom('account').select('claims').where('id', '=', id).executeTakeFirstOrThrow();
  const stored = await db.kysely
    .selectFrom('submission')
    .select(['created_at', 'updated_at'])
    .where('id', '=', 'dated-1')
    .executeTakeFirst();
  expect(account.claims).toMatchObject({ app_StartTime: '1970-01-17T14:30:00.000Z' });
  expect(stored).toEqual({ created_at: new Date('1969-12-30T18:00:00Z'), updated_at: new Date('1969-12-31T09:30:00Z') });
});
