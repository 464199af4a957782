import { sql } from 'kysely';
import { accountStatuses, type CallOf } from '#schemas/api';
import { fullName, type AccountRow, type RecordStore } from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { metInOrder, positionOf, searchedPage } from './list-page.ts';
import { progressOf } from './progress-of-accounts.ts';
import { searchQuery } from './search-words.ts';

type Query = CallOf<'workspace.accounts'>['query'];

const columnsOf = {
  updated: ['updated_at', 'id'],
  created: ['created_at', 'id'],
  name: ['family_name', 'name', 'id'],
  identifier: ['identifier', 'id'],
} as const satisfies Record<NonNullable<Query['sort']>, readonly string[]>;

type Summary = CallOf<'workspace.accounts'>['answer']['accounts'][number];
type Row = Pick<
  AccountRow,
  'id' | 'project_id' | 'identifier' | 'name' | 'family_name' | 'email' | 'status' | 'status_code' | 'active' | 'created_at' | 'updated_at'
> & { readonly description: Summary['statusDescription'] | null; readonly written: boolean | null };

/** APP-05: one page of the tenant's accounts, for staff: those that match a search and a filter, in an order. */
export const searchAccounts: Operation<'workspace.accounts', RecordStore> = async ({ parts: { db }, tenant, tenantSettings, query }) => {
  const search = searchQuery(query.search ?? '', tenantSettings.identity.country);
  const filtered = sql`tenant_id = ${tenant} and ${filterOf(query)}`;
  const found = search === undefined ? filtered : sql`${filtered} and ${matches(search)}`;
  const ways = search !== undefined && {
    few: sql`${filtered} and id = any(array(select id from account where ${found}))`,
    many: sql`${filtered} and ${metInOrder(matches(search))}`,
  };
  const place = positionOf({ table: 'account', tenant }, query, columnsOf);
  const { rows, ...beside } = await searchedPage<Row>(
    db,
    place,
    { found, search: ways || undefined },
    async ({ where, orderBy, limit }) => {
      const page = await sql<Row>`
      select id, project_id, identifier, name, family_name, email, status, status_code, active, created_at, updated_at,
        claims #> '{accountStatus,description}' as description, claims #> '{accountStatus,isWritten}' as written
      from account where ${where} order by ${orderBy} limit ${limit}`.execute(db.kysely);
      return page.rows;
    },
  );
  const progress = await progressOf(
    db,
    tenant,
    rows.map(({ id }) => id),
  );
  return { accounts: rows.map((row) => ({ ...toSummary(row), ...progress(row.id) })), ...beside };
};

/** A closed account has no other status for staff, as their list shows it. */
function filterOf({ status }: Query) {
  if (status === undefined) return sql`true`;
  return status === 'Inactive' ? sql`not active` : sql`active and status = ${accountStatuses.indexOf(status)}`;
}

const matches = (search: string) => sql`words @@ to_tsquery('simple', ${search})`;

const toSummary = (row: Row): Omit<Summary, 'forms' | 'documents'> => ({
  id: row.id,
  projectId: row.project_id,
  identifier: row.identifier,
  fullname: fullName(row),
  email: row.email,
  status: row.status,
  active: row.active,
  workflow: { accountStatusCode: row.status_code },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  ...(row.description ? { statusDescription: row.description } : {}),
  ...(row.written ? { statusIsWritten: true } : {}),
});
