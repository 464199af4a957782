import { parentPort } from 'node:worker_threads';
import { appendCertificate, type Certificate } from './append-certificate.ts';

parentPort?.postMessage({ ready: true });

/** Makes one signed copy after the other. Runs in a worker that its owner ends when it takes too long or too much. */
parentPort?.on('message', ({ pdf, certificate }: { readonly pdf: Uint8Array; readonly certificate: Certificate }) => {
  appendCertificate(pdf, certificate).then(
    (copy) => parentPort?.postMessage({ pdf: copy }, [copy.buffer as ArrayBuffer]),
    (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
