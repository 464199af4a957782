import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '../query.ts';
import { targetOf, type QueryScope } from './target.ts';

/** Sort keys as SQL. Data sorts by kind first (missing, number, text, others), numbers as numbers, texts byte by byte. */
export function orderOf(sort: readonly Sort[], scope: QueryScope): RawBuilder<unknown> {
  const asked = sort.length === 0 ? [{ path: ['lastModified'], descending: true }] : sort;
  return sql.join([...asked.flatMap((one) => keysOf(one, scope)), sql`id collate "C" asc`]);
}

function keysOf({ path, descending }: Sort, scope: QueryScope): readonly RawBuilder<unknown>[] {
  const target = targetOf(path, scope);
  const direction = sql.raw(descending ? 'desc nulls last' : 'asc nulls first');
  if (target.kind === 'column') return [sql`${target.value} ${direction}`];
  const { value } = target;
  return [
    sql`coalesce(array_position(array['null', 'number', 'string', 'object', 'array', 'boolean'], jsonb_typeof(${value})), 1) ${direction}`,
    sql`case when jsonb_typeof(${value}) = 'number' then (${value} #>> '{}')::numeric end ${direction}`,
    sql`case when jsonb_typeof(${value}) = 'string' then ${value} #>> '{}' end collate "C" ${direction}`,
  ];
}
