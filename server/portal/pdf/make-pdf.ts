import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfJob, PdfResult } from './job.ts';

/** Makes a PDF; never throws for what is in the job. */
export type MakePdf = (job: PdfJob) => Promise<PdfResult | { readonly failure: 'busy'; readonly why: string }>;

export interface PdfLimits {
  /** For one PDF, once the worker runs: of processor time where Node tells it (24.6 and later), and four times that by the clock. */
  readonly milliseconds: number;
  /** JavaScript's memory and that of buffers, each, in MB. */
  readonly megabytes: number;
  /** Jobs that may wait; further ones are refused at once. */
  readonly waiting: number;
}

const usual: PdfLimits = { milliseconds: 5000, megabytes: 384, waiting: 20 };
const watchMs = 50;

/**
 * A maker of PDFs in one worker at a time (SECURITY 1D row 40): a file that recurses, unpacks to gigabytes or never ends costs one
 * worker, which is ended and replaced. V8's own limit counts no buffers, so they are watched.
 */
export function createPdfMaker(limits: Partial<PdfLimits> = {}): { makePdf: MakePdf; close: () => Promise<void> } {
  const limitsOfOne = { ...usual, ...limits };
  const { milliseconds, megabytes, waiting } = limitsOfOne;
  let started: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;

  const drop = (worker: Worker): void => {
    started = undefined;
    void worker.terminate();
  };
  const start = async (): Promise<Worker> => {
    const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      stdout: true,
      stderr: true,
    });
    worker.on('error', () => drop(worker));
    await once(worker, 'message');
    worker.unref();
    return worker;
  };
  const run = async (job: PdfJob): Promise<PdfResult> => {
    let worker: Worker | undefined;
    const watch = new AbortController();
    try {
      worker = await (started ??= start());
      const timer = setTimeout(() => watch.abort(), milliseconds * 4);
      const watching = setInterval(await watchOf(worker, limitsOfOne, () => watch.abort()), watchMs);
      try {
        worker.postMessage(job);
        const [result] = (await once(worker, 'message', { signal: watch.signal })) as [PdfResult];
        return result;
      } finally {
        clearTimeout(timer);
        clearInterval(watching);
      }
    } catch (error) {
      if (worker) drop(worker);
      else started = undefined;
      const why = watch.signal.aborted ? `it took more than ${milliseconds} ms or ${megabytes} MB` : String(error);
      return { failure: job.template ? 'template' : 'made', why };
    }
  };

  return {
    async makePdf(job) {
      if (queued >= waiting) return { failure: 'busy', why: `${queued} are waiting` };
      queued += 1;
      const turn = queue.then(() => run(job)).finally(() => (queued -= 1));
      queue = turn;
      return turn;
    },
    close: async () => {
      const worker = await started?.catch(() => undefined);
      await worker?.terminate();
    },
  };
}

/** Looks once at what the worker has used since this was made. */
async function watchOf(worker: Worker, { milliseconds, megabytes }: PdfLimits, tooMuch: () => void): Promise<() => void> {
  const before = await used(worker);
  return () => {
    used(worker, before.processor).then(
      ({ processor, buffers }) => {
        if (buffers > megabytes * 1024 * 1024 || processor.user + processor.system > milliseconds * 1000) tooMuch();
      },
      // The worker has ended: whoever waits for it is told by its own event.
      () => undefined,
    );
  };
}

async function used(worker: Worker, since?: NodeJS.CpuUsage) {
  const tellsTime = typeof worker.cpuUsage === 'function';
  const [{ external_memory: buffers }, processor] = await Promise.all([
    worker.getHeapStatistics(),
    tellsTime ? worker.cpuUsage(since) : { user: 0, system: 0 },
  ]);
  return { buffers, processor };
}
