import { createWatchedWorker, WorkerBusy, WorkerEnded, type WorkerLimits } from '../../../../platform/workers/index.ts';
import { ProblemError } from '../../../../platform/problems/index.ts';
import type { Certificate } from './append-certificate.ts';

/**
 * Answers the signed copy of a PDF, which is read when its turn comes. Rejects as `read` does, else with 503: `signing-busy` when too
 * many wait, `not-signed` when the copy cannot be made.
 */
export type Certify = (read: () => Promise<Uint8Array>, certificate: Certificate) => Promise<Uint8Array>;

interface Job {
  readonly pdf: Uint8Array;
  readonly certificate: Certificate;
}
type Result = { readonly pdf: Uint8Array } | { readonly failure: string };

const defaultLimits: WorkerLimits = { milliseconds: 5000, megabytes: 384, waiting: 20 };

/** A maker of signed copies in one watched worker: a PDF that is built to harm its reader costs that worker (SEC-40). */
export function createCertifier(limits: Partial<WorkerLimits> = {}): { certify: Certify; close: () => Promise<void> } {
  const { ask, close } = createWatchedWorker<Job, Result>(new URL('certificate.worker.ts', import.meta.url), {
    ...defaultLimits,
    ...limits,
  });
  return {
    close,
    async certify(read, certificate) {
      const made = await ask(async () => ({ pdf: await read(), certificate })).catch((cause: unknown) => {
        if (cause instanceof WorkerBusy) throw busy(cause);
        throw cause instanceof WorkerEnded ? notSigned(cause) : cause;
      });
      if ('failure' in made) throw notSigned(new Error(made.failure));
      return made.pdf;
    },
  };
}

const notSigned = (cause: Error): ProblemError =>
  new ProblemError(503, 'not-signed', 'The signed copy could not be made, so nothing was signed. Please try again.', { cause });
const busy = (cause: Error): ProblemError =>
  new ProblemError(503, 'signing-busy', 'Too many sign just now. Nothing was signed. Please try again.', { retryAfterSeconds: 10, cause });
