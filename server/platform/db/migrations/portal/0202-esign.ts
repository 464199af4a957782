import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents that wait for a signature, and the links under which the built-in page takes it. */
export const esign: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('e_document')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('file_purpose', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
      .addColumn('signed_at', 'timestamptz')
      .addColumn('signer_name', 'text')
      .addColumn('signer_subject', 'text')
      .addColumn('signer_session', 'text')
      .addColumn('signed_file_id', 'text')
      .addColumn('signed_sha256', 'text')
      .addColumn('confirmed_at', 'timestamptz')
      .addPrimaryKeyConstraint('e_document_pk', ['tenant_id', 'id'])
      .execute();
    await db.schema.createIndex('e_document_of_account').on('e_document').columns(['tenant_id', 'account_id', 'submission_id']).execute();
    await db.schema
      .createTable('signing_request')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('return_to', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .addPrimaryKeyConstraint('signing_request_pk', ['tenant_id', 'secret_hash'])
      .execute();
  },
};
