import { startRounds, type Rounds } from '../../../platform/workers/index.ts';
import { processNext, type FileQueue } from './due-files.ts';
import { opening } from './open-stored-file.ts';
import type { Processing } from './processing.ts';
import { scanning } from './scan-file.ts';

/**
 * Scans received files one after another, each person's in turn, at start, every quarter of a minute and at once when asked to; beside it opens those that are
 * released, in turns of their own, so that what is slow to open delays no file. A round ends at the first failure: when a scanner is down it is asked once a round,
 * not once per file.
 */
export function startProcessing(processing: Processing, everyMs = 15_000): Rounds {
  const roundsOf = (queue: FileQueue, onSettled?: () => void): Rounds => {
    const served: string[] = [];
    return startRounds(
      async () => {
        const isSettled = (await processNext(queue, processing, served)) === 'settled';
        if (isSettled) onSettled?.();
        return isSettled;
      },
      {
        everyMs,
        onFailure: (error) => processing.log.warn({ err: error }, 'received files could not be looked up; it will be tried again'),
      },
    );
  };
  const openings = roundsOf(opening);
  const scans = roundsOf(scanning, openings.runNow);
  scans.runNow();
  openings.runNow();
  return {
    runNow: scans.runNow,
    stop: async () => {
      await scans.stop();
      await openings.stop();
    },
  };
}
