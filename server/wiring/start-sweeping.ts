import { hourMs, minuteMs } from '#locale/dates-and-numbers/units-of-time';
import { startRounds } from '../platform/workers/index.ts';

/**
 * Runs a sweep a minute after the start, so that processes that never live for an hour sweep too, and then every hour. A failed one is
 * reported and tried again in the next round. Ends with the returned function, which waits for the running sweep.
 */
export function startSweeping(sweep: () => Promise<unknown>, onFailure: (error: unknown) => void): () => Promise<void> {
  const round = async (): Promise<boolean> => {
    await sweep();
    return false;
  };
  return startRounds(round, { everyMs: hourMs, firstMs: minuteMs, onFailure }).stop;
}
