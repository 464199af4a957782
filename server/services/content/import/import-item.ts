import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import { canonicalHash } from '../../../platform/hash/canonical-hash.ts';
import { storeItem } from '../write/store-item.ts';
import type { ContentFile } from './content-of-file.ts';

/** One import while its transaction runs. */
export interface ImportWrite {
  readonly transaction: Kysely<Tables>;
  readonly tenant: string;
  readonly mode: 'seed' | 'update';
  readonly origins: ReadonlyMap<string, { readonly file: string; readonly item_id: string; readonly hash: string }>;
  readonly at: Date;
  readonly by: string;
}

export async function importItem(
  write: ImportWrite,
  { file, id: freshId, schema, data }: ContentFile,
): Promise<'written' | 'kept' | 'unchanged'> {
  const { transaction, tenant, mode, at, by } = write;
  const origin = write.origins.get(file);
  const id = origin?.item_id ?? freshId;
  const stored = await transaction
    .selectFrom('content_item')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  const hash = canonicalHash(data);
  const pristine = stored?.status === 'Published' && stored.new_data === null && !stored.is_deleted;
  const storedHash = stored ? canonicalHash(stored.data) : undefined;

  if (pristine && storedHash === hash) {
    if (origin?.hash !== hash) await rememberOrigin(write, file, id, hash);
    return 'unchanged';
  }
  const edited = stored !== undefined && (origin ? !pristine || storedHash !== origin.hash : !stored.is_deleted);
  if (mode === 'seed' && edited) return 'kept';
  await storeItem(transaction, { tenant, id, schema, status: 'Published', data, version: stored ? stored.version + 1 : 1, at, by });
  await rememberOrigin(write, file, id, hash);
  return 'written';
}

/** The file is gone: so is its content, unless it was edited since. */
export async function removeItem(
  { transaction, tenant, at, by }: ImportWrite,
  file: string,
  id: string,
  hash: string,
): Promise<'removed' | 'kept'> {
  const stored = await transaction
    .selectFrom('content_item')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored && !stored.is_deleted && (stored.new_data !== null || stored.status !== 'Published' || canonicalHash(stored.data) !== hash))
    return 'kept';
  await transaction.deleteFrom('content_origin').where('tenant_id', '=', tenant).where('file', '=', file).execute();
  if (stored && !stored.is_deleted) {
    await storeItem(transaction, {
      tenant,
      id,
      schema: stored.schema_name,
      status: stored.status,
      data: stored.data,
      version: stored.version + 1,
      isDeleted: true,
      at,
      by,
    });
  }
  return 'removed';
}

export async function rememberOrigin({ transaction, tenant }: ImportWrite, file: string, id: string, hash: string): Promise<void> {
  await transaction
    .insertInto('content_origin')
    .values({ tenant_id: tenant, file, item_id: id, hash })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'file']).doUpdateSet({ item_id: id, hash }))
    .execute();
}
