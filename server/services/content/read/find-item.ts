import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/index.ts';
import type { ItemRow } from './find-items.ts';

export const findItem = (db: Kysely<Tables>, app: string, id: string): Promise<ItemRow | undefined> =>
  db.selectFrom('content_item').selectAll().where('tenant_id', '=', app).where('id', '=', id).executeTakeFirst();

/** The item as it was at this version. */
export async function findVersion(db: Kysely<Tables>, item: ItemRow, version: number): Promise<ItemRow | undefined> {
  const kept = await db
    .selectFrom('content_version')
    .selectAll()
    .where('tenant_id', '=', item.tenant_id)
    .where('item_id', '=', item.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return (
    kept && {
      ...item,
      version,
      status: kept.status,
      data: kept.data,
      new_status: null,
      new_data: null,
      last_modified: kept.modified,
      last_modified_by: kept.modified_by,
    }
  );
}
