import { sql, type RawBuilder } from 'kysely';

/** Hash of what a row of `submission` holds, for the audit trail; the same in every statement and session. `of`: the table or its alias. */
export const stateHash = (of: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  const names = [
    'account_id',
    'form_slug',
    'form_version',
    'form_hash',
    'status',
    'status_code',
    'reference_number',
    'answers',
    'page',
    'version',
  ];
  const moment = (name: string) => sql`(extract(epoch from ${column(name)}) * 1000)::bigint`;
  const parts = [...names.map(column), moment('created_at'), moment('updated_at')];
  return sql<string>`encode(sha256(convert_to(jsonb_build_array(${sql.join(parts)})::text, 'UTF8')), 'hex')`;
};
