import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A change of address or number is confirmed from the present one, too. Those under way have no such code, and are begun again. */
export const presentCode: Migration = {
  async up(db: Kysely<unknown>) {
    await db.deleteFrom('contact_change' as never).execute();
    await db.schema.alterTable('contact_change').addColumn('present_code_hash', 'text').execute();
  },
};
