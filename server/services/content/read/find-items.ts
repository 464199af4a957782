import { sql, type Kysely, type Selectable } from 'kysely';
import { plannedForValues, type Tables } from '../../../platform/db/index.ts';
import { pageSizeOf } from '../query/page-size.ts';
import { QueryError, type ContentQuestion, type Filter } from '../query/query.ts';
import { conditionOf, type Condition } from '../query/sql/condition.ts';
import { orderOf } from '../query/sql/order.ts';
import { searchOf } from '../query/sql/search.ts';
import type { QueryScope } from '../query/sql/target.ts';

export type ItemRow = Selectable<Tables['content_item']>;

export interface ItemsQuery {
  readonly app: string;
  readonly scope: QueryScope;
  readonly question: ContentQuestion;
  readonly ids?: readonly string[];
  /** `never`, or not where counting is slow (X-NoTotal, X-NoSlowTotal). */
  readonly count?: 'never' | 'unless-slow';
  /** Only items that this caller made (`read.own`). */
  readonly createdBy?: string;
}

/** One page of items; `total` ignores paging and is -1 where it was not counted. Throws a QueryError. */
export async function findItems(
  db: Kysely<Tables>,
  { app, scope, question, ids, count, createdBy }: ItemsQuery,
): Promise<{ items: ItemRow[]; total: number }> {
  const { filter, search } = question;
  const top = pageSizeOf(question, ids);
  const skip = Math.max(question.skip ?? 0, 0);
  const conditions: Condition[] = [sql`tenant_id = ${app}`, sql`schema_name = ${scope.model.name}`];
  if (!scope.unpublished) conditions.push(sql`status = 'Published'`);
  if (!filter || !mentions(filter, 'isDeleted')) conditions.push(sql`is_deleted = false`);
  if (createdBy !== undefined) conditions.push(sql`created_by = ${createdBy}`);
  if (ids) conditions.push(ids.length === 0 ? sql`false` : sql`id in (${sql.join(ids)})`);
  if (filter) conditions.push(conditionOf(filter, scope));
  if (search) conditions.push(searchOf(search, scope));
  const where = sql.join(conditions, sql` and `);

  try {
    const { rows } =
      await sql<ItemRow>`select ${plannedForValues} * from content_item where ${where} order by ${orderOf(question.sort, scope)} limit ${top} offset ${skip}`.execute(
        db,
      );
    const items = ids ? rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : rows;
    const slow = (filter !== undefined || search !== undefined) && (items.length === top || skip > 0);
    if (count === 'never' || (count === 'unless-slow' && slow)) return { items, total: -1 };
    if (items.length < top && (items.length > 0 || skip === 0)) return { items, total: skip + items.length };
    const {
      rows: [counted],
    } = await sql<{ total: number }>`select ${plannedForValues} count(*)::int as total from content_item where ${where}`.execute(db);
    return { items, total: counted?.total ?? 0 };
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    // Class 22: values that the database cannot work with, as a broken pattern or a NUL character.
    throw code.startsWith('22') ? new QueryError(`The query holds a value that cannot be used: ${message}.`) : error;
  }
}

function mentions(filter: Filter, name: string): boolean {
  if ('filters' in filter) return filter.filters.some((one) => mentions(one, name));
  if ('filter' in filter) return mentions(filter.filter, name);
  return filter.path[0] === name;
}
