import { parentPort } from 'node:worker_threads';
import { drawPdf, UnusableTemplate } from './draw-pdf.ts';
import type { PdfJob, PdfResult } from './job.ts';

parentPort?.postMessage({ ready: true });

/** Draws one PDF after the other. Runs in a worker that its owner ends when it takes too long or too much. */
parentPort?.on('message', (job: PdfJob) => {
  drawPdf(job).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies PdfResult, [pdf.buffer as ArrayBuffer]),
    (error: unknown) =>
      parentPort?.postMessage({
        failure: error instanceof UnusableTemplate ? 'template' : 'made',
        why: error instanceof Error ? error.message : String(error),
      } satisfies PdfResult),
  );
});
