import { setTimeout as pause } from 'node:timers/promises';
import { tenants } from '../support/tenants.ts';

const timeout = 30_000;

/** The port of every tenant answers: they open one after another, the portal's own first. */
export default async function waitForTenants(): Promise<void> {
  const until = Date.now() + timeout;
  for (const { url, slug } of tenants) {
    while (!(await answers(`${url}/health/ready`))) {
      if (Date.now() > until) throw new Error(`${slug} does not answer at ${url}: start the journeys with \`npm test -- journeys\`.`);
      await pause(100);
    }
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
