import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

export interface Window {
  readonly tenant: string;
  /** What is counted; without personal data (hash addresses and names). */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Counts one more in its window, in the database, so that all processes share it. False when the limit is passed. */
export async function takeTurn(db: Database, now: number, { tenant, key, limit, seconds }: Window): Promise<boolean> {
  const start = new Date(now - (now % (seconds * 1000)));
  const row = await db.kysely
    .insertInto('rate_window')
    .values({ tenant_id: tenant, key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({
        count: sql<number>`case when rate_window.window_start = excluded.window_start then rate_window.count + 1 else 1 end`,
        window_start: start,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count <= limit;
}
