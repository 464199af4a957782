import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key of the write that made the version of a submission: its writer, who never got the answer, knows their own (FRM-15). */
export const lastKey: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submission').addColumn('last_key', 'text').execute();
  },
};
