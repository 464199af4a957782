import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The questions of the revisions of forms that drafts were saved with (FRM-27). */
export const formRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('form_revision')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('questions', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('form_revision_pkey', ['tenant_id', 'hash'])
      .execute();
  },
};
