import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of what was given back: the answers that are given afresh before it is sent again (GBK-05), and the language that staff wrote in (GBK-01). Staff find what is to be corrected by its index (GBK-02). */
export const declaredAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('submission_version')
      .addColumn('emptied', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('reason_language', 'text')
      .execute();
    await sql`create index submission_to_correct on submission (tenant_id) where correction_of is not null`.execute(db);
  },
};
