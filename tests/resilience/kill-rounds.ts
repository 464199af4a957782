import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { startPortal, type PortalProcess } from '../support/portal-process.ts';
import { writer } from './kill-tenant.ts';
import { Ledger } from './ledger/ledger.ts';

/** What is ended without a farewell. */
type Victim = 'portal' | 'database' | 'both';

export interface KillRounds {
  readonly rounds: number;
  readonly chance: () => number;
  readonly settings: Parameters<typeof startPortal>[0];
  /** In turn. */
  readonly victims: readonly Victim[];
  /** A database server of its own, where there is one. */
  readonly database?: { readonly kill: () => Promise<void>; readonly start: () => Promise<void> };
}

/** Kills at a random moment of what people do, starts again and compares, so many times. */
export async function killRounds({ rounds, chance, settings, victims, database }: KillRounds) {
  let ledger: Ledger | undefined;
  const killed: Record<Victim, number> = { portal: 0, database: 0, both: 0 };
  const began = performance.now();
  let portal: PortalProcess | undefined;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      portal ??= await startPortal(settings, writer.demoPort);
      const running = portal;
      const current = (ledger ??= await Ledger.open(running.address(writer.demoPort), chance));
      await current.settle({ everything: round === rounds });
      if (round === rounds) break;
      if (round % 10 === 0) console.info(`${round} of ${rounds} rounds:`, JSON.stringify(current.counts));

      const victim = victims[round % victims.length] ?? 'portal';
      killed[victim] += 1;
      let troubled = false;
      await current.step(() => troubled, 'file');
      const strike = pause(100 + chance() * 700).then(async () => {
        troubled = true;
        await Promise.all([victim !== 'database' && running.kill(), victim !== 'portal' && database?.kill()]);
      });
      while (!troubled) await current.step(() => troubled);
      await strike;
      if (victim === 'database' && (await current.step(() => true))) throw new Error('A write was acknowledged without a database.');
      if (victim !== 'portal') await database?.start();
      if (victim === 'database') await becomesReady(running);
      else portal = undefined;
    }
  } finally {
    await portal?.kill();
  }
  if (!ledger) throw new Error('There was no round.');
  return { ...ledger.counts, killed, secondsPerRound: (performance.now() - began) / 1000 / rounds };
}

const becomesReady = (portal: PortalProcess): Promise<unknown> =>
  vi.waitUntil(
    () => {
      if (portal.child.exitCode !== null) throw new Error(`The portal ended with its database:\n${portal.output()}`);
      return fetch(`${portal.address(writer.demoPort)}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    { timeout: 60_000, interval: 100 },
  );
