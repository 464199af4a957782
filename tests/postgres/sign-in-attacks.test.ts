import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '#schemas/tenant';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';
import { claimant } from './http-claimant.ts';
import { startPortal, type PortalProcess } from './postgres-portal.ts';

const databaseUrl = process.env['PORTICO_TEST_DATABASE_URL'];
const tenant = 'northgate';
const secret = (seed: string) => `${seed}-0123456789-abcdefghijklmnop`;
const { clientId, userPoolId } = (
  JSON.parse(readFileSync(new URL(`../../fixtures/tenants/${tenant}/tenant.json`, import.meta.url), 'utf8')) as Tenant
).identity;
const { claimants } = JSON.parse(readFileSync(new URL(`../../fixtures/people/${tenant}.json`, import.meta.url), 'utf8')) as {
  readonly claimants: readonly { readonly email: string; readonly active: boolean }[];
};
const active = claimants.filter((claimant) => claimant.active);
/** A code is compared so often, and strangers of one range get so many codes of an account an hour. */
const triesPerCode = 5;
const codesPerHour = 5;
/** Steps of a sign-in, of one address in a minute, at the servers that have the limits of production. */
const stepsPerMinute = 20;

describe.runIf(databaseUrl)('attacks on sign-in over one and two servers', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-attacks-'));
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  let servers: PortalProcess[] = [];
  let client: pg.Client;
  let settings: Readonly<Record<string, string>>;

  async function startTwo(limitOfAddress: number): Promise<PortalProcess[]> {
    const limits = { PORTICO_LIMIT_SIGN_IN: String(limitOfAddress) };
    const two = await Promise.all([startPortal({ ...settings, ...limits }), startPortal({ ...settings, ...limits })]);
    await Promise.all(two.map((server) => server.ready()));
    return two;
  }

  beforeAll(async () => {
    scratch = await createScratch(databaseUrl ?? '');
    client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    settings = {
      DATABASE_URL: scratch.url,
      PORTICO_DATA: dataDir,
      PORTICO_ORIGIN: 'http://portal.test',
      PORTICO_DEFAULT_TENANT: tenant,
      PORTICO_CONTENT_SECRET: secret('content'),
      PORTICO_SESSION_KEY: secret('session'),
      PORTICO_CODE_PEPPER: secret('pepper'),
      PORTICO_LINK_KEY: secret('link'),
      PORTICO_TRUST_PROXY: '1',
      PORTICO_LIMIT_SIGN_IN_ACCOUNT: '100000',
    };
    // What is measured first is the limit of the account, not of the address.
    servers = await startTwo(100_000);
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await client.end();
    await scratch.drop();
    rmSync(dataDir, { recursive: true });
  });

  /** Asks for a code; resolves with the way to send a wrong answer, undefined where refused. The answer resolves with whether it was compared. */
  type Entry = (server: string, email: string, from: string) => Promise<((code: string, server: string) => Promise<boolean>) | undefined>;

  const ownEntry: Entry = async (server, email, from) => {
    const browser = claimant(email, from);
    if (!(await browser.start(server)).ok) return undefined;
    return async (code, at) => {
      const { ok, status } = await browser.post(at, '/auth/answer', { code });
      expect(ok).toBe(false);
      return status !== 429;
    };
  };

  const protocol: Entry = async (server, email, from) => {
    const ask = async (at: string, operation: string, body: object) => {
      const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, 'x-forwarded-for': from };
      const answer = await fetch(`${at}/identity`, { method: 'POST', headers, body: JSON.stringify({ ClientId: clientId, ...body }) });
      return (await answer.json()) as { Session?: string; message?: string };
    };
    let { Session } = await ask(server, 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: email } });
    if (!Session) return undefined;
    return async (ANSWER, at) => {
      const answered = await ask(at, 'RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: email, ANSWER },
      });
      Session = answered.Session ?? Session;
      return !answered.message?.includes('attempts exceeded');
    };
  };

  const countedFor = async (email: string) =>
    (
      await client.query<{ bucket: string; failures: number; locked: boolean }>(
        `select bucket, failures, locked_until is not null as locked from identity_attempts
          where subject = (select sub from identity_user where email = $1) and bucket not like 'device:%' and failures > 0
          order by bucket`,
        [email],
      )
    ).rows;

  test.each([
    ['one server, the portal’s own sign-in', 1, [ownEntry], 'megan.pritchard@example.org', 11],
    ['one server, the public protocol', 1, [protocol], 'daniel.okafor@example.org', 12],
    ['two servers, the portal’s own sign-in', 2, [ownEntry], 'tomasz.nowak@example.org', 13],
    ['two servers, the public protocol', 2, [protocol], 'gwilym.bevan@example.org', 14],
    ['two servers, both entries', 2, [ownEntry, protocol], 'ruth.lindqvist@example.org', 15],
  ] as const)(
    '[SEC-2] %s: a lock-out holds at each, and an owner with a known device signs in during the attack',
    async (_, count, entries, email, network) => {
      const urls = servers.slice(0, count).map(({ url }) => url);
      const at = (turn: number) => urls[turn % urls.length] as string;
      const attacker = `198.51.${network}.7`;
      const owner = claimant(email, `203.0.${network}.5`);
      expect(await owner.signIn(at(0))).toBeTruthy();

      const starts = entries.flatMap((entry) => urls.map((url) => () => entry(url, email, attacker)));
      let answer: Awaited<ReturnType<Entry>>;
      for (let turn = 0; turn < codesPerHour; turn += 1) {
        answer = await starts[turn % starts.length]?.();
        expect(answer, `code ${turn + 1}`).toBeDefined();
      }
      // The newest code, guessed at everywhere at once, and then one guess after another.
      await Promise.all(Array.from({ length: 20 }, (__, guess) => answer?.(String(10_000_000 + guess), at(guess))));
      for (let guess = 0; guess < 10; guess += 1) await answer?.(String(20_000_000 + guess), at(guess));
      const counted = await countedFor(email);
      expect(counted.map(({ failures, locked }) => [failures, locked])).toEqual([
        [triesPerCode, true],
        [triesPerCode, true],
      ]);
      for (const start of starts) expect(await start(), 'refused at every entry').toBeUndefined();

      expect(await owner.signIn(at(1), at(0))).toBeTruthy();
      expect(await countedFor(email), 'what the attacker did stays counted').toEqual(counted);
    },
    60_000,
  );

  describe('with the limits of an address', () => {
    let strict: PortalProcess[] = [];
    beforeAll(async () => void (strict = await startTwo(stepsPerMinute)), 120_000);
    afterAll(() => Promise.all(strict.map((server) => server.end())));

    test.each([
      ['the portal’s own sign-in', [ownEntry], 21],
      ['the public protocol', [protocol], 22],
      ['both entries', [ownEntry, protocol], 23],
    ] as const)(
      '[SEC-2] two servers, %s: who wants to lock out every account from one address has as many steps a minute as at one',
      async (_, entries, network) => {
        const [one = '', two = ''] = strict.map(({ url }) => url);
        const users = 'select email from identity_user where pool_id = $1 and enabled order by email';
        const emails = (await client.query<{ email: string }>(users, [userPoolId])).rows.map(({ email }) => email);
        expect(emails.length).toBeGreaterThan(stepsPerMinute);
        const minute = () => Math.floor(Date.now() / 60_000);
        async function attack(attacker: string) {
          const begun = minute();
          let steps = 0;
          for (const [turn, email] of emails.entries()) {
            const [first, second] = turn % 4 < 2 ? [one, two] : [two, one];
            const answer = await entries[turn % entries.length]?.(first, email, attacker);
            if (!answer) continue;
            steps += 1;
            for (let tries = 1; tries <= triesPerCode; tries += 1)
              if (await answer(String(30_000_000 + tries), tries % 2 ? second : first)) steps += 1;
          }
          return { whole: minute() === begun, steps };
        }
        let outcome = await attack(`198.51.${network}.7`);
        if (!outcome.whole) outcome = await attack(`198.51.${network}.8`);
        expect(outcome.whole).toBe(true);
        expect(outcome.steps).toBe(stepsPerMinute);
        for (const { email } of active.slice(0, 4)) expect(await claimant(email, `203.0.${network}.9`).signIn(one, two)).toBeTruthy();
      },
    );
  });
});
