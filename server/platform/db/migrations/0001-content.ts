import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table write_probe (id int primary key, at bigint not null)`,

  `create table tenant (
    tenant_id text primary key,
    revision bigint not null,
    created timestamptz not null default now()
  )`,

  `create table content_item (
    tenant_id text not null, id text not null, schema_name text not null,
    status text not null, data json not null, new_status text, new_data json,
    version int not null,
    created timestamptz not null, created_by text not null,
    last_modified timestamptz not null, last_modified_by text not null,
    is_deleted boolean not null default false, schedule json,
    primary key (tenant_id, id)
  )`,
  `create index content_item_published_slug on content_item (tenant_id, schema_name, left(data #>> '{slug,iv}', 200))`,
  `create index content_item_current_slug on content_item (tenant_id, schema_name, left(coalesce(new_data, data) #>> '{slug,iv}', 200))`,
  `create index content_item_modified on content_item (tenant_id, schema_name, last_modified desc, id)`,

  `create table content_version (
    tenant_id text not null, item_id text not null, version int not null,
    status text not null, data json not null, modified timestamptz not null, modified_by text not null,
    primary key (tenant_id, item_id, version)
  )`,

  `create table content_origin (
    tenant_id text not null, file text not null, item_id text not null, hash text not null,
    primary key (tenant_id, file)
  )`,

  `create table content_client (
    tenant_id text not null, name text not null, secret_hash text not null,
    permissions json not null, allow_anonymous boolean not null default false,
    primary key (tenant_id, name)
  )`,

  `create table asset (
    tenant_id text not null, id text not null, slug text not null,
    file_name text not null, mime_type text not null, file_hash text not null,
    file_size bigint not null, file_version int not null,
    metadata json not null, tags json not null,
    is_protected boolean not null default false, is_deleted boolean not null default false,
    version int not null,
    created timestamptz not null, created_by text not null,
    last_modified timestamptz not null, last_modified_by text not null,
    primary key (tenant_id, id)
  )`,
  `create index asset_slug on asset (tenant_id, slug)`,

  `create table server_key (
    purpose text not null, id text not null, value json not null,
    created timestamptz not null default now(),
    primary key (purpose, id)
  )`,
];

export const content: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
