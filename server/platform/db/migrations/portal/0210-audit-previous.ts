import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hash before the newest one, so that one statement moves the head of a chain and appends the entry that follows it. */
export const auditPrevious: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('audit_head').addColumn('previous', 'text').execute();
  },
};
