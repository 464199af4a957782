import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** SEC-3: accounts whose address was released to its owner have none; every other address is still unique in a tenant. */
export const releasedAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account').dropConstraint('account_email').execute();
    await sql`create unique index account_email on account (tenant_id, email, (case when email = '' then id else '' end))`.execute(db);
  },
};
