import type { Log } from '../../log/log.ts';

export interface Stopping {
  /** Stops taking work and ends what is in flight. */
  readonly close: () => Promise<void>;
  readonly log: Log;
  /** How long open requests may take to end, in milliseconds. */
  readonly timeout?: number;
  /** How long readiness answers 503 before the port closes, so that a load balancer sends visitors elsewhere. Milliseconds. */
  readonly drain?: number;
  /** Within this many milliseconds another signal is the same one: from the terminal or a service manager, and relayed by npm and by our own start. */
  readonly relayed?: number;
}

/**
 * SIGTERM and SIGINT: readiness turns 503, in-flight requests end within ten seconds, exit 0. A second signal later, or
 * the timeout, forces exit 1. The process also stops when the parent that started it is gone (an orphan of
 * `npm start` would hold port and data), and on an unhandled error.
 */
export function stopGracefully({ close, log, timeout = 10_000, drain = 0, relayed = 500 }: Stopping): {
  readonly stopping: () => boolean;
  readonly stop: (why: string, code?: number) => void;
} {
  let begun = false;
  let signalled = -Infinity;
  const stop = (why: string, code = 0): void => {
    if (begun) {
      log.warn({ why }, 'forced to stop');
      process.exit(1);
    }
    begun = true;
    log.info({ why }, 'stopping');
    setTimeout(() => {
      log.error('open requests did not end in time');
      process.exit(1);
    }, drain + timeout).unref();
    const drained = drain > 0 ? new Promise((resolve) => setTimeout(resolve, drain)) : Promise.resolve();
    drained.then(close).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      const now = performance.now();
      if (begun && now - signalled < relayed) return;
      signalled = now;
      stop(signal);
    });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    if (!begun) stop('uncaught error', 1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    if (!begun) stop('unhandled rejection', 1);
  });
  const parent = process.ppid;
  if (parent > 1) {
    setInterval(() => {
      if (process.ppid !== parent && !begun) stop('the process that started this server has ended');
    }, 1000).unref();
  }
  return { stopping: () => begun, stop };
}
