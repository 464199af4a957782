import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { killRounds } from '../resilience/kill-rounds.ts';
import { writeKillTenant } from '../resilience/kill-tenant.ts';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { createChance, full, seed } from '../support/seed.ts';

interface Cluster {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly remove: () => void;
}
/** The runners are plain JavaScript. */
const { makeCluster } = (await import(new URL('../../scripts/postgres/cluster.mjs', import.meta.url).href)) as {
  makeCluster(bin: string): Promise<Cluster>;
};

const bin = process.env['PG_BIN'];
const rounds = Number(process.env['PORTICO_KILL_ROUNDS']) || (full ? 200 : 2);

if (!bin) console.warn('kill -9 on PostgreSQL did NOT run: PG_BIN names no folder of its programs.');

describe.runIf(bin && process.platform === 'linux')('kill -9 on PostgreSQL', () => {
  test(`[SEC-42] [FRM-10] [FRM-13] [FRM-15] [REG-05] [ESG-02] ${rounds} times the portal, the database or both are killed while people save, submit, upload, sign, register and sign in: nothing acknowledged is lost, nothing is doubled (seed ${seed})`, async () => {
    const root = mkdtempSync(join(tmpdir(), 'portico-killed-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    // One of its own: the others need theirs alive.
    const database = await makeCluster(bin ?? '');
    onTestFinished(async () => {
      await database.stop();
      database.remove();
    });
    await database.start();
    const env = { ...writeKillTenant(join(root, 'fixtures')), DATABASE_URL: database.url };
    const result = await killRounds({
      rounds,
      chance: createChance(),
      settings: { port: await freePortsForPortal(), data: join(root, 'data'), env },
      victims: ['portal', 'database', 'both'],
      database,
    });
    console.info('PostgreSQL:', result);
    expect(result.submissions, 'submissions were acknowledged').toBeGreaterThanOrEqual(rounds);
    expect(result.files, 'files were acknowledged').toBeGreaterThanOrEqual(rounds);
  }, 3_600_000);
});
