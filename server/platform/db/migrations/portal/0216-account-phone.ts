import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sign-in and registration look for an account by its telephone number. */
export const accountPhone: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('account_phone').on('account').columns(['tenant_id', 'phone']).execute();
  },
};
