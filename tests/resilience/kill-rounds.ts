import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { startPortal, type PortalProcess } from '../support/portal-process.ts';
import { writer } from './kill-tenant.ts';
import { Ledger } from './ledger.ts';

/** What is ended without a farewell. */
export type Victim = 'portal' | 'database' | 'both';

export interface KillRounds {
  readonly rounds: number;
  readonly chance: () => number;
  readonly settings: Parameters<typeof startPortal>[0];
  /** In turn. */
  readonly victims: readonly Victim[];
  /** A database server of its own, where there is one. */
  readonly database?: { readonly kill: () => Promise<void>; readonly start: () => Promise<void> };
}

/** Kills at a random moment of somebody's saving, submitting and uploading, starts again and compares, so many times. */
export async function killRounds({ rounds, chance, settings, victims, database }: KillRounds) {
  const ledger = new Ledger(writer.account, chance);
  const killed: Record<Victim, number> = { portal: 0, database: 0, both: 0 };
  const began = performance.now();
  let portal: PortalProcess | undefined;
  let client: ApiClient | undefined;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      portal ??= await startPortal(settings, writer.demoPort);
      const running = portal;
      const url = running.address(writer.demoPort);
      if (client) await client.renew();
      else await (client = new ApiClient(url, writer.email)).signIn();
      await ledger.settle(client, { everything: round === rounds });
      if (round === rounds) break;
      if (round % 10 === 0) console.info(`${round} of ${rounds} rounds:`, JSON.stringify(ledger.counts));

      const victim = victims[round % victims.length] ?? 'portal';
      killed[victim] += 1;
      let troubled = false;
      await ledger.step(client, () => troubled, 'file');
      const strike = pause(100 + chance() * 700).then(async () => {
        troubled = true;
        await Promise.all([victim !== 'database' && running.kill(), victim !== 'portal' && database?.kill()]);
      });
      while (!troubled) await ledger.step(client, () => troubled);
      await strike;
      if (victim === 'database' && (await ledger.step(client, () => true))) throw new Error('A write was acknowledged without a database.');
      if (victim !== 'portal') await database?.start();
      if (victim === 'database') await becomesReady(running);
      else portal = undefined;
    }
  } finally {
    await portal?.kill();
  }
  return { ...ledger.counts, killed, secondsPerRound: (performance.now() - began) / 1000 / rounds };
}

const becomesReady = (portal: PortalProcess): Promise<unknown> =>
  vi.waitUntil(
    () => {
      if (portal.child.exitCode !== null) throw new Error(`The portal ended with its database:\n${portal.said()}`);
      return fetch(`${portal.address(writer.demoPort)}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    { timeout: 60_000, interval: 100 },
  );
