import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The name that was typed on a signing page after its session had ended. */
export const typedSignerName: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('signing_request').addColumn('typed_name', 'text').execute();
  },
};
