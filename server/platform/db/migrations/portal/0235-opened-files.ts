import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a question takes of kinds of files, what was found when a file was opened once, and the size of a copy that every browser shows. */
export const openedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('stored_file').addColumn('taken_endings', 'text').execute();
    await db.schema.alterTable('stored_file').addColumn('warning', 'text').execute();
    await db.schema.alterTable('stored_file').addColumn('jpeg_size', 'integer').execute();
  },
};
