import { createFairQueue, type Fairness, type Sender } from './fair-queue.ts';
import { createWatchedWorker, type WorkerLimits } from './watched-worker.ts';

export interface FairWorkers<Job, Result> {
  /** Rejects with `ShareUsed`, `QueueFull` or `WorkerEnded`. */
  readonly ask: (sender: Sender, job: Job) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** As many watched workers as there are lanes, used by people in turn. A worker that was ended is replaced while the others go on. */
export function createFairWorkers<Job, Result>(
  file: URL,
  limits: Omit<WorkerLimits, 'waiting'>,
  fairness: Fairness,
): FairWorkers<Job, Result> {
  const workers = Array.from({ length: fairness.lanes }, () => createWatchedWorker<Job, Result>(file, { ...limits, waiting: 1 }));
  const enqueue = createFairQueue(fairness);
  return {
    ask: (sender, job) => {
      // The second worker starts with the first: who needs it would otherwise wait for it.
      for (const { ready } of workers) void ready().catch(() => undefined);
      const inLane = (lane: number) => workers[lane] as (typeof workers)[number];
      return enqueue(
        sender,
        (lane, used) => inLane(lane).ask(() => job, used),
        (lane) => inLane(lane).ready(),
      );
    },
    close: async () => {
      await Promise.all(workers.map(({ close }) => close()));
    },
  };
}
