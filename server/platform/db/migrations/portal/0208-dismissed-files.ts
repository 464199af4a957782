import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the owner of a file that never arrived, or was refused, dismissed it as no longer wanted (FRM-13). */
export const dismissedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('stored_file').addColumn('dismissed_at', 'timestamptz').execute();
  },
};
