import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalMailAddress } from '#schemas/values/mail-address';

/**
 * Mail addresses that were imported as they were written, with an international domain or a full stop at the end, as they are read now: their people keep
 * signing in. One whose new form belongs to another stays.
 */
export const mailAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, owner, id] of [
      ['identity_user', 'pool_id', 'sub'],
      ['account', 'tenant_id', 'id'],
    ] as const) {
      const names = { table: sql.table(table), owner: sql.ref(owner), id: sql.ref(id) };
      const { rows } = await sql<{ owner: string; id: string; email: string }>`
        select ${names.owner} as owner, ${names.id} as id, email from ${names.table}
        where email ~ '[^ -~]|[^a-z0-9]$|^mailto:|[<>]'`.execute(db);
      for (const { owner: of, id: one, email } of rows) {
        const address = normalMailAddress(email);
        const own = sql`${names.owner} = ${of}`;
        const { rows: others } = await sql`select 1 from ${names.table} where ${own} and email = ${address}`.execute(db);
        if (others.length === 0) await sql`update ${names.table} set email = ${address} where ${own} and ${names.id} = ${one}`.execute(db);
      }
    }
  },
};
