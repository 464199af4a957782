import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { openToOthers } from '../support/open-to-others.ts';
import { createChance, full, seed } from '../support/seed.ts';
import { killRounds } from './kill-rounds.ts';
import { writeKillTenant } from './kill-tenant.ts';

const rounds = Number(process.env['PORTICO_KILL_ROUNDS']) || (full ? 200 : 2);
const root = mkdtempSync(join(tmpdir(), 'portico-killed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test(`[SEC-42] [SEC-48] [FRM-10] [FRM-13] [FRM-15] [REG-05] [ESG-02] ${rounds} times the server is killed while people save, submit, upload, sign, register and sign in: nothing acknowledged is lost, nothing is doubled, nothing is open to other users (seed ${seed})`, async () => {
  const env = writeKillTenant(join(root, 'fixtures'));
  const settings = { port: await freePortsForPortal(), data: join(root, 'data'), env };
  mkdirSync(settings.data, { mode: 0o755 });
  const result = await killRounds({ rounds, chance: createChance(), settings, victims: ['portal'] });
  console.info('embedded database:', result);
  expect(result.submissions, 'submissions were acknowledged').toBeGreaterThanOrEqual(rounds);
  expect(result.files, 'files were acknowledged').toBeGreaterThanOrEqual(rounds);
  expect(openToOthers(settings.data)).toEqual([]);
}, 3_600_000);
