import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders, filters and words of the lists for staff (APP-05). */
export const staffLists: Migration = {
  async up(db: Kysely<unknown>) {
    // Without accents; each part of a name, an address or a number is a word by itself. Stored: computed again for each row, a broad search takes seconds.
    await sql`alter table account add column words tsvector generated always as (to_tsvector('simple', translate(regexp_replace(normalize(
      name || ' ' || family_name || ' ' || email || ' ' || identifier || ' ' || coalesce(phone, ''),
      NFKD), '[\\u0300-\\u036f]', '', 'g'), '-.@_+/''’', '        '))) stored`.execute(db);
    await sql`create index account_words on account using gin (words)`.execute(db);
    const index = (name: string, table: string, columns: string[]) =>
      db.schema
        .createIndex(name)
        .on(table)
        .columns(['tenant_id', ...columns])
        .execute();
    await index('account_by_update', 'account', ['updated_at', 'id']);
    await index('account_by_creation', 'account', ['created_at', 'id']);
    await index('account_by_name', 'account', ['family_name', 'name', 'id']);
    await index('account_by_identifier', 'account', ['identifier', 'id']);
    await index('account_by_status', 'account', ['status', 'updated_at', 'id']);
    await sql`create index account_inactive on account (tenant_id, updated_at, id) where not active`.execute(db);
    await index('submission_by_update', 'submission', ['updated_at', 'id']);
    await index('submission_by_creation', 'submission', ['created_at', 'id']);
    await index('submission_by_reference', 'submission', ['reference_number', 'id']);
    await index('submission_by_status', 'submission', ['status', 'updated_at', 'id']);
    await index('submission_by_form', 'submission', ['form_slug', 'updated_at', 'id']);
    await sql`create index submission_reference_begins on submission (tenant_id, reference_number text_pattern_ops)`.execute(db);
  },
};
