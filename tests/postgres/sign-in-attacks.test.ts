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
const { clientId } = (JSON.parse(readFileSync(new URL(`../../fixtures/tenants/${tenant}/tenant.json`, import.meta.url), 'utf8')) as Tenant)
  .identity;
/** A code is compared so often, and strangers of one range get so many codes of an account an hour. */
const triesPerCode = 5;
const codesPerHour = 5;

describe.runIf(databaseUrl)('attacks on sign-in over one and two servers', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-attacks-'));
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  let servers: PortalProcess[] = [];
  let client: pg.Client;

  beforeAll(async () => {
    scratch = await createScratch(databaseUrl ?? '');
    client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    const settings = {
      DATABASE_URL: scratch.url,
      PORTICO_DATA: dataDir,
      PORTICO_ORIGIN: 'http://portal.test',
      PORTICO_DEFAULT_TENANT: tenant,
      PORTICO_CONTENT_SECRET: secret('content'),
      PORTICO_SESSION_KEY: secret('session'),
      PORTICO_CODE_PEPPER: secret('pepper'),
      PORTICO_LINK_KEY: secret('link'),
      PORTICO_TRUST_PROXY: '1',
      // What is measured here is the limit of the account, not of the address.
      PORTICO_LIMIT_SIGN_IN: '100000',
      PORTICO_LIMIT_SIGN_IN_ACCOUNT: '100000',
    };
    servers = await Promise.all([startPortal(settings), startPortal(settings)]);
    await Promise.all(servers.map((server) => server.ready()));
  }, 120_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await client.end();
    await scratch.drop();
    rmSync(dataDir, { recursive: true });
  });

  /** Asks for a code; resolves with the way to send a wrong answer, undefined where refused. */
  type Entry = (server: string, email: string, from: string) => Promise<((code: string, server: string) => Promise<void>) | undefined>;

  const ownEntry: Entry = async (server, email, from) => {
    const browser = claimant(email, from);
    if (!(await browser.start(server)).ok) return undefined;
    return async (code, at) => expect((await browser.post(at, '/auth/answer', { code })).ok).toBe(false);
  };

  const protocol: Entry = async (server, email, from) => {
    const ask = async (at: string, operation: string, body: object) => {
      const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, 'x-forwarded-for': from };
      const answer = await fetch(`${at}/identity`, { method: 'POST', headers, body: JSON.stringify({ ClientId: clientId, ...body }) });
      return (await answer.json()) as { Session?: string };
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
    };
  };

  const countedFor = async (email: string) =>
    (
      await client.query<{ bucket: string; failures: number; locked: boolean }>(
        `select bucket, failures, locked_until is not null as locked from identity_attempts
          where subject = (select sub from identity_user where email = $1) and bucket not like 'device:%' and failures > 0`,
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
});
