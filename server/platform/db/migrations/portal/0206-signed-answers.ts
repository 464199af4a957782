import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the answers were when a document was signed; absent of those signed before. */
export const signedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('e_document').addColumn('answers_sha256', 'text').execute();
    await db.schema.createIndex('e_document_of_copy').on('e_document').columns(['tenant_id', 'signed_file_id']).execute();
  },
};
