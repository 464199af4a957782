import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The half of a session's cookie that every renewal replaces. */
export const sessionSecrets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('auth_session')
      .addColumn('secret_hash', 'text')
      .addColumn('previous_hash', 'text')
      .addColumn('rotated_at', 'timestamptz')
      .execute();
  },
};
