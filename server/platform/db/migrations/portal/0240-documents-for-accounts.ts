import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A document to sign may belong to the account alone (ESG-08); a run of many accounts may send one to each (ESG-10). */
export const documentsForAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('e_document')
      .alterColumn('submission_id', (column) => column.dropNotNull())
      .execute();
    await db.schema.alterTable('status_run').addColumn('document', 'jsonb').execute();
  },
};
