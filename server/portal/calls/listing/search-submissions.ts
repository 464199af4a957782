import { sql } from 'kysely';
import type { CallOf } from '#schemas/api';
import {
  formsOf,
  fullName,
  labelsOf,
  type AccountRow,
  type PublishedContent,
  type RecordStore,
  type SubmissionRow,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { metInOrder, positionOf, searchedPage } from './list-page.ts';
import { referenceOf, searchQuery } from './search-words.ts';

type Query = CallOf<'workspace.submissions'>['query'];

const columnsOf = {
  updated: ['updated_at', 'id'],
  created: ['created_at', 'id'],
  reference: ['reference_number', 'id'],
} as const satisfies Record<NonNullable<Query['sort']>, readonly string[]>;

type Row = Pick<
  SubmissionRow,
  'id' | 'account_id' | 'form_slug' | 'form_name' | 'status' | 'reference_number' | 'created_at' | 'updated_at'
> &
  Pick<AccountRow, 'identifier' | 'name' | 'family_name'> & { readonly sent_at: Date | null };

/** APP-05: one page of what the tenant's accounts began or sent, for staff: found by person or reference number. */
export const searchSubmissions: Operation<'workspace.submissions', RecordStore & PublishedContent> = async ({
  parts,
  tenant,
  tenantSettings,
  query,
}) => {
  const { db } = parts;
  const { status, formSlug } = query;
  const ofStatus = status === undefined ? sql`true` : ofFilter(status);
  const ofForm = formSlug === undefined ? sql`true` : sql`submission.form_slug = ${formSlug}`;
  const filtered = sql`submission.tenant_id = ${tenant} and ${ofStatus} and ${ofForm}`;
  const words = searchQuery(query.search ?? '', tenantSettings.identity.country);
  const search = words === undefined ? undefined : { words, ...referenceOf(query.search ?? ''), tenant };
  const found = search ? sql`${filtered} and submission.id = any(array(${foundBy(search)}))` : filtered;
  const ways = search && { few: found, many: sql`${filtered} and ${metInOrder(matches(search))}` };
  const place = positionOf({ table: 'submission', tenant }, query, columnsOf);
  const { rows, ...beside } = await searchedPage<Row>(db, place, { found, search: ways }, async ({ where, orderBy, limit }) => {
    const page = await sql<Row>`
      select submission.id, account_id, form_slug, form_name, submission.status, reference_number, submission.created_at,
        submission.updated_at, identifier, name, family_name, (
          select sent_at from submission_version as given where given.tenant_id = submission.tenant_id
            and given.submission_id = submission.id and given.number = submission.correction_of) as sent_at
      from submission join account on account.tenant_id = submission.tenant_id and account.id = submission.account_id
      where ${where} order by ${orderBy} limit ${limit}`.execute(db.kysely);
    return page.rows;
  });
  const labels = await labelsOf(parts, { tenant, rows, forms: await formsOf(parts, tenant, rows) });
  return { submissions: rows.map((row) => toSummary(row, labels.get(row.id))), ...beside };
};

/** GBK-02: what is to be corrected was sent, and is none of what was not. */
const ofFilter = (filter: NonNullable<Query['status']>) =>
  filter === 'ToCorrect'
    ? sql`submission.correction_of is not null`
    : sql`submission.status = ${filter} and submission.correction_of is null`;

interface Search {
  readonly words: string;
  readonly begins: string;
  readonly whole: string;
  readonly tenant: string;
}

/** Compared byte by byte, as the index is, whatever the collation of the database. */
const referenceMatches = ({ begins, whole }: Search) =>
  sql`(reference_number = ${whole} or (reference_number ~>=~ ${begins} and reference_number ~<~ ${`${begins}\uffff`}))`;

const foundBy = (search: Search) => sql`
  select sent.id from account join submission as sent on sent.tenant_id = account.tenant_id and sent.account_id = account.id
    where account.tenant_id = ${search.tenant} and account.words @@ to_tsquery('simple', ${search.words})
  union select id from submission where tenant_id = ${search.tenant} and ${referenceMatches(search)}`;

const matches = (search: Search) => sql`(account.words @@ to_tsquery('simple', ${search.words}) or ${referenceMatches(search)})`;

const toSummary = (row: Row, label: string | undefined): CallOf<'workspace.submissions'>['answer']['submissions'][number] => ({
  id: row.id,
  accountId: row.account_id,
  identifier: row.identifier,
  fullname: fullName(row),
  formSlug: row.form_slug,
  formName: row.form_name,
  ...(label === undefined ? {} : { label }),
  status: row.status,
  referenceNumber: row.reference_number,
  ...(row.sent_at ? { sentAt: row.sent_at.toISOString() } : {}),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
