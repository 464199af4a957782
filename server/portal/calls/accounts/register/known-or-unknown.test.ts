import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChance, full, seed } from '../../../../../tests/support/seed.ts';
import { openMemoryDatabase, type Database } from '../../../../platform/db/index.ts';
import { makeRegistrationPortal } from './register.fixture.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const probes = full ? 1000 : 60;
/** What a classifier of that many probes reaches by chance alone is below it, with four standard errors to spare. */
const limit = full ? 0.55 : 0.72;

/** How often one of the first takes longer than one of the second, ½ by chance; the better of both directions. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  const share = wins / (first.length * second.length);
  return Math.max(share, 1 - share);
}

test(`[SEC-3] [LOGIN-18] ${probes} known and ${probes} unknown addresses: one status, one length, one set of headers, and no difference in time (seed ${seed})`, async () => {
  const { register } = await makeRegistrationPortal(db, { limits: { registrations: 100_000 } });
  const chance = createChance();
  const addresses = (kind: string) => Array.from({ length: probes }, (_, index) => `${kind}${String(index).padStart(4, '0')}@example.org`);
  const known = addresses('known');
  for (const address of known) await register(address);
  const asked = [...known.map((address) => ({ address, known: true })), ...addresses('fresh').map((address) => ({ address, known: false }))]
    .map((probe) => ({ ...probe, order: chance() }))
    .sort((a, b) => a.order - b.order);

  const seen = new Set<string>();
  const times: Record<'true' | 'false', number[]> = { true: [], false: [] };
  for (const probe of asked) {
    const from = performance.now();
    const answer = await register(probe.address, { name: 'Mallory' });
    times[`${probe.known}`].push(performance.now() - from);
    seen.add(`${answer.statusCode} ${answer.body.length} ${Object.keys(answer.headers).sort().join()}`);
  }
  const area = areaUnderCurve(times.true, times.false);
  console.info(`timing classifier: AUC ${area.toFixed(3)} over ${probes} + ${probes}`);
  expect([...seen]).toHaveLength(1);
  expect(area).toBeLessThanOrEqual(limit);
}, 600_000);
