import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { objectKey, type FileStore } from '../../../services/files/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { EDocumentRow } from './signing-provider.ts';

/** The exact bytes that were sent. Refuses bytes that are not there, or do not match the row's hash. */
export async function readDocument(store: FileStore, document: EDocumentRow): Promise<Buffer> {
  const bytes = await buffer(store.read(objectKey(document))).catch((cause: unknown) => Promise.reject(damaged(cause)));
  if (createHash('sha256').update(bytes).digest('hex') !== document.sha256) throw damaged(new Error('The hash does not fit.'));
  return bytes;
}

const damaged = (cause: unknown): ProblemError =>
  new ProblemError(500, 'document-damaged', 'This document is damaged on our side, so it cannot be shown or signed. Please contact us.', {
    cause,
  });
