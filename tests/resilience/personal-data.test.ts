import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from '../../cli/main.ts';
import { readKeys } from '../../server/platform/config/keys-at-hand.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { secretsFrom } from '../../server/services/identity/index.ts';
import { catchMail } from '../conformance/caught-mail.ts';
import { northgateRegistration } from '../support/northgate-registration.ts';
import { ApiClient } from '../support/api-client.ts';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { startPortal } from '../support/portal-process.ts';

const data = mkdtempSync(join(tmpdir(), 'portico-personal-'));
const exported = join(data, 'export');
const tenant = 'northgate';
const demoPort = 1;
const email = 'harold.thompson@example.org';
const others = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/people', `${tenant}.json`), 'utf8')) as {
    claimants: readonly { email: string; documents?: readonly { id: string }[] }[];
  }
).claimants.filter((claimant) => claimant.email !== email);
/** Documents that the demo has for other people. */
const ofOthers = new Set(others.flatMap(({ documents = [] }) => documents.map(({ id }) => id)));
/** Registers in the test. */
const newcomer = 'canary.newcomer@example.org';
/** With two documents that wait for a signature. */
const submissionId = '4e470002-0009-4c1a-9f00-000000000009';
/** What this person typed and what the portal knows of them; no other person has it. */
const theirs = /canary|harold|thompson/i;
/** What a person typed whom the portal does not know. */
const strangers = /passerby/i;

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(data, { recursive: true, force: true });
});

/** Types a canary into every field of a sign-in, a registration, a form, an upload, a PDF, a signature and an error report. */
async function useEverything(url: string): Promise<void> {
  const post = (path: string, body: string, type: string, more: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', body, headers: { 'Content-Type': type, 'X-Portal': '1', ...more } });
  const form = 'application/x-www-form-urlencoded';
  const own = { Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  for (const username of ['passerby@example.org', '+44 7700 passerby', 'PASSERBY-NAME'])
    await post('/auth/start', JSON.stringify({ method: 'Email', username }), 'application/json');
  await post('/auth/start', 'method=Email&email=passerby@example.org&returnTo=/page/canary?a=canary', form, own);
  await post('/auth/answer', JSON.stringify({ code: 'canary' }), 'application/json');
  await post('/auth/unlock', 'token=canary-canary-canary-canary', form, own);
  await post('/language', 'language=canary&returnTo=/page/canary', form, own);
  await post('/csp-report', JSON.stringify({ 'csp-report': { 'document-uri': `${url}/x?canary` } }), 'application/csp-report');
  await fetch(`${url}/submit?token=canary&email=canary@example.org`);
  await fetch(`${url}/files/${tenant}/canary?X-Amz-Signature=canary`);

  const person = new ApiClient(url, email);
  await person.signIn();
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    person.call({ method, path, body, key: 'canary-key' });
  const login = { userPoolId: `portico_${tenant}`, loginType: 'login', email };
  expect((await call('POST', '/api/Accounts/applicantLoginHistory?clientId=canary', login)).status).toBe(200);
  const [{ id: account } = { id: '' }] = (await call('GET', '/api/Accounts/')).body as { id: string }[];
  expect((await call('PUT', '/api/Accounts/registration', { id: account, dynamicData: { note: 'CANARY in the account' } })).status).toBe(
    200,
  );
  const files = [{ questionName: 'papers', fileName: 'canary log book.pdf', size: 15, contentType: 'application/pdf' }];
  const draft = { userPoolId: `portico_${tenant}`, formSlug: 'client-questionnaire', isSaveAndReturn: true, page: 0 };
  expect((await call('POST', '/api/Submissions', { ...draft, dynamicData: { fullName: 'CANARY in the form' } })).status).toBe(200);
  const whole = { ...draft, formSlug: 'unsubscribe', isSaveAndReturn: false, dynamicData: { reason: 'none' }, files };
  const saved = await person.call({ method: 'POST', path: '/api/Submissions', body: whole, key: 'canary-key-of-files' });
  expect(saved.status).toBe(200);
  const [{ uploadLink } = { uploadLink: '' }] = (saved.body as { attachments: { uploadLink: string }[] }).attachments;
  const sent = await fetch(uploadLink, { method: 'PUT', body: '%PDF-1.7 CANARY', headers: { 'Content-Type': 'application/pdf' } });
  expect(sent.status).toBe(200);
  await call('PUT', '/api/Submissions/draft', { formSlug: 'client-questionnaire', dynamicData: { fullName: 'CANARY again' } });
  await call('PUT', '/api/Submissions/draft', { formSlug: { canary: 1 }, dynamicData: 'CANARY' });
  const preview = { data: { fullName: 'CANARY in a PDF' } };
  expect((await call('POST', `/api/submissions/get-pdf-preview?submissionId=${submissionId}`, preview)).status).toBe(200);
  const documents = (await call('GET', `/api/Attachment/${submissionId}/get-submission-esign-list`)).body as { eDocumentId: string }[];
  const { link } = (await call('GET', `/api/dms/esign?submissionId=${submissionId}&documentId=${documents[0]?.eDocumentId}`)).body as {
    link: string;
  };
  expect((await post(new URL(link).pathname, 'name=CANARY&answer=sign', form, own)).status).toBe(422);
  expect((await post(new URL(link).pathname, 'name=CANARY+signs&agree=yes&answer=sign', form, own)).status).toBe(303);
  const joining = {
    userPoolId: `portico_${tenant}`,
    email: newcomer,
    name: 'CANARY',
    family_name: 'NEWCOMER',
    dynamicData: { ...northgateRegistration, addressLine1: 'CANARY', city: 'CANARY', whatHappened: 'CANARY' },
  };
  expect((await post('/api/Accounts/registration?clientId=northgateportal', JSON.stringify(joining), 'application/json')).status).toBe(200);
  const report = { message: 'CANARY broke', status: 500, path: '/form/x?email=canary@example.org' };
  expect((await call('POST', '/api/error/log/', report)).status).toBe(200);
  await post('/auth/start', JSON.stringify({ method: 'Email', username: email }), 'application/json');
}

/** Every row of every table, with what the server's key opens, and the names and bytes of all stored files. */
async function everythingStored(): Promise<string> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const db = await openDatabase({ dataDir: data, log });
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db.kysely,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows.filter(({ name }) => !name.startsWith('content_'))) {
    const found = await sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(name)} as t`.execute(db.kysely);
    rows.push(...found.rows.map(({ row }) => `${name} ${row}`));
  }
  await db.close();
  const { messages, sessions } = secretsFrom(readKeys(process.env, data) ?? { sessionKey: '', codePepper: '' });
  const sealed = rows.flatMap((row) => /"sealed":"([^"]+)"/.exec(row)?.[1] ?? []);
  const opened = sealed.flatMap((text) =>
    [messages, sessions].map((seal) => {
      try {
        return seal.open(text);
      } catch {
        return '';
      }
    }),
  );
  const files = readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return [...rows, ...opened, ...files].join('\n');
}

const portico = async (...words: string[]): Promise<{ code: number; output: string }> => {
  const output: string[] = [];
  const code = await main(words, (text) => output.push(text));
  return { code, output: output.join('\n') };
};

const hits = (text: string, ...of: readonly RegExp[]): string[] => text.split('\n').filter((line) => of.some((typed) => typed.test(line)));

test('[SEC-37] [SEC-44] what a person typed is in no log line; exported it is all there; erased it is nowhere', async () => {
  const mail = await catchMail();
  const env = { PORTICO_LOG_LEVEL: 'debug', SMTP_URL: mail.url, PORTICO_DEFAULT_TENANT: tenant };
  const portal = await startPortal({ port: await freePortsForPortal(), data, env }, demoPort);
  vi.stubEnv('PORTICO_DATA', data);
  vi.stubEnv('DATABASE_URL', '');
  await useEverything(portal.address(demoPort));

  const inUse = await portico('person', 'export', tenant, email, '--to', exported);
  expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('another Portico is using') as string });
  const ended = once(portal.child, 'exit');
  portal.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await mail.close();
  expect(portal.output().split('\n').length).toBeGreaterThan(30);
  expect(hits(portal.output(), theirs, strangers)).toEqual([]);

  expect((await portico('person', 'export', tenant, email, '--to', exported)).code).toBe(0);
  const exportedText = readFileSync(join(exported, 'person.json'), 'utf8');
  for (const typed of ['CANARY in the account', 'CANARY again', 'CANARY broke', 'canary log book.pdf', email])
    expect(exportedText).toContain(typed);
  expect(hits(exportedText, theirs).length).toBeGreaterThan(8);
  const { files } = JSON.parse(readFileSync(join(exported, 'manifest.json'), 'utf8')) as { files: { path: string }[] };
  const book = files.find(({ path }) => path.endsWith('/canary log book.pdf'))?.path ?? '';
  expect(readFileSync(join(exported, book), 'utf8')).toBe('%PDF-1.7 CANARY');

  const papers = files.map(({ path }) => path.split('/').at(-1)).filter((name) => /^(?:Settlement|Payment)/.test(name ?? ''));
  expect(papers.sort()).toEqual(['Payment instructions (as sent).pdf', 'Settlement agreement (as sent).pdf', 'Settlement agreement.pdf']);
  for (const one of [email, newcomer]) expect((await portico('person', 'erase', tenant, one, '--yes')).code).toBe(0);
  expect(readdirSync(join(data, 'files', tenant)).filter((file) => !ofOthers.has(file.split('.')[0] ?? ''))).toEqual([]);
  expect(hits(await everythingStored(), theirs)).toEqual([]);
  expect(await portico('audit', 'verify', tenant)).toMatchObject({ code: 0 });
}, 300_000);
