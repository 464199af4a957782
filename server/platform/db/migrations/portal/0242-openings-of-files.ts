import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a released file is opened, how often that was begun, and the network of a visitor whose files take turns with those of others. */
export const openingsOfFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('stored_file').addColumn('opening_due_at', 'timestamptz').execute();
    await db.schema
      .alterTable('stored_file')
      .addColumn('openings', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('stored_file').addColumn('network', 'text').execute();
    await db.schema
      .createIndex('stored_file_to_open')
      .on('stored_file')
      .columns(['opening_due_at'])
      .where(sql.ref('opening_due_at'), 'is not', null)
      .execute();
  },
};
