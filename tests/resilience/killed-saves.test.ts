import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { freePort, startPortal, type PortalProcess } from '../support/portal-process.ts';
import { createChance, full, seed } from '../support/seed.ts';

const rounds = full ? 50 : 3;
const root = mkdtempSync(join(tmpdir(), 'portico-killed-'));
const data = join(root, 'data');
const fixtures = join(root, 'fixtures');
const tenant = 'northgate';
const demoPort = 1;
const person = { email: 'daniel.okafor@example.org', account: '4e470001-0002-4c1a-9f00-000000000002' };
let portal: PortalProcess | undefined;

afterAll(async () => {
  await portal?.kill();
  rmSync(root, { recursive: true, force: true });
});

/** The tenant, with a form that may be sent many times. */
function writeFixtures(): void {
  cpSync(join(import.meta.dirname, '../../fixtures'), fixtures, { recursive: true });
  const forms = join(fixtures, 'tenants', tenant, 'submission-form');
  const form = JSON.parse(readFileSync(join(forms, 'unsubscribe.json'), 'utf8')) as object;
  writeFileSync(join(forms, 'many-times.json'), JSON.stringify({ ...form, slug: 'many-times', additionalForm: true }));
}

interface Stored {
  readonly id: string;
  readonly formSlug: string;
  readonly status: string;
  readonly referenceNumber: string;
  readonly dynamicData: { readonly reason?: string };
}

const submission = (formSlug: string, reason: string) => ({
  userPoolId: `portico_${tenant}`,
  formSlug,
  isSaveAndReturn: false,
  dynamicData: { reason },
});

test(`[FRM-10] [FRM-15] ${rounds} times the server is killed while somebody saves and submits: nothing acknowledged is lost, nothing is doubled (seed ${seed})`, async () => {
  writeFixtures();
  const settings = { port: await freePort(), data, env: { PORTICO_FIXTURES: join(fixtures, 'tenants'), PORTICO_DEFAULT_TENANT: tenant } };
  const chance = createChance();
  const acknowledged = new Map<string, { id: string; reference: string }>();
  let unanswered: { key: string; reason: string } | undefined;
  let savedUpTo = 0;
  let number = 0;
  let client: ApiClient | undefined;

  const submit = async (who: ApiClient, key: string, reason: string): Promise<void> => {
    unanswered = { key, reason };
    const { status, body } = await who.call({ method: 'POST', path: '/api/Submissions', key, body: submission('many-times', reason) });
    expect(status, JSON.stringify(body)).toBe(200);
    const { id, referenceNumber } = body as Stored;
    acknowledged.set(reason, { id, reference: referenceNumber });
    unanswered = undefined;
  };
  const save = async (who: ApiClient, count: number): Promise<void> => {
    const { status, body } = await who.call({
      method: 'PUT',
      path: '/api/Submissions/draft',
      body: { formSlug: 'vehicle-claim', dynamicData: { reason: String(count) } },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    savedUpTo = count;
  };

  for (let round = 0; round <= rounds; round++) {
    portal = await startPortal(settings, demoPort);
    const url = portal.address(demoPort);
    if (client) await client.renew();
    else await (client = new ApiClient(url, person.email)).signIn();

    // What got no answer is asked again under its key: once is once.
    if (unanswered) await submit(client, unanswered.key, unanswered.reason);
    const { status, body } = await client.call({ method: 'GET', path: `/api/Submissions/account/${person.account}` });
    expect(status).toBe(200);
    checkLedger(body as Stored[], acknowledged, savedUpTo);
    if (round === rounds) break;

    let alive = true;
    const killing = pause(100 + chance() * 700).then(async () => {
      alive = false;
      await portal?.kill();
    });
    while (alive) {
      number += 1;
      const step = chance() < 0.5 ? save(client, number) : submit(client, randomUUID(), `reason ${number}`);
      await step.catch((error: unknown) => {
        if (alive || !(error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)) throw error;
      });
    }
    await killing;
  }
  expect(acknowledged.size, 'submissions were acknowledged').toBeGreaterThan(rounds);
}, 1_200_000);

function checkLedger(
  stored: readonly Stored[],
  acknowledged: ReadonlyMap<string, { id: string; reference: string }>,
  savedUpTo: number,
): void {
  const sent = stored.filter(({ formSlug }) => formSlug === 'many-times');
  const byReason = Map.groupBy(sent, ({ dynamicData }) => dynamicData.reason ?? '');
  expect(
    [...byReason].filter(([, twins]) => twins.length > 1).map(([reason]) => reason),
    'sent once, stored twice',
  ).toEqual([]);
  const lost = [...acknowledged].filter(([reason, { id, reference }]) => {
    const [one] = byReason.get(reason) ?? [];
    return one?.id !== id || one.referenceNumber !== reference || one.status !== 'Done';
  });
  expect(lost, 'acknowledged and lost').toEqual([]);
  expect(new Set(sent.map(({ referenceNumber }) => referenceNumber)).size, 'each has its own reference').toBe(sent.length);
  if (savedUpTo === 0) return;
  const drafts = stored.filter(({ formSlug }) => formSlug === 'vehicle-claim');
  expect(drafts.length, 'one draft').toBe(1);
  expect(Number(drafts[0]?.dynamicData.reason), 'the newest acknowledged answers').toBeGreaterThanOrEqual(savedUpTo);
}
