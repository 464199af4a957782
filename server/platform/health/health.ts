import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '#schemas/shared/timeouts';

export interface Readiness {
  /** Writes and reads one row; rejects when the database does not answer or migrations are missing. */
  readonly probe: () => Promise<void>;
  readonly dataDir: string;
  readonly stopping: () => boolean;
}

const leastFreeShare = 0.05;

/** API-HEALTH: `/health/live` is the event loop alone; `/health/ready` is whether to send visitors here. */
export function healthRoutes(app: FastifyInstance, { probe, dataDir, stopping }: Readiness): void {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const checks = {
      stopping: stopping() ? 'stopping' : 'ok',
      database: await wordOf(withTimeout(probe(), 2000)),
      disk: await wordOf(freeDisk(dataDir)),
    };
    const ready = Object.values(checks).every((word) => word === 'ok');
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', checks });
  });
}

const wordOf = (check: Promise<unknown>): Promise<string> =>
  check.then(
    () => 'ok',
    () => 'failing',
  );

async function freeDisk(folder: string): Promise<void> {
  const { bavail, blocks } = await statfs(folder);
  if (blocks > 0 && bavail / blocks < leastFreeShare) throw new Error('less than 5 % of the disk is free');
}
