import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, submissions, files, idempotency keys, histories and the audit chain. */
export const portal: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`now()`;
    await db.schema
      .createTable('account')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('family_name', 'text', (column) => column.notNull())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('project_id', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('status_code', 'text', (column) => column.notNull())
      .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('registration_type', 'text', (column) => column.notNull().defaultTo('Register'))
      .addColumn('dynamic_data', 'jsonb', (column) => column.notNull())
      .addColumn('claims', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('account_pk', ['tenant_id', 'id'])
      .addUniqueConstraint('account_email', ['tenant_id', 'email'])
      .addUniqueConstraint('account_subject', ['tenant_id', 'subject'])
      .addUniqueConstraint('account_identifier', ['tenant_id', 'identifier'])
      .execute();
    await db.schema
      .createTable('submission')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('form_slug', 'text', (column) => column.notNull())
      .addColumn('form_name', 'text', (column) => column.notNull())
      .addColumn('form_version', 'integer', (column) => column.notNull())
      .addColumn('form_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('status_code', 'text', (column) => column.notNull())
      .addColumn('reference_number', 'text', (column) => column.notNull())
      .addColumn('answers', 'jsonb', (column) => column.notNull())
      .addColumn('page', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_pk', ['tenant_id', 'id'])
      .addUniqueConstraint('submission_reference', ['tenant_id', 'reference_number'])
      .execute();
    await db.schema.createIndex('submission_of_account').on('submission').columns(['tenant_id', 'account_id', 'form_slug']).execute();
    await db.schema
      .createTable('idempotency')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('answer', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_pk', ['tenant_id', 'subject', 'route', 'key'])
      .execute();
    await db.schema
      .createTable('stored_file')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text')
      .addColumn('question_name', 'text', (column) => column.notNull())
      .addColumn('file_purpose', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('stored_file_pk', ['tenant_id', 'id'])
      .execute();
    await db.schema.createIndex('stored_file_of_account').on('stored_file').columns(['tenant_id', 'account_id']).execute();
    await db.schema
      .createTable('login_history')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('login_history_pk', ['tenant_id', 'id'])
      .execute();
    await db.schema
      .createTable('error_report')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('path', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('error_report_pk', ['tenant_id', 'id'])
      .execute();
    await db.schema
      .createTable('audit_entry')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('on_behalf_of', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object', 'text', (column) => column.notNull())
      .addColumn('before_hash', 'text')
      .addColumn('after_hash', 'text')
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('previous', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('audit_entry_pk', ['tenant_id', 'sequence'])
      .execute();
  },
};
