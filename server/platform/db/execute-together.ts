import { sql, type InsertQueryBuilder, type Kysely, type OperationNodeSource, type QueryCreator } from 'kysely';
import type { Tables } from './tables/index.ts';

/** An insert, update or delete that is still to be run. */
export type Write = OperationNodeSource;

/** Runs writes as one statement. Each sees the tables as they were before all of them, and no two may change the same row. */
export async function executeTogether(handle: Kysely<Tables>, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const all = writes.reduce<QueryCreator<Tables>>(
    (so, write, index) => so.with(`write_${index}`, () => write as AnyWrite) as unknown as QueryCreator<Tables>,
    handle,
  );
  await all.selectNoFrom(sql`1`.as('done')).execute();
}

type AnyWrite = InsertQueryBuilder<Tables, never, Record<string, never>>;
