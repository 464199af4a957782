import { sql } from 'kysely';
import type { CallOf } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';

type Summary = CallOf<'workspace.accounts'>['answer']['accounts'][number];
/** What rules of a workflow read of an account beside its status (CLM-10). */
type Progress = Pick<Summary, 'forms' | 'documents'>;

const nothing: Progress = { forms: [], documents: [] };

/** How far the forms and the signatures of a page of accounts are, by the id of each. */
export async function progressOf(db: Database, tenant: string, ids: readonly string[]): Promise<(id: string) => Progress> {
  if (ids.length === 0) return () => nothing;
  const [forms, documents] = await Promise.all([
    sql<{ account_id: string } & Progress['forms'][number]>`
      select account_id, form_slug as slug, (array_agg(status order by updated_at desc))[1] as newest,
        case when bool_or(status = 'Done') then 'Done' else 'Draft' end as furthest
      from submission where tenant_id = ${tenant} and account_id in (${sql.join(ids)}) group by account_id, form_slug`.execute(db.kysely),
    sql<{ account_id: string } & Progress['documents'][number]>`
      select account_id, file_purpose as kind, count(*) filter (where status = 'Sent')::int as "toSign", count(*) filter (where status = 'Signed')::int as signed,
        count(*) filter (where status = 'Declined')::int as declined
      from e_document where tenant_id = ${tenant} and account_id in (${sql.join(ids)}) group by account_id, file_purpose`.execute(
      db.kysely,
    ),
  ]);
  return (id) => {
    const ownOf = <Row extends { account_id: string }>({ rows }: { readonly rows: readonly Row[] }) =>
      rows.filter(({ account_id }) => account_id === id);
    return {
      forms: ownOf(forms).map(({ slug, newest, furthest }) => ({ slug, newest, furthest })),
      documents: ownOf(documents).map(({ kind, toSign, signed, declined }) => ({ kind, toSign, signed, declined })),
    };
  };
}
