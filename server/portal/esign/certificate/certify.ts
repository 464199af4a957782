import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../faults.ts';
import type { Certificate } from './append-certificate.ts';

/** Answers the signed copy of a PDF. Rejects when it cannot be made. */
export type Certify = (pdf: Uint8Array, said: Certificate) => Promise<Uint8Array>;

/**
 * Appends the certificate in a worker with an end to its time and memory: a PDF that is built to harm its reader stops neither the server
 * nor other people's signatures for long (SECURITY 1D row 40). One at a time. `limit` in milliseconds.
 */
export function createCertify(limit = 15_000): Certify {
  let queue: Promise<unknown> = Promise.resolve();
  return (pdf, said) => {
    const turn = queue.then(() => certify(pdf, said, limit));
    queue = turn.catch(() => undefined);
    return turn;
  };
}

async function certify(pdf: Uint8Array, said: Certificate, limit: number): Promise<Uint8Array> {
  const worker = new Worker(new URL('certificate.worker.ts', import.meta.url), {
    workerData: { pdf, said },
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), limit);
  try {
    const [answer] = (await once(worker, 'message', { signal: waiting.signal })) as [{ pdf?: Uint8Array; failure?: string }];
    if (!answer.pdf) throw new Error(answer.failure ?? 'The worker answered nothing.');
    return answer.pdf;
  } catch (cause) {
    const refusal = new Refusal(503, 'not-signed', 'The signed copy could not be made, so nothing was signed. Please try again.');
    throw Object.assign(refusal, { cause });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
