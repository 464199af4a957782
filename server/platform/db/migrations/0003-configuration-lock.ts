import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row that is locked while a tenant's configuration is compared with the others and written. */
export const configurationLock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('configuration_lock')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into configuration_lock (id) values ('tenants')`.execute(db);
  },
};
