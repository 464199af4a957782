import { sql } from 'kysely';
import type { Condition } from './condition.ts';
import { dataOf, type QueryScope } from './target.ts';

/** Every term occurs in some text of the item's data, whatever its case. */
export function searchOf(terms: readonly string[], scope: QueryScope): Condition {
  return sql`(${sql.join(
    terms.map(
      (term) =>
        sql`exists (select 1 from jsonb_path_query(${dataOf(scope)}::jsonb, '$.**') as texts(e) where jsonb_typeof(e) = 'string' and position(lower(${term}::text) in lower(e #>> '{}')) > 0)`,
    ),
    sql` and `,
  )})`;
}
