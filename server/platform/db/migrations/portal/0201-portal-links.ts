import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Head of the audit chain of a tenant, and links that are mailed to people. */
export const portalLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_head')
      .addColumn('tenant_id', 'text', (column) => column.primaryKey())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('link_token')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text')
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .addPrimaryKeyConstraint('link_token_pk', ['tenant_id', 'token_hash'])
      .execute();
  },
};
