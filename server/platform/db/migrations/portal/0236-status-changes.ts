import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The changes of the status of each account (STS-02); those from before this table are not known. Changes of many accounts that were asked for at once (STS-05), a row
 * for each. The clients of a claims system (STS-06).
 */
export const statusChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('status_change')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('words', 'jsonb')
      .addColumn('note', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('actor_name', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('made_at', 'timestamptz', (column) => column.notNull())
      .addColumn('replaced', 'jsonb', (column) => column.notNull())
      .addColumn('undone_at', 'timestamptz')
      .addColumn('undone_by', 'text')
      .addPrimaryKeyConstraint('status_change_pkey', ['tenant_id', 'account_id', 'number'])
      .execute();
    await db.schema
      .createTable('status_run')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('actor_name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz')
      .addColumn('finished_at', 'timestamptz')
      .addPrimaryKeyConstraint('status_run_pkey', ['tenant_id', 'id'])
      .addUniqueConstraint('status_run_key', ['tenant_id', 'actor', 'key'])
      .execute();
    await db.schema
      .createTable('status_run_row')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('run_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('wanted', 'jsonb', (column) => column.notNull())
      .addColumn('result', 'jsonb')
      .addPrimaryKeyConstraint('status_run_row_pkey', ['tenant_id', 'run_id', 'number'])
      .execute();
    await db.schema
      .createTable('system_client')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('system_client_pkey', ['tenant_id', 'name'])
      .execute();
  },
};
