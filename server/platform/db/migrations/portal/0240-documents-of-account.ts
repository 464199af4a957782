import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A document to sign may belong to the account alone (ESG-08). */
export const documentsOfAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('e_document')
      .alterColumn('submission_id', (column) => column.dropNotNull())
      .execute();
  },
};
