import type { ColumnType, Generated } from 'kysely';

/** JSON is bound as text (`JSON.stringify`) and read as a value, on both kinds of database. */
type Json<T> = ColumnType<T, string, string>;

/** Squidex data: field → partition (`iv` or a language) → value. */
export type ContentData = Record<string, Record<string, unknown>>;

export interface ContentTables {
  tenant: TenantTable;
  content_item: ContentItemTable;
  content_version: ContentVersionTable;
  content_origin: ContentOriginTable;
  content_client: ContentClientTable;
  asset: AssetTable;
  server_key: ServerKeyTable;
  configuration_lock: { id: string };
}

interface TenantTable {
  tenant_id: string;
  /** Raised in the transaction of every change of content. */
  revision: number;
  created: Generated<Date>;
}

interface ContentItemTable {
  tenant_id: string;
  id: string;
  schema_name: string;
  status: string;
  data: Json<ContentData>;
  /** Status and data of the draft of a published item; both null without one. */
  new_status: string | null;
  new_data: Json<ContentData> | null;
  version: number;
  created: Date;
  created_by: string;
  last_modified: Date;
  last_modified_by: string;
  is_deleted: boolean;
  schedule: Json<unknown> | null;
}

interface ContentVersionTable {
  tenant_id: string;
  item_id: string;
  version: number;
  status: string;
  data: Json<ContentData>;
  modified: Date;
  modified_by: string;
}

/** What the importer last wrote: an item is overwritten only while it still holds exactly this. */
interface ContentOriginTable {
  tenant_id: string;
  file: string;
  item_id: string;
  hash: string;
}

interface ContentClientTable {
  tenant_id: string;
  name: string;
  secret_hash: string;
  permissions: Json<readonly string[]>;
  allow_anonymous: boolean;
}

interface AssetTable {
  tenant_id: string;
  id: string;
  slug: string;
  file_name: string;
  mime_type: string;
  /** sha256, hex: also the name of the file on disk. */
  file_hash: string;
  file_size: number;
  file_version: number;
  metadata: Json<Record<string, unknown>>;
  tags: Json<readonly string[]>;
  is_protected: boolean;
  is_deleted: boolean;
  version: number;
  created: Date;
  created_by: string;
  last_modified: Date;
  last_modified_by: string;
}

/** Keys of this server, made once and shared by all its processes. */
interface ServerKeyTable {
  purpose: string;
  id: string;
  value: Json<unknown>;
  created: Generated<Date>;
}
