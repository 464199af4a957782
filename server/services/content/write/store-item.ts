import type { Kysely } from 'kysely';
import type { ContentData, Tables } from '../../../platform/db/index.ts';

/** All of one content item, as the next version of it. */
export interface ItemState {
  readonly tenant: string;
  readonly id: string;
  readonly schema: string;
  readonly status: string;
  readonly data: ContentData;
  readonly newStatus?: string | null;
  readonly newData?: ContentData | null;
  readonly version: number;
  readonly isDeleted?: boolean;
  readonly schedule?: unknown;
  readonly at: Date;
  readonly by: string;
}

/** Writes the item, new or not, and keeps this version of it. The caller raises the revision in the same transaction. */
export async function storeItem(transaction: Kysely<Tables>, item: ItemState): Promise<void> {
  const changing = {
    schema_name: item.schema,
    status: item.status,
    data: JSON.stringify(item.data),
    new_status: item.newStatus ?? null,
    new_data: item.newData ? JSON.stringify(item.newData) : null,
    version: item.version,
    last_modified: item.at,
    last_modified_by: item.by,
    is_deleted: item.isDeleted ?? false,
    schedule: item.schedule ? JSON.stringify(item.schedule) : null,
  };
  await transaction
    .insertInto('content_item')
    .values({ tenant_id: item.tenant, id: item.id, created: item.at, created_by: item.by, ...changing })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(changing))
    .execute();
  await transaction
    .insertInto('content_version')
    .values({
      tenant_id: item.tenant,
      item_id: item.id,
      version: item.version,
      status: item.newStatus ?? item.status,
      data: JSON.stringify(item.newData ?? item.data),
      modified: item.at,
      modified_by: item.by,
    })
    .execute();
}
