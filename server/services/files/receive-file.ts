import type { Readable } from 'node:stream';
import type { Database } from '../../platform/db/index.ts';
import { notFound, ProblemError } from '../../platform/problems/index.ts';
import type { RecordFileEvent } from './file-event.ts';
import { TooLarge, type FileStore } from './disk-store.ts';
import { alreadyHere, refused, wrongKind, wrongSize } from './file-refusals.ts';
import type { StoredFile } from './file-answer.ts';
import { isArrivedState } from '#schemas/shared/statuses';
import { HeadOfStream, typeOfStored } from '../../platform/file-type/index.ts';
import { removedAgainAt } from './removed-again.ts';
import { storageFullText, storageTaken } from './storage-taken.ts';

export interface Receiving {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: () => number;
  /** Bytes one account may keep. */
  readonly storageBytes: number;
  readonly record: RecordFileEvent;
}

/**
 * Takes the bytes of a file that was announced, once; answers their SHA-256. Acknowledged only after bytes and row are durable; what
 * follows (scan, thumbnail) is `scan-and-thumbnail/`. Of several uploads at once the first to be whole wins, and what the others brought is removed.
 * Rejects with 404 when the file was deleted meanwhile, 409 when it is here already, 413 for another size or an exceeded quota, 415 when it was refused.
 */
export async function receiveFile(receiving: Receiving, file: StoredFile, body: Readable | undefined, requestId: string): Promise<string> {
  const { db, store, clock } = receiving;
  if (file.state === 'refused') throw refused(file);
  if (file.state !== 'waiting') throw alreadyHere();
  await requireQuota(receiving, file);
  const watched = new HeadOfStream(body ?? []);
  const { key, size, sha256 } = await store.write(`${file.tenant_id}/${file.id}`, watched.stream(), file.size).catch((error: unknown) => {
    throw error instanceof TooLarge ? wrongSize() : error;
  });
  if (size !== file.size) {
    await store.remove(key);
    throw wrongSize();
  }
  const type = await typeOfStored({
    fileName: file.file_name,
    size,
    head: watched.head,
    read: (start, length) => store.part(key, start, length),
    endings: file.taken_endings?.split(','),
  });
  const at = new Date(clock());
  const settled = await settle(
    receiving,
    file,
    type.kind !== null
      ? { state: 'received', kind: type.kind, file_name: type.fileName, sha256, next_try_at: at }
      : { state: 'refused', sha256, next_try_at: removedAgainAt(at.getTime()) },
    {
      at,
      requestId,
    },
  );
  if (type.kind === null) {
    await store.remove(key);
    throw wrongKind(file.file_name, type.found);
  }
  if (settled) return sha256;
  const now = await db.kysely
    .selectFrom('stored_file')
    .select(['state', 'kind', 'file_name', 'sha256'])
    .where('tenant_id', '=', file.tenant_id)
    .where('id', '=', file.id)
    .executeTakeFirst();
  const arrived = now !== undefined && isArrivedState(now.state);
  if (!arrived || now.sha256 !== sha256) await store.remove(key);
  if (!now) throw notFound();
  throw arrived ? alreadyHere() : refused(now);
}

type ReceivedState =
  | { readonly state: 'received'; readonly kind: string; readonly file_name: string; readonly sha256: string; readonly next_try_at: Date }
  | { readonly state: 'refused'; readonly sha256: string; readonly next_try_at: Date };

const settle = ({ db, record }: Receiving, { tenant_id, id }: StoredFile, values: ReceivedState, how: { at: Date; requestId: string }) =>
  db.transaction(async (trx) => {
    const file = await trx
      .updateTable('stored_file')
      .set(values)
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    if (file) await record(trx, { file, action: `file.${values.state}`, actor: 'upload-link', ...how });
    return file !== undefined;
  });

/** The ceiling was looked at when the file was announced; an old announcement with a fresh link was not counted then. */
async function requireQuota({ db, storageBytes, clock }: Receiving, file: StoredFile): Promise<void> {
  const now = clock();
  const taken = await storageTaken(db.kysely, { tenant: file.tenant_id, id: file.account_id, except: file.id }, now);
  if (taken + file.size > storageBytes) throw new ProblemError(413, 'storage-full', storageFullText(storageBytes));
}
