import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#schemas/api';
import type { Database } from '../../../platform/db/index.ts';

/** Rows of one page of a list. */
const listPageSize = 25;

interface ListPlace {
  /** The tenant's rows. */
  readonly table: 'account' | 'submission';
  readonly tenant: string;
  /** Columns of the order; the last one is the id. None may be null. */
  readonly columns: readonly string[];
  readonly descending: boolean;
  /** Id of the row that the page follows, or precedes. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

interface ListSource {
  readonly id: string;
}

interface ListPage<Row extends ListSource> {
  readonly rows: readonly Row[];
  readonly next?: string;
  readonly previous?: string;
}

/** Beyond the row of the cursor, in the order of the list: an index is read from there, whatever the number of the page. */
function beyond({ table, tenant, columns, after, before }: ListPlace, down: boolean): RawBuilder<boolean> {
  const cursor = after ?? before;
  if (cursor === undefined) return sql<boolean>`true`;
  const here = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const there = sql.join(
    columns.map((column) =>
      column === 'id'
        ? sql`${cursor}`
        : sql`(select ${sql.ref(`at.${column}`)} from ${sql.table(table)} as at where at.tenant_id = ${tenant} and at.id = ${cursor})`,
    ),
  );
  return sql<boolean>`(${here}) ${sql.raw(down ? '<' : '>')} (${there})`;
}

/** What a caller asks of a list. */
interface ListQuery<Sort extends string> {
  readonly sort?: Sort;
  readonly direction?: 'asc' | 'desc';
  readonly after?: string;
  readonly before?: string;
}

/** The page that a query names; last changed first, where it names no order. Pure. */
export const positionOf = <Sort extends string>(
  { table, tenant }: Pick<ListPlace, 'table' | 'tenant'>,
  { sort, direction = 'desc', after, before }: ListQuery<Sort>,
  columns: Readonly<Record<Sort | 'updated', readonly string[]>>,
): ListPlace => ({ table, tenant, columns: columns[sort ?? 'updated'], descending: direction === 'desc', after, before });

type Condition = RawBuilder<unknown>;

interface PageRequest {
  /** Rows that suit the filters and the search. */
  readonly found: Condition;
  /** Of a search: the same rows, as few are read, and as many are. */
  readonly search?: { readonly few: Condition; readonly many: Condition } | undefined;
}

/** Of many matches some are soon met in any order: `coalesce` keeps the database from collecting all of them first. Pure. */
export const metInOrder = (condition: Condition): Condition => sql`coalesce(${condition}, false)`;

type Select<Row> = (parts: { where: Condition; orderBy: RawBuilder<unknown>; limit: number }) => Promise<readonly Row[]>;

/** One page of the rows that are wanted, and how many there are; `select` makes the statement of a condition, an order and a number of rows. */
export async function searchedPage<Row extends ListSource>(
  db: Database,
  place: ListPlace,
  { found, search }: PageRequest,
  select: Select<Row>,
): Promise<ListPage<Row> & { readonly total: number; readonly preceding?: number }> {
  const total = await countUpTo(db, sql`select 1 from ${sql.table(place.table)} where ${found}`);
  const wanted = search ? (total > maxCounted ? search.many : search.few) : found;
  const page = await listPage<Row>(place, ({ where, ...parts }) => select({ where: sql`${wanted} and ${where}`, ...parts }));
  const [first] = page.rows;
  return { ...page, total, ...(first && { preceding: page.previous === undefined ? 0 : await countBefore(db, place, found, first.id) }) };
}

/** How many of the rows come before this one in the order of the list, counted as the total is. */
const countBefore = (db: Database, place: ListPlace, found: Condition, id: string): Promise<number> =>
  countUpTo(db, sql`select 1 from ${sql.table(place.table)} where ${found} and ${beyond({ ...place, after: id }, !place.descending)}`);

/** One page of a list in its order. A cursor whose row is gone has no rows. */
async function listPage<Row extends ListSource>(place: ListPlace, select: Select<Row>): Promise<ListPage<Row>> {
  const backwards = place.after === undefined && place.before !== undefined;
  const down = place.descending !== backwards;
  const orderBy = sql.join(place.columns.map((column) => sql`${sql.ref(`${place.table}.${column}`)} ${sql.raw(down ? 'desc' : 'asc')}`));
  const found = await select({ where: beyond(place, down), orderBy, limit: listPageSize + 1 });
  const more = found.length > listPageSize;
  const rows = found.slice(0, listPageSize);
  if (backwards) rows.reverse();
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
  return {
    rows,
    ...(last !== undefined && (backwards || more) ? { next: last } : {}),
    ...(first !== undefined && (backwards ? more : place.after !== undefined) ? { previous: first } : {}),
  };
}

/** How many rows there are, counted up to `maxCounted`, plus one where there are more. */
async function countUpTo(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${rows} limit ${maxCounted + 1}) as counted`.execute(db.kysely);
  return counted[0]?.total ?? 0;
}
