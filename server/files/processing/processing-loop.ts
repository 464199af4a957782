import { processDue } from './process-due.ts';
import type { Processing } from './process-file.ts';

export interface ProcessingLoop {
  /** A file has just arrived: look now rather than at the next turn. */
  nudge(): void;
  /** Waits for the file in hand; what is left is taken up after the next start. */
  stop(): Promise<void>;
}

/**
 * Processes received files one after another, at once when nudged, at start and every minute; never two at a time in one process. A round
 * ends at the first failure: when a scanner is down it is asked once a minute, not once per file.
 */
export function startProcessing(processing: Processing, everyMs = 60_000): ProcessingLoop {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const round = async (): Promise<void> => {
    do {
      again = false;
      try {
        while (!stopped && (await processDue(processing)) === 'settled');
      } catch (error) {
        processing.log.warn({ err: error }, 'received files could not be looked up; it will be tried again');
      }
    } while (again && !stopped);
    running = undefined;
  };
  const nudge = (): void => {
    again = true;
    if (!stopped) running ??= round();
  };
  const timer = setInterval(nudge, everyMs);
  timer.unref();
  nudge();
  return {
    nudge,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
