import { parentPort, workerData } from 'node:worker_threads';
import { appendCertificate, type Certificate } from './append-certificate.ts';

/** One document, one worker: its owner ends it when it takes too long. */
const { pdf, said } = workerData as { readonly pdf: Uint8Array; readonly said: Certificate };
try {
  parentPort?.postMessage({ pdf: await appendCertificate(pdf, said) });
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
}
