import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a browser first presented the newest secret of its session. */
export const presentedSecrets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('auth_session').addColumn('presented_at', 'timestamptz').execute();
  },
};
