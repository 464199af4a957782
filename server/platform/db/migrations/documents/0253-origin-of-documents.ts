import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** ESG-07: who sent a document, from which template, and with how many others; unknown of those that were sent before. */
export const originOfDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('e_document').addColumn('origin', 'jsonb').execute();
  },
};
