import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a person declined to sign a document (ESG-04); unknown of those declined before. */
export const declinedDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('e_document').addColumn('declined_at', 'timestamptz').execute();
  },
};
