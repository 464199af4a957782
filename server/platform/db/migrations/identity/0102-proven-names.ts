import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which names of a person were proven, and where a passcode was sent. For existing people it is unknown until their next code. */
export const provenNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['email_verified', 'phone_verified'])
      await db.schema
        .alterTable('identity_user')
        .addColumn(column, 'boolean', (type) => type.notNull().defaultTo(false))
        .execute();
    await db.schema.alterTable('identity_challenge').addColumn('sent_to', 'text').execute();
  },
};
