import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What was sent, as it was when staff gave it back to be corrected (GBK-01). A submission that is given back names its version; a file that the correction left out
 * stays for the version that has it.
 */
export const submissionVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('submission_version')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('form_version', 'integer', (column) => column.notNull())
      .addColumn('form_hash', 'text', (column) => column.notNull())
      .addColumn('status_code', 'text', (column) => column.notNull())
      .addColumn('answers', 'jsonb', (column) => column.notNull())
      .addColumn('files', 'jsonb', (column) => column.notNull())
      .addColumn('page', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('actor_name', 'text', (column) => column.notNull())
      .addColumn('given_back_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_version_pkey', ['tenant_id', 'submission_id', 'number'])
      .execute();
    await db.schema.createIndex('submission_version_of_account').on('submission_version').columns(['tenant_id', 'account_id']).execute();
    await db.schema.alterTable('submission').addColumn('correction_of', 'integer').execute();
    await db.schema.alterTable('stored_file').addColumn('replaced_at', 'timestamptz').execute();
  },
};
