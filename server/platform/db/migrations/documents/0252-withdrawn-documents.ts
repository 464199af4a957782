import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a document was withdrawn is asked of the audit trail, by its id: without reading the trail. */
export const withdrawnDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index audit_withdrawn_document on audit_entry (tenant_id, object) where action = 'document.withdrawn'`.execute(db);
  },
};
