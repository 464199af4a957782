import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';

const names = ['Megan', 'Siân', 'Priya', 'Tomasz', 'Owen', 'Layla', 'Ifan', 'Grace', 'Omar', 'Elin'];
const families = ['Pritchard', 'Hughes', 'Desai', 'Nowak', 'Marsh', 'Haddad', 'Llewellyn', 'Bevan', 'Rahman', 'O’Brien'];

const pick = (list: readonly string[], by: number) =>
  sql.raw(`(array[${list.map((one) => `'${one}'`).join()}])[1 + (i / ${by}) % ${list.length}]`);

/** So many accounts of a tenant, with a submission each: names repeat, numbers and addresses do not. */
export async function addManyAccounts(db: Database, tenant: string, count: number): Promise<void> {
  await sql`insert into account (tenant_id, id, email, phone, name, family_name, identifier, project_id, status, status_code, active,
      registration_type, dynamic_data, claims, created_at, updated_at)
    select ${tenant}, 'many-' || i, 'many' || i || '@example.org', '+4477' || lpad(i::text, 8, '0'), ${pick(names, 1)}, ${pick(families, 10)} || i / 1000,
      'MA-' || lpad(i::text, 6, '0'), 'project-1', case when i % 1000 = 0 then 6 else i % 6 end, 'WFS_Registered', i % 500 <> 0, 'Register', '{}',
      '{"accountStatus":{"description":{"en":"Registered"}}}', now() - i * interval '7 minutes', now() - (i * 7919 % 1000003) * interval '1 minute'
    from generate_series(1, ${count}::int) as i`.execute(db.kysely);
  await sql`insert into submission (tenant_id, id, account_id, form_slug, form_name, form_version, form_hash, status, status_code, reference_number,
      answers, page, version, created_at, updated_at)
    select ${tenant}, 'sent-' || i, 'many-' || i, case when i % 1000 = 0 then 'extra' else 'claim' end, 'Your claim', 1, '', case when i % 3 = 0 then 'Draft' else 'Done' end,
      'WFS_Registration_Draft', 'REF' || lpad(i::text, 6, '0'), '{}', 0, 1, now() - i * interval '7 minutes', now() - (i * 7919 % 1000003) * interval '1 minute'
    from generate_series(1, ${count}::int) as i`.execute(db.kysely);
}
