import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface WorkerLimits {
  /** For one job, once the worker runs: of processor time where Node measures it (24.6 and later), and four times that by the clock. */
  readonly milliseconds: number;
  /** By the clock where Node measures the processor time: more than four times as much on a machine that is busy with other things. */
  readonly byClock?: number;
  /** Milliseconds that a large job has besides, and twice that by the clock; whole jobs come here as they were handed over. */
  readonly extraMilliseconds?: (job: never) => number;
  /** JavaScript's memory and that of buffers, each, in MB. */
  readonly megabytes: number;
  /** Jobs at most, waiting and running; further ones are refused at once. */
  readonly waiting: number;
}

/** Too many jobs wait already; try again soon. */
export class WorkerBusy extends Error {}
/** The worker went over its limits, or ended by itself, before it had an answer. */
export class WorkerEnded extends Error {}
/** The job took more time or memory than it may: doing it again would end the same way. */
export class WorkerOverLimit extends WorkerEnded {}

export interface WatchedWorker<Job, Result> {
  /** `makeJob` is called when the job's turn comes, so that what waits takes no memory. Rejects as it does, or with `WorkerBusy` or `WorkerEnded`. `used` receives what the job took: processor time where Node measures it, else by the clock. */
  readonly ask: (makeJob: () => Job | Promise<Job>, used?: (milliseconds: number) => void) => Promise<Result>;
  /** Resolves when a worker is there for the next job. */
  readonly ready: () => Promise<void>;
  /** Ends the worker for good: the running job and all that wait or come later reject with `WorkerEnded`. */
  readonly close: () => Promise<void>;
}

const watchMs = 50;
const startMs = 60_000;
/** Whether Node measures the processor time of a worker. */
const measuresCpu = typeof Worker.prototype.cpuUsage === 'function';

/**
 * One worker that does one job at a time (SEC-30): a job that recurses, unpacks to gigabytes or never ends costs
 * this worker, which is ended and replaced. V8's own limit counts no buffers, so they are watched. The script of `file` posts one message
 * when it is ready, then one for each that it is sent.
 */
export function createWatchedWorker<Job, Result>(file: URL, limits: WorkerLimits): WatchedWorker<Job, Result> {
  let started: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let closed = false;
  const requireOpen = (): void => {
    if (closed) throw new WorkerEnded('it was closed');
  };

  const start = async (gone: () => void): Promise<Worker> => {
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
    const worker = new Worker(file, { resourceLimits, stdout: true, stderr: true });
    // Callers that wait learn it by the end of the worker.
    worker.on('error', () => undefined);
    worker.once('exit', gone);
    try {
      await once(worker, 'message', { signal: AbortSignal.timeout(startMs) });
    } catch (error) {
      void worker.terminate();
      throw error;
    }
    worker.unref();
    return worker;
  };
  const begin = (): Promise<Worker> => {
    const mine = start(() => {
      if (started === mine) started = undefined;
    });
    return mine;
  };
  const run = async (job: Job, report: (milliseconds: number) => void): Promise<Result> => {
    requireOpen();
    const ending = new AbortController();
    const extra = limits.extraMilliseconds?.(job as never) ?? 0;
    const milliseconds = limits.milliseconds + extra;
    const tooMuch = () => ending.abort(new WorkerOverLimit(`it took more than ${milliseconds} ms or ${limits.megabytes} MB`));
    const gone = () => ending.abort(new WorkerEnded('the worker ended by itself'));
    let began: number | undefined;
    let watch: Watch | undefined;
    let worker: Worker | undefined;
    let clock: NodeJS.Timeout | undefined;
    let watching: NodeJS.Timeout | undefined;
    try {
      worker = await (started ??= begin());
      worker.once('exit', gone);
      // Set before anything is awaited: the worker alone keeps no process alive.
      clock = setTimeout(tooMuch, measuresCpu && limits.byClock !== undefined ? limits.byClock + extra * 2 : milliseconds * 4);
      watch = await watchOf(worker, { ...limits, milliseconds }, tooMuch);
      began = performance.now();
      watching = setInterval(watch.look, watchMs);
      worker.postMessage(job);
      const [result] = (await once(worker, 'message', { signal: ending.signal })) as [Result];
      await watch.look();
      return result;
    } catch (error) {
      started = undefined;
      void worker?.terminate();
      throw ending.signal.aborted ? ending.signal.reason : new WorkerEnded(String(error), { cause: error });
    } finally {
      clearTimeout(clock);
      clearInterval(watching);
      worker?.off('exit', gone);
      if (began !== undefined) report(watch?.processorMs() ?? performance.now() - began);
    }
  };

  return {
    async ready() {
      requireOpen();
      await (started ??= begin());
    },
    async ask(makeJob, used = () => undefined) {
      if (queued >= limits.waiting) throw new WorkerBusy(`${queued} are waiting`);
      queued += 1;
      const round = queue
        .then(async () => {
          requireOpen();
          return run(await makeJob(), used);
        })
        .finally(() => (queued -= 1));
      queue = round.catch(() => undefined);
      return round;
    },
    close: async () => {
      closed = true;
      const worker = await started?.catch(() => undefined);
      await worker?.terminate();
    },
  };
}

interface Watch {
  /** Looks once at what the worker has used since the watch was made. */
  readonly look: () => Promise<void>;
  /** As of the last look; undefined where Node does not measure it. */
  readonly processorMs: () => number | undefined;
}

async function watchOf(worker: Worker, { milliseconds, megabytes }: WorkerLimits, tooMuch: () => void): Promise<Watch> {
  const before = await used(worker);
  let spent = 0;
  return {
    processorMs: () => (measuresCpu ? spent : undefined),
    look: () =>
      used(worker, before.processor).then(
        ({ processor, buffers }) => {
          spent = processor ? (processor.user + processor.system) / 1000 : 0;
          if (buffers > megabytes * 1024 * 1024 || spent > milliseconds) tooMuch();
        },
        // The worker has ended: its callers learn that by its own event.
        () => undefined,
      ),
  };
}

async function used(worker: Worker, since?: NodeJS.CpuUsage) {
  const [{ external_memory: buffers }, processor] = await Promise.all([
    worker.getHeapStatistics(),
    measuresCpu ? worker.cpuUsage(since) : undefined,
  ]);
  return { buffers, processor };
}
