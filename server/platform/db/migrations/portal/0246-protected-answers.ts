import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names of answers that no claimant sees, by each form that a submission was written with: a later form, or none, does not give them away (DET-02). */
export const protectedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('submission')
      .addColumn('protected_names', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute();
  },
};
