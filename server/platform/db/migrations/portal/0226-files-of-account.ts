import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a file that was sent with a submission belongs to the account all the same (CTL-UPL). */
export const filesOfAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('stored_file')
      .addColumn('of_account', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
