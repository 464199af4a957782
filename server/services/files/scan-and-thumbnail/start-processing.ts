import { startRounds, type Rounds } from '../../../platform/workers/index.ts';
import { processDue } from './process-due.ts';
import type { Processing } from './process-file.ts';

/**
 * Processes received files one after another, each person's in turn, at start, every quarter of a minute and at once when asked to. A round ends at the first
 * failure: when a scanner is down it is asked once a round, not once per file.
 */
export function startProcessing(processing: Processing, everyMs = 15_000): Rounds {
  const served: string[] = [];
  const rounds = startRounds(async () => (await processDue(processing, served)) === 'settled', {
    everyMs,
    onFailure: (error) => processing.log.warn({ err: error }, 'received files could not be looked up; it will be tried again'),
  });
  rounds.runNow();
  return rounds;
}
