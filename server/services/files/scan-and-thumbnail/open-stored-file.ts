import { objectKey, type StoredFile } from '../file-answer.ts';
import type { FileQueue } from './due-files.ts';
import { openFile } from './open-file/open-file.ts';
import { notOpened } from './open-file/opened-file.ts';
import type { Processing } from './processing.ts';

/** A file that ended the whole process this often is left without being opened. */
const maxOpenings = 3;

/** The second queue: a file that is released already is opened once. */
export const opening: FileQueue = {
  state: 'checked',
  due: 'opening_due_at',
  tries: 'openings',
  step: openStoredFile,
  failed: 'a file could not be opened; it can be downloaded, without a thumbnail,',
};

/** A file is opened once and gets its thumbnail and its warning, if there is one; it may be downloaded before and after. `file` is as it was claimed. */
async function openStoredFile(processing: Processing, file: StoredFile): Promise<void> {
  const { db, store } = processing;
  const { tenant_id, id, kind, size, openings } = file;
  const key = objectKey(file);
  const opened = kind === null || openings > maxOpenings ? notOpened : await openFile(kind, size, () => store.read(key));
  const { warning, thumbnail, jpeg } = opened;
  if (thumbnail) await store.writeCopy(key, 'thumbnail', thumbnail);
  if (jpeg) await store.writeCopy(key, 'jpeg', jpeg);
  const settled = await db.kysely
    .updateTable('stored_file')
    .set({
      warning,
      opening_due_at: null,
      network: null,
      ...(thumbnail ? { thumbnail_size: thumbnail.length } : {}),
      ...(jpeg ? { jpeg_size: jpeg.length } : {}),
    })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .where('opening_due_at', 'is not', null)
    .where('openings', '=', openings)
    .returning('id')
    .executeTakeFirst();
  if (!settled) await removeIfGone(processing, file);
}

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
