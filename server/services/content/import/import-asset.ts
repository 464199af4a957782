import { posix } from 'node:path';
import { mediaTypeOf, slugOf } from '../assets/media-type.ts';
import { stableId } from '../model/content-model.ts';
import { rememberOrigin, type ImportWrite } from './import-item.ts';

export interface KeptAsset {
  readonly file: string;
  readonly size: number;
  readonly hash: string;
}

export async function importAsset(write: ImportWrite, { file, size, hash }: KeptAsset): Promise<'written' | 'kept' | 'unchanged'> {
  const { transaction, tenant, mode, at, by } = write;
  const origin = write.origins.get(file);
  const id = origin?.item_id ?? stableId('asset', tenant, file);
  const stored = await transaction.selectFrom('asset').selectAll().where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst();
  if (stored && stored.file_hash === hash && !stored.is_deleted) {
    if (origin?.hash !== hash) await rememberOrigin(write, file, id, hash);
    return 'unchanged';
  }
  const edited = stored !== undefined && (origin ? stored.is_deleted || stored.file_hash !== origin.hash : !stored.is_deleted);
  if (mode === 'seed' && edited) return 'kept';
  const name = posix.basename(file);
  const changing = {
    slug: slugOf(name),
    file_name: name,
    mime_type: mediaTypeOf(name),
    file_hash: hash,
    file_size: size,
    is_deleted: false,
    file_version: (stored?.file_version ?? -1) + 1,
    version: (stored?.version ?? -1) + 1,
    last_modified: at,
    last_modified_by: by,
  };
  await transaction
    .insertInto('asset')
    .values({ tenant_id: tenant, id, metadata: '{}', tags: '[]', is_protected: false, created: at, created_by: by, ...changing })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(changing))
    .execute();
  await rememberOrigin(write, file, id, hash);
  return 'written';
}

export async function removeAsset(
  { transaction, tenant, at, by }: ImportWrite,
  file: string,
  id: string,
  hash: string,
): Promise<'removed' | 'kept'> {
  const { numUpdatedRows } = await transaction
    .updateTable('asset')
    .set((update) => ({ is_deleted: true, version: update('version', '+', 1), last_modified: at, last_modified_by: by }))
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('file_hash', '=', hash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'kept';
  await transaction.deleteFrom('content_origin').where('tenant_id', '=', tenant).where('file', '=', file).execute();
  return 'removed';
}
