import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePortsForPortal } from '../../scripts/test/free-ports.ts';
import { startPortal } from '../support/portal-process.ts';
import { createChance, full, seed, some } from '../support/seed.ts';
import { writeKillTenant, writer } from './kill-tenant.ts';
import { Ledger } from './ledger/ledger.ts';
import { sickenDisk, whyNoSickDisk } from './sick-disk.ts';

const why = whyNoSickDisk();
if (why) console.warn(`Tests of a failing fsync did NOT run: ${why}.`);

/** What is tried while the disk is sick. Each waits for its refusal. */
const sicknesses = [
  ['files', Array(full ? 6 : 2).fill('file')],
  ['all', some(['save', 'submit', 'file', 'sign', 'register', 'sign-in'], 3)],
] as const;

test.runIf(!why)(
  `[SEC-42] fsync answers EIO, first where files are stored, then everywhere: nothing is acknowledged meanwhile, and after a restart all that was is there (seed ${seed})`,
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'portico-fsync-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const settings = { port: await freePortsForPortal(), data: join(root, 'data'), env: writeKillTenant(join(root, 'fixtures')) };
    const first = await startPortal(settings, writer.demoPort);
    onTestFinished(() => first.kill());
    const url = first.address(writer.demoPort);
    const ledger = await Ledger.open(url, createChance());

    for (const [whose, steps] of sicknesses) {
      const write = async (troubled: boolean) => {
        const answers: boolean[] = [];
        for (const step of steps) answers.push(await ledger.step(() => troubled, step));
        return answers;
      };
      await write(false);
      const before = ledger.counts;
      const makeWell = await sickenDisk(first.child.pid ?? 0, whose);
      expect(await write(true).finally(makeWell)).toEqual(Array(steps.length).fill(false));
      // A file that is refused was announced by a submission, which only a sick database refuses.
      const announced = whose === 'files' ? steps.length : 0;
      expect(ledger.counts).toEqual({ ...before, submissions: before.submissions + announced });

      await vi.waitUntil(() => fetch(`${url}/health/ready`).then(({ ok }) => ok), { timeout: 60_000, interval: 100 });
      await ledger.settle({ everything: false });
    }
    await first.kill();

    const second = await startPortal(settings, writer.demoPort);
    onTestFinished(() => second.kill());
    await ledger.settle({ everything: true });
    console.info(
      `acknowledged and kept: ${JSON.stringify(ledger.counts)}; refused meanwhile: ${sicknesses.flatMap(([, steps]) => steps).length}`,
    );
  },
  600_000,
);
