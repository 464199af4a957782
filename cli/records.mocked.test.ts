import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Records from '../server/platform/db/index.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { seedAccounts } from '../server/portal/records/account/seed-accounts.ts';
import type { DemoPeople } from '../server/portal/records/account/seed-accounts.ts';
import { readPeople } from '../server/web/demo/people-file.ts';
import { main } from './main.ts';

/** One database in memory for all commands; `backup.test.ts` and the tests of personal data open real ones. */
vi.mock('../server/platform/db/index.ts', async (original) => {
  const real = await original<typeof Records>();
  const memory = real.openMemoryDatabase();
  return { ...real, openDatabase: async () => ({ ...(await memory), close: async () => {} }) };
});

const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'portico-records-'));
const log = { info: () => {}, warn: () => {}, error: () => {} };
const tenant = 'meridian';
const people = (await readPeople({ fixturesDir: 'fixtures/tenants', log, now: Date.now() }, tenant)) as DemoPeople;
const [first, second] = people.claimants;

beforeAll(async () => {
  vi.stubEnv('PORTICO_DATA', root);
  vi.stubEnv('DATABASE_URL', '');
  mkdirSync(join(root, 'database'));
  expect((await run('import', `fixtures/tenants/${tenant}`)).code).toBe(0);
  await seedAccounts(await openDatabase({ dataDir: root, log }), people);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Runs a command as an operator who types `typed` when asked. */
async function run(...words: string[]): Promise<{ code: number; output: string }> {
  return typing('', ...words);
}

async function typing(typed: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const code = await main(
    words,
    (text) => output.push(text),
    async (question) => {
      output.push(question);
      return typed;
    },
  );
  return { code, output: output.join('\n') };
}

const containing = (text: string) => expect.stringContaining(text) as string;

test.each([
  ['person'],
  ['person', 'export', tenant, 'x'],
  ['person', 'export', tenant, '--to', 'x'],
  ['person', 'erase', tenant],
  ['person', 'erase', tenant, 'x', '--force'],
  ['person', 'hold', tenant, 'x', 'y'],
  ['audit', 'export', tenant],
  ['audit', 'mend'],
])('called wrongly (%s %s …), a command explains itself', async (...words) => {
  expect(await run(...words)).toEqual({ code: 2, output: containing(`portico ${words[0]} `) });
});

test('[SEC-44] whom or what a command does not find is reported in words, and nothing is made', async () => {
  expect(await run('person', 'export', 'nowhere', 'x', '--to', join(root, 'x'))).toEqual({ code: 1, output: containing('only meridian') });
  expect(await run('person', 'erase', tenant, 'nobody')).toEqual({ code: 1, output: containing('"nobody"') });
  expect(await run('audit', 'verify', 'nowhere')).toEqual({ code: 1, output: containing('only meridian') });
  vi.stubEnv('PORTICO_DATA', join(root, 'empty'));
  expect(await run('audit', 'verify')).toEqual({ code: 1, output: containing('There is no database in') });
  vi.stubEnv('PORTICO_DATA', root);
  expect(existsSync(join(root, 'empty'))).toBe(false);
});

test('[SEC-44] an export goes into a new folder only, and its manifest holds the hashes', async () => {
  const folder = join(root, 'export');
  const done = await run('person', 'export', tenant, first?.email.toUpperCase() ?? '', '--to', folder, '--json');
  expect([done.code, JSON.parse(done.output)]).toEqual([0, expect.objectContaining({ ok: true, account: first?.id, missing: [] })]);
  const { account, submissions } = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8')) as {
    account: { email: string };
    submissions: unknown[];
  };
  expect([account.email, submissions.length]).toEqual([first?.email, first?.submissions.length]);
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
    files: [{ path: 'person.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
  });
  expect(await run('person', 'export', tenant, first?.id ?? '', '--to', folder)).toEqual({ code: 1, output: containing('is not empty') });
});

test('[SEC-44] no person is erased by mistake, or under a legal hold; an erased person is not there any more', async () => {
  const { identifier = '', id = '' } = second ?? {};
  expect(await run('person', 'hold', tenant, identifier)).toMatchObject({ code: 0 });
  expect(await typing(identifier, 'person', 'erase', tenant, id)).toEqual({
    code: 1,
    output: containing(`portico person release ${tenant} ${id}`),
  });
  expect(await run('person', 'release', tenant, identifier)).toMatchObject({ code: 0 });
  expect(await typing('yes', 'person', 'erase', tenant, id)).toEqual({ code: 1, output: containing('Nothing was erased') });
  const erased = await typing(identifier, 'person', 'erase', tenant, id);
  expect(erased).toEqual({ code: 0, output: containing('still hold this person') });
  expect(erased.output).toContain(`Type ${identifier}`);
  expect(await run('person', 'erase', tenant, id, '--yes')).toMatchObject({ code: 1 });
});

test('the trail is written line by line, and its first wrong entry is named', async () => {
  const file = join(root, 'trail.jsonl');
  expect(await run('audit', 'export', tenant, '--to', file)).toMatchObject({ code: 0 });
  const actions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { action: string }).action);
  expect(actions).toEqual(['account.held', 'account.released', 'account.erased']);
  writeFileSync(file, '');
  expect(await run('audit', 'export', tenant, '--to', file)).toEqual({ code: 1, output: containing('exists already') });
  expect(await run('audit', 'verify')).toEqual({ code: 0, output: containing(`${tenant}: 3 entries, sound`) });
  const db = await openDatabase({ dataDir: root, log });
  await db.kysely.updateTable('audit_entry').set({ actor: 'another person' }).where('sequence', '=', 2).execute();
  expect(await run('audit', 'verify', tenant)).toEqual({ code: 1, output: containing('NOT SOUND from entry 2 on: it was changed') });
});

test('[STS-06] client makes a client, whose secret is shown once, lists it and withdraws it', async () => {
  const added = await run('client', 'add', tenant, 'ledger', '--json');
  expect(added.code).toBe(0);
  const { secret } = JSON.parse(added.output) as { secret: string };
  expect(await run('client', 'add', tenant, 'ledger')).toEqual({ code: 1, output: containing('has a client ledger already') });
  expect((await run('client', 'list', tenant)).output).toMatch(/^ledger, since /);
  expect((await run('client', 'list', tenant)).output).not.toContain(secret);
  expect(await run('client', 'remove', tenant, 'ledger')).toEqual({ code: 0, output: containing('may not set statuses') });
  expect(await run('client', 'remove', tenant, 'ledger')).toEqual({ code: 1, output: containing('has no client ledger') });
  expect(await run('client', 'add', 'nobody', 'ledger')).toEqual({ code: 1, output: containing('There is no tenant "nobody"') });
  expect((await run('client', 'add', tenant)).code).toBe(2);
});
