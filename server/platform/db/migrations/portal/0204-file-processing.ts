import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a received file turned out to be, how often it was processed, when it is due next, and its thumbnail. */
export const fileProcessing: Migration = {
  async up(db: Kysely<unknown>) {
    const add = (name: string, type: 'text' | 'integer' | 'timestamptz') =>
      db.schema.alterTable('stored_file').addColumn(name, type).execute();
    await add('kind', 'text');
    await db.schema
      .alterTable('stored_file')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await add('next_try_at', 'timestamptz');
    await add('thumbnail_size', 'integer');
    await db.schema
      .createIndex('stored_file_due')
      .on('stored_file')
      .columns(['next_try_at'])
      .where(sql.ref('state'), '=', sql.lit('received'))
      .execute();
  },
};
