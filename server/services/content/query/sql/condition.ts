import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { QueryError, type Comparison, type Filter, type Literal } from '../query.ts';
import { slugOf, targetOf, type QueryScope, type Target } from './target.ts';

export type Condition = RawBuilder<SqlBool>;

const operators = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' } as const;
const maxPatternLength = 500;

/** A filter as a condition on `content_item`, every value a parameter. Never null: true or false. */
export function conditionOf(filter: Filter, scope: QueryScope): Condition {
  switch (filter.kind) {
    case 'and':
      return joined(filter.filters, sql` and `, 'true', scope);
    case 'or':
      return joined(filter.filters, sql` or `, 'false', scope);
    case 'not':
      return sql`(not ${conditionOf(filter.filter, scope)})`;
    case 'compare':
      return compare(filter, scope);
    case 'in':
      return joined(
        filter.values.map((value) => ({ kind: 'compare', path: filter.path, op: 'eq', value }) as const),
        sql` or `,
        'false',
        scope,
      );
    case 'text':
      return textTest(filter, targetOf(filter.path, scope));
    case 'exists':
      return sql`(${targetOf(filter.path, scope).value} is not null)`;
    case 'empty': {
      const target = targetOf(filter.path, scope);
      return target.kind === 'column'
        ? sql`(coalesce(${target.value}::text, '') = '')`
        : sql`(coalesce(${target.value}, 'null'::jsonb) in ('null'::jsonb, '""'::jsonb, '[]'::jsonb))`;
    }
  }
}

function joined(filters: readonly Filter[], by: RawBuilder<unknown>, nothing: 'true' | 'false', scope: QueryScope): Condition {
  return filters.length === 0
    ? sql.raw(nothing)
    : sql`(${sql.join(
        filters.map((filter) => conditionOf(filter, scope)),
        by,
      )})`;
}

function compare({ path, op, value, fold }: Extract<Filter, { kind: 'compare' }>, scope: QueryScope): Condition {
  const target = targetOf(path, scope);
  if (op === 'ne') return sql`(not ${compare({ kind: 'compare', path, op: 'eq', value, ...(fold && { fold }) }, scope)})`;
  if (target.kind === 'column') return compareColumn(target, op, value, fold);
  if (fold)
    return anyElement(
      target.value,
      sql`case when jsonb_typeof(e) = 'string' then ${sql.raw(fold)}(e #>> '{}') collate "C" ${sql.raw(operators[op])} ${value} else false end`,
    );
  if (op === 'eq') {
    if (value === null) return sql`(coalesce(${target.value}, 'null'::jsonb) = 'null'::jsonb)`;
    const equal = sql<SqlBool>`coalesce(${target.value} @> ${JSON.stringify(value)}::jsonb, false)`;
    // Plain, or the index is not used. Where the slug is missing `equal` is false, so this is never null either.
    return target.slug && typeof value === 'string' ? sql`(${slugOf(scope)} = left(${value}::text, 200) and ${equal})` : equal;
  }
  return anyElement(target.value, orderTest(op, value));
}

function orderTest(op: Comparison, value: Literal): Condition {
  const operator = sql.raw(operators[op]);
  if (typeof value === 'number')
    return sql`case when jsonb_typeof(e) = 'number' then (e #>> '{}')::numeric ${operator} ${value}::numeric else false end`;
  if (typeof value === 'string')
    return sql`case when jsonb_typeof(e) = 'string' then (e #>> '{}') collate "C" ${operator} ${value}::text else false end`;
  throw new QueryError(`'${op}' needs a number, a text or a date.`);
}

/** As the real store does: a condition on a list holds when it holds for one of its elements. */
function anyElement(value: RawBuilder<unknown>, test: Condition): Condition {
  return sql`exists (select 1 from jsonb_array_elements(case when jsonb_typeof(${value}) = 'array' then ${value} else jsonb_build_array(${value}) end) as elements(e) where ${test})`;
}

function compareColumn(
  { type, value: column }: Extract<Target, { kind: 'column' }>,
  op: Comparison,
  value: Literal,
  fold?: 'lower' | 'upper',
): Condition {
  if (value === null) return op === 'eq' ? sql`(${column} is null)` : sql.raw('false');
  const operator = sql.raw(operators[op]);
  if (type === 'boolean' && typeof value === 'boolean') return sql`(${column} ${operator} ${value})`;
  if (type === 'number' && typeof value === 'number') return sql`(${column} ${operator} ${value}::numeric)`;
  if (type === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return sql`(${column} ${operator} ${new Date(value)}::timestamptz)`;
  if (type === 'text' && typeof value === 'string') {
    const text = fold ? sql`${sql.raw(fold)}(${column})` : column;
    return sql`coalesce(${text} collate "C" ${operator} ${value}::text, false)`;
  }
  throw new QueryError(`A value of another type was expected: ${type}.`);
}

function textTest({ op, value }: Extract<Filter, { kind: 'text' }>, target: Target): Condition {
  const test = (text: RawBuilder<unknown>): Condition => {
    switch (op) {
      case 'contains':
        return sql`position(lower(${value}::text) in lower(${text})) > 0`;
      case 'startswith':
        return sql`left(lower(${text}), length(${value}::text)) = lower(${value}::text)`;
      case 'endswith':
        return sql`right(lower(${text}), greatest(length(${value}::text), 0)) = lower(${value}::text)`;
      case 'matchs':
        return sql`${text} ~* ${patternOf(value)}::text`;
    }
  };
  if (target.kind === 'column') return sql`coalesce(${test(sql`${target.value}::text`)}, false)`;
  return anyElement(target.value, sql`case when jsonb_typeof(e) = 'string' then ${test(sql`(e #>> '{}')`)} else false end`);
}

function patternOf(value: string): string {
  if (value.length > maxPatternLength) throw new QueryError(`A pattern can have at most ${maxPatternLength} characters.`);
  return /^\/(.*)\/i?$/s.exec(value)?.[1] ?? value;
}
