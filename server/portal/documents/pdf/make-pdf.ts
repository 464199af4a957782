import { createWatchedWorker, WorkerBusy, WorkerEnded, type WorkerLimits } from '../../../platform/workers/index.ts';
import type { PdfJob, PdfResult } from './job.ts';

/** Makes a PDF; never throws for what is in the job. */
export type MakePdf = (job: PdfJob) => Promise<PdfResult | { readonly failure: 'busy'; readonly why: string }>;

const defaultLimits: WorkerLimits = { milliseconds: 5000, megabytes: 384, waiting: 20 };

/** A maker of PDFs in one watched worker (SEC-40). */
export function createPdfMaker(limits: Partial<WorkerLimits> = {}): { makePdf: MakePdf; close: () => Promise<void> } {
  const { ask, close } = createWatchedWorker<PdfJob, PdfResult>(new URL('pdf.worker.ts', import.meta.url), { ...defaultLimits, ...limits });
  return {
    close,
    makePdf: (job) =>
      ask(() => job).catch((error: unknown) => {
        if (error instanceof WorkerBusy) return { failure: 'busy', why: error.message };
        if (error instanceof WorkerEnded) return { failure: job.template ? 'template' : 'made', why: error.message };
        throw error;
      }),
  };
}
