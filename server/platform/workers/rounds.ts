export interface Rounds {
  /** Something was just put there to be done: look now rather than at the next round. */
  runNow(): void;
  /** Waits for the present run; what is left is taken up after the next start. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  readonly everyMs: number;
  /** When the first round comes, where that is not after `everyMs`. */
  readonly firstMs?: number;
  /** A turn rejected: the round is over, and the next one tries again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Does work that waits in the database in rounds, every so often and at once when asked to; never two at a time in one process. A round
 * runs again and again until one run answers false.
 */
export function startRounds(runRound: () => Promise<boolean>, { everyMs, firstMs, onFailure }: RoundsOptions): Rounds {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const round = async (): Promise<void> => {
    do {
      again = false;
      try {
        while (!stopped && (await runRound()));
      } catch (error) {
        onFailure(error);
      }
    } while (again && !stopped);
    running = undefined;
  };
  const runNow = (): void => {
    again = true;
    if (!stopped) running ??= round();
  };
  const first = firstMs === undefined ? undefined : setTimeout(runNow, firstMs).unref();
  const timer = setInterval(runNow, everyMs).unref();
  return {
    runNow,
    async stop() {
      stopped = true;
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
