import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/index.ts';
import type { RecordFileEvent } from '../file-event.ts';
import type { FileStore } from '../disk-store.ts';
import { objectKey, type StoredFile } from '../file-answer.ts';
import { removedAgainAt } from '../removed-again.ts';
import type { Scan, ScanResult } from './scan/scan-result.ts';
import { isOpened, openFile } from './open-file/open-file.ts';
import { notOpened, opens, type OpenedFile } from './open-file/opened-file.ts';
import type { FileWarning } from '#schemas/shared/statuses';

export interface Processing {
  readonly db: Database;
  readonly store: FileStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Null: nothing is scanned. */
  readonly scan: Scan | null;
  readonly record: RecordFileEvent;
  readonly log: ProcessingLog;
}

interface ProcessingLog {
  readonly warn: (what: object, words: string) => void;
  readonly error: (what: object, words: string) => void;
}

/** A file that ended the whole process this often is let through without being opened. */
const maxOpenings = 3;

/**
 * A received file is scanned, opened once, gets its thumbnail and may then be downloaded, whatever opening it has shown; one with malware is refused and its bytes are removed.
 * `file` is as it was claimed: only the process that holds the claim settles it. Rejects when it has to be tried again.
 */
export async function processFile(processing: Processing, file: StoredFile): Promise<void> {
  const { store, scan, log } = processing;
  const key = objectKey(file);
  const result = scan ? await scanned(scan, store.read(key)) : { clean: true as const };
  if (!result.clean) {
    if (!(await settle(processing, file, { state: 'refused' }))) return;
    await store.remove(key);
    return log.warn({ file: file.id, tenant: file.tenant_id, found: result.name }, 'the scanner refused a file; it was removed');
  }
  const { warning, thumbnail, jpeg } = await openedOnce(file, store);
  if (thumbnail) await store.writeCopy(key, 'thumbnail', thumbnail);
  if (jpeg) await store.writeCopy(key, 'jpeg', jpeg);
  const settled = await settle(processing, file, {
    state: 'checked',
    warning,
    ...(thumbnail ? { thumbnail_size: thumbnail.length } : {}),
    ...(jpeg ? { jpeg_size: jpeg.length } : {}),
  });
  if (!settled) await removeIfGone(processing, file);
}

/** A file that is not there is an error even to a scanner that never read it, and never an unhandled one. */
async function scanned(scan: Scan, bytes: Readable): Promise<ScanResult> {
  const lost = new Promise<never>((_, reject) => bytes.once('error', reject));
  return Promise.race([scan(bytes), lost]).finally(() => bytes.destroy());
}

async function openedOnce({ kind, size, attempts, ...file }: StoredFile, store: FileStore): Promise<OpenedFile> {
  if (!isOpened(kind)) return opens;
  return attempts > maxOpenings ? notOpened : openFile(kind, size, () => store.read(objectKey(file)));
}

type Settled =
  | { readonly state: 'refused' }
  | {
      readonly state: 'checked';
      readonly warning: FileWarning | null;
      readonly thumbnail_size?: number;
      readonly jpeg_size?: number;
    };

const settle = ({ db, clock, record }: Processing, { tenant_id, id, attempts }: StoredFile, values: Settled): Promise<boolean> =>
  db.transaction(async (trx) => {
    const file = await trx
      .updateTable('stored_file')
      .set({ ...values, next_try_at: values.state === 'refused' ? removedAgainAt(clock()) : null })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('state', '=', 'received')
      .where('attempts', '=', attempts)
      .returningAll()
      .executeTakeFirst();
    if (file && values.state === 'refused')
      await record(trx, { file, action: 'file.refused', actor: 'scanner', at: new Date(clock()), requestId: 'processing' });
    return file !== undefined;
  });

/** Its person was erased meanwhile, and the thumbnail came after. */
async function removeIfGone({ db, store }: Processing, file: StoredFile): Promise<void> {
  const there = await db.kysely
    .selectFrom('stored_file')
    .select('id')
    .where('tenant_id', '=', file.tenant_id)
    .where('id', '=', file.id)
    .executeTakeFirst();
  if (!there) await store.remove(objectKey(file));
}
