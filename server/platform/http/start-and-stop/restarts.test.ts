import { expect, test } from 'vitest';
import { startStoppable } from './stoppable.fixture.ts';

const rounds = process.env['PORTICO_FULL'] ? 50 : 1;
const visitors = 12;

/** Visitors behind a balancer that asks readiness all the time and sends no visitors once it is refused. Answers how many were served. */
async function serveUntilNotReady(url: string, begun: () => void): Promise<{ served: number; refusedWhileOpen: boolean }> {
  const state = { ready: true, refusedWhileOpen: false, served: 0 };
  const balancer = async (): Promise<void> => {
    while (state.ready) {
      const { status } = await fetch(`${url}/health/ready`);
      state.ready = status === 200;
      state.refusedWhileOpen = status === 503;
    }
  };
  const visitor = async (): Promise<void> => {
    while (state.ready) {
      const answer = await fetch(`${url}/quick`);
      if (answer.status !== 200 || (await answer.text()) !== 'done') throw new Error(`answered ${answer.status}`);
      state.served += 1;
      if (state.served === visitors * 5) begun();
    }
  };
  await Promise.all([balancer(), ...Array.from({ length: visitors }, visitor)]);
  return state;
}

test(`[API-HEALTH] restarts under load (${rounds}): readiness is refused before the port closes, and no visitor's request is cut`, async () => {
  for (let round = 0; round < rounds; round++) {
    const { child, url, exited } = await startStoppable('drain: 2000');
    const { served, refusedWhileOpen } = await serveUntilNotReady(url, () => child.kill('SIGTERM'));
    expect([refusedWhileOpen, served > visitors * 5]).toEqual([true, true]);
    expect(await exited).toBe(0);
  }
}, 600_000);
