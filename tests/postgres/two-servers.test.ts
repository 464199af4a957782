import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { hashSecret } from '../../server/services/content/token/clients.ts';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';
import { migrations } from '../../server/platform/db/migrations/index.ts';
import { api, claimant } from './http-claimant.ts';
import { startPortal, type PortalProcess } from './postgres-portal.ts';

const databaseUrl = process.env['PORTICO_TEST_DATABASE_URL'];
const tenant = 'northgate';
const secret = (seed: string) => `${seed}-0123456789-abcdefghijklmnop`;
const form = 'client-questionnaire';
const { clientId } = (JSON.parse(readFileSync(new URL(`../../fixtures/tenants/${tenant}/tenant.json`, import.meta.url), 'utf8')) as Tenant)
  .identity;
const signInsPerMinute = 40;
const requestsPerFiveMinutes = 2000;

describe.runIf(databaseUrl)('two servers on one PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-two-servers-'));
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  let servers: PortalProcess[] = [];
  let pool: pg.Pool;
  let one: string;
  let two: string;

  const rows = async <Row extends object>(statement: string, values: unknown[] = []) => (await pool.query<Row>(statement, values)).rows;

  const settings = () => ({
    DATABASE_URL: scratch.url,
    PORTICO_DATA: dataDir,
    PORTICO_ORIGIN: 'http://portal.test',
    PORTICO_DEFAULT_TENANT: tenant,
    PORTICO_CONTENT_SECRET: secret('content'),
    PORTICO_SESSION_KEY: secret('session'),
    PORTICO_CODE_PEPPER: secret('pepper'),
    PORTICO_LINK_KEY: secret('link'),
    PORTICO_LIMIT_SIGN_IN_ACCOUNT: String(signInsPerMinute),
    PORTICO_LIMIT_REQUESTS: String(requestsPerFiveMinutes),
    PORTICO_TRUST_PROXY: '1',
  });
  const submissions = async () => (await rows<{ n: number }>('select count(*)::int as n from submission'))[0]?.n ?? 0;
  const save = (server: string, token: string, dynamicData: object, key: string) =>
    api(server, '/api/Submissions', token, {
      body: { userPoolId: 'any', formSlug: form, isSaveAndReturn: true, page: 0, dynamicData },
      key,
    });

  const securedPage = (server: string, token: string) => api(server, `/content/${tenant}/secured-page`, token);

  beforeAll(async () => {
    scratch = await createScratch(databaseUrl ?? '');
    pool = new pg.Pool({ connectionString: scratch.url, max: 2 });
    servers = await Promise.all([startPortal(settings()), startPortal(settings())]);
    await Promise.all(servers.map((server) => server.ready()));
    [one = '', two = ''] = servers.map(({ url }) => url);
  }, 120_000);

  afterAll(async () => {
    const codes = await Promise.all(servers.map((server) => server.end()));
    await pool.end();
    await scratch.drop();
    rmSync(dataDir, { recursive: true });
    expect(codes).toEqual([0, 0]);
  });

  test('started at once on an empty database: every migration once, every page once', async () => {
    expect((await rows<{ name: string }>('select name from kysely_migration order by name')).map(({ name }) => name)).toEqual(
      Object.keys(migrations),
    );
    const pages = await rows<{ pages: number; slugs: number }>(
      `select count(*)::int as pages, count(distinct (tenant_id, schema_name, data #>> '{slug,iv}'))::int as slugs from content_item where schema_name = 'public-page'`,
    );
    expect(pages[0]?.pages).toBeGreaterThan(5);
    expect(pages[0]?.slugs).toBe(pages[0]?.pages);
  });

  test('[APP-10] a sign-in begun at one and finished at the other reads at both', async () => {
    const token = await claimant('megan.pritchard@example.org').signIn(one, two);
    for (const server of [one, two]) {
      const answer = await api(server, '/api/Accounts/', token);
      expect([answer.status, await answer.json()]).toEqual([200, [expect.objectContaining({ email: 'megan.pritchard@example.org' })]]);
    }
  });

  test('[NAV-03] a sign-out at one is seen by the other within five seconds', async () => {
    const browser = claimant('daniel.okafor@example.org');
    const token = await browser.signIn(one);
    expect((await api(two, '/api/Accounts/', token)).status).toBe(200);
    await browser.post(one, '/auth/sign-out');
    expect((await api(one, '/api/Accounts/', token)).status).toBe(401);
    await vi.waitUntil(async () => (await api(two, '/api/Accounts/', token)).status === 401, { timeout: 5_500, interval: 50 });
  });

  test('[LOGIN-05] an account made inactive is signed out at both within five seconds', async () => {
    const browser = claimant('tomasz.nowak@example.org');
    const token = await browser.signIn(one);
    for (const server of [one, two]) expect((await securedPage(server, token)).status).toBe(200);
    await pool.query('update account set active = false where email = $1', ['tomasz.nowak@example.org']);
    for (const server of [one, two])
      await vi.waitUntil(async () => (await securedPage(server, token)).status === 401, { timeout: 5_500, interval: 50 });
    expect((await browser.post(two, '/auth/session')).status).toBe(401);
  });

  test('content changed through one shows on the page of the other within seconds', async () => {
    const writer = randomUUID();
    await pool.query('insert into content_client values ($1, $2, $3, $4, false)', [tenant, 'writer', hashSecret(writer), '["*"]']);
    const granted = await fetch(`${one}/identity-server/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: `${tenant}:writer`, client_secret: writer }),
    });
    const { access_token } = (await granted.json()) as { access_token: string };
    const authorization = `Bearer ${access_token}`;
    const [page] = await rows<{ id: string; data: { slug: { iv: string } } }>(
      `select id, data from content_item where tenant_id = $1 and schema_name = 'public-page' and data #>> '{slug,iv}' = 'faqs'`,
      [tenant],
    );
    const seen = async (server: string) => (await fetch(`${server}/page/faqs`)).text();
    await Promise.all([seen(one), seen(two)]);
    for (const word of ['Aardvark', 'Bandicoot', 'Capybara']) {
      const change = await fetch(`${one}/api/content/${tenant}/public-page/${page?.id}`, {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ title: { iv: `Questions about the ${word}` } }),
      });
      expect(change.status, await change.text()).toBe(200);
      await vi.waitUntil(async () => (await seen(two)).includes(word), { timeout: 15_000, interval: 25 });
    }
  });

  test('sign-ins are counted together', async () => {
    const attempt = async () => {
      const minute = () => Math.floor(Date.now() / 60_000);
      const before = minute();
      const browser = claimant(`nobody-${randomUUID()}@example.org`);
      const answers = await Promise.all(Array.from({ length: signInsPerMinute + 20 }, (_, turn) => browser.start(turn % 2 ? one : two)));
      return { whole: minute() === before, allowed: answers.filter(({ status }) => status !== 429).length };
    };
    let outcome = await attempt();
    while (!outcome.whole) outcome = await attempt();
    expect(outcome.allowed).toBeLessThanOrEqual(signInsPerMinute);
    expect(outcome.allowed).toBeGreaterThan(0);
  });

  test('[SEC-2] [SEC-3] the portal’s sign-in and the identity protocol of both are counted together', async () => {
    const attempt = async () => {
      const minute = () => Math.floor(Date.now() / 60_000);
      const before = minute();
      const name = `nobody-${randomUUID()}@example.org`;
      const browser = claimant(name);
      const overProtocol = (server: string) =>
        fetch(`${server}/identity`, {
          method: 'POST',
          headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
          body: JSON.stringify({ AuthFlow: 'CUSTOM_AUTH', ClientId: clientId, AuthParameters: { USERNAME: name } }),
        });
      const entries = [() => browser.start(one), () => overProtocol(two), () => browser.start(two), () => overProtocol(one)];
      const answers = await Promise.all(Array.from({ length: signInsPerMinute + 40 }, (_, turn) => entries[turn % entries.length]?.()));
      return { whole: minute() === before, allowed: answers.filter((answer) => answer?.ok).length };
    };
    let outcome = await attempt();
    while (!outcome.whole) outcome = await attempt();
    expect(outcome.allowed).toBeLessThanOrEqual(signInsPerMinute);
    expect(outcome.allowed).toBeGreaterThan(0);
  });

  test('all requests of one network are counted together, but for a twentieth per process', async () => {
    const attempt = async (network: number) => {
      const window = () => Math.floor(Date.now() / 300_000);
      const before = window();
      let allowed = 0;
      for (let round = 0; round < 60; round++) {
        const ask = (turn: number) =>
          fetch(`${turn % 2 ? one : two}/nowhere/x`, { headers: { 'x-forwarded-for': `2001:db8:0:${network}::${turn}` } });
        const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => ask(turn)));
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
        allowed += answers.filter(({ status }) => status !== 429).length;
      }
      return { whole: window() === before, allowed };
    };
    let outcome = await attempt(1);
    if (!outcome.whole) outcome = await attempt(2);
    expect(outcome.allowed).toBeGreaterThanOrEqual(requestsPerFiveMinutes);
    expect(outcome.allowed).toBeLessThan(requestsPerFiveMinutes * 1.2);
  });

  test('wrong passcodes guessed at both at once: no more than five are compared', async () => {
    const browser = claimant('gwilym.bevan@example.org');
    await browser.start(one);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => browser.post(turn % 2 ? one : two, '/auth/answer', { code: String(10_000_000 + turn) })),
    );
    expect(guesses.every(({ ok }) => !ok)).toBe(true);
    const [maxTries] = await rows<{ tries: number }>('select max(tries)::int as tries from identity_challenge');
    expect(maxTries?.tries).toBeGreaterThan(0);
    expect(maxTries?.tries).toBeLessThanOrEqual(5);
  });

  test('[FRM-04] one idempotency key sent to both is one row and one answer', async () => {
    const token = await claimant('ruth.lindqvist@example.org').signIn(one);
    const before = await submissions();
    for (let round = 1; round <= 5; round++) {
      const answers = await Promise.all([one, two, two, one].map((server) => save(server, token, { round }, `round-${round}`)));
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      expect(
        answers.map(({ status }) => status),
        JSON.stringify(bodies[0]),
      ).toEqual([200, 200, 200, 200]);
      for (const answer of bodies) expect(answer).toEqual(bodies[0]);
    }
    expect(await submissions()).toBe(before + 1);
  });

  test('the first save of a form at both at once, each with a key of its own, makes one draft', async () => {
    const token = await claimant('harold.thompson@example.org').signIn(one);
    const before = await submissions();
    const answers = await Promise.all([one, two, one, two].map((server) => save(server, token, { server }, randomUUID())));
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(await submissions()).toBe(before + 1);
  });

  test('one killed: the other serves on, and the one started again knows who is signed in', async () => {
    const token = await claimant('aisha.rahman@example.org').signIn(one);
    await servers.shift()?.end('SIGKILL');
    expect((await api(two, '/api/Accounts/', token)).status).toBe(200);
    expect((await fetch(`${two}/health/ready`)).status).toBe(200);
    const again = await startPortal(settings());
    servers.push(again);
    await again.ready();
    expect((await api(again.url, '/api/Accounts/', token)).status).toBe(200);
  });
});
