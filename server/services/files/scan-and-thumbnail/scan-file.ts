import type { Readable } from 'node:stream';
import { objectKey, type StoredFile } from '../file-answer.ts';
import { removedAgainAt } from '../removed-again.ts';
import type { FileQueue } from './due-files.ts';
import { isOpened } from './open-file/open-file.ts';
import type { Processing } from './processing.ts';
import { ScannerUnavailable, type Scan, type ScanResult } from './scan/scan-result.ts';

const scannerPauseSeconds = 60;

/** The first queue: a received file is scanned and may then be downloaded. */
export const scanning: FileQueue = {
  state: 'received',
  due: 'next_try_at',
  tries: 'attempts',
  step: scanFile,
  pauseAfter: (error) => (error instanceof ScannerUnavailable ? scannerPauseSeconds : undefined),
  failed: 'a file could not be scanned; it cannot be downloaded yet',
};

/**
 * A received file is scanned: one with malware is refused and its bytes are removed, every other one is released at once, and waits to be opened where its kind is.
 * `file` is as it was claimed: only the process that holds the claim settles it.
 */
async function scanFile(processing: Processing, file: StoredFile): Promise<void> {
  const { store, scan, log, clock } = processing;
  const key = objectKey(file);
  const result = scan ? await scanned(scan, store.read(key)) : { clean: true as const };
  const at = new Date(clock());
  if (result.clean) {
    await settle(processing, file, {
      state: 'checked',
      next_try_at: null,
      ...(isOpened(file.kind) ? { opening_due_at: at } : { network: null }),
    });
    return;
  }
  if (!(await settle(processing, file, { state: 'refused', next_try_at: removedAgainAt(clock()), network: null }))) return;
  await store.remove(key);
  log.warn({ file: file.id, tenant: file.tenant_id, found: result.name }, 'the scanner refused a file; it was removed');
}

/** A file that is not there is an error even to a scanner that never read it, and never an unhandled one. */
async function scanned(scan: Scan, bytes: Readable): Promise<ScanResult> {
  const lost = new Promise<never>((_, reject) => bytes.once('error', reject));
  return Promise.race([scan(bytes), lost]).finally(() => bytes.destroy());
}

interface ScannedState {
  readonly state: 'refused' | 'checked';
  readonly next_try_at: Date | null;
  readonly opening_due_at?: Date;
  readonly network?: null;
}

const settle = ({ db, clock, record }: Processing, { tenant_id, id, attempts }: StoredFile, values: ScannedState): Promise<boolean> =>
  db.transaction(async (trx) => {
    const file = await trx
      .updateTable('stored_file')
      .set(values)
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
