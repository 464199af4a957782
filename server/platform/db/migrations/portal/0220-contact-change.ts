import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** New mail addresses and telephone numbers of accounts that are not proven yet: one of each kind. */
export const contactChange: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_change')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('decoy', 'boolean', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('contact_change_pk', ['tenant_id', 'account_id', 'kind'])
      .execute();
  },
};
