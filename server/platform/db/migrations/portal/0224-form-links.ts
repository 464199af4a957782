import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The one form that a mailed link opens without a sign-in. */
export const formLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('link_token').addColumn('form_slug', 'text').execute();
  },
};
