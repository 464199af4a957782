import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

export interface Window {
  readonly tenant: string;
  /** What is counted; without personal data (hash addresses and names). */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Counted in the newest window that any process began: one whose clock is behind neither reopens an older one nor resets the count. */
const sum = sql<number>`case when rate_window.window_start >= excluded.window_start then rate_window.count else 0 end + excluded.count`;
const newest = sql<Date>`greatest(rate_window.window_start, excluded.window_start)`;

/** Counts one more in its window, in the database, so that all processes share it. False when the limit is passed. */
export async function takeTurn(db: Database, now: number, { tenant, key, limit, seconds }: Window): Promise<boolean> {
  const start = new Date(now - (now % (seconds * 1000)));
  const row = await db.kysely
    .insertInto('rate_window')
    .values({ tenant_id: tenant, key, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({
        count: sum,
        window_start: newest,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count <= limit;
}

/** Takes `amount` of what `limit` allows in a window, all of it or nothing, counted by all processes together. False when it is too much. */
export async function spend(db: Database, now: number, { tenant, key, limit, seconds, amount }: Window & { readonly amount: number }) {
  if (amount > limit) return false;
  const start = new Date(now - (now % (seconds * 1000)));
  const row = await db.kysely
    .insertInto('rate_window')
    .values({ tenant_id: tenant, key, window_start: start, count: amount })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({ count: sum, window_start: newest }).where(sum, '<=', limit),
    )
    .returning('count')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Turns {
  /** What is counted; without personal data. */
  readonly key: string;
  /** Start of the window, milliseconds since 1970. */
  readonly start: number;
  readonly count: number;
}

/** Adds many counts at once, each to its window, and answers the sums in the order given; what belongs to an older window is dropped. */
export async function addTurns(db: Database, tenant: string, turns: readonly Turns[]): Promise<readonly number[]> {
  // In the order of their keys: two processes that lock the same rows never wait for each other.
  const values = turns
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, start, count }) => ({ tenant_id: tenant, key, window_start: new Date(start), count }));
  const rows = await db.kysely
    .insertInto('rate_window')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({
        count: sql<number>`case
          when rate_window.window_start = excluded.window_start then rate_window.count + excluded.count
          when rate_window.window_start > excluded.window_start then rate_window.count
          else excluded.count end`,
        window_start: newest,
      }),
    )
    .returning(['key', 'count'])
    .execute();
  const sums = new Map(rows.map(({ key, count }) => [key, count]));
  return turns.map(({ key }) => sums.get(key) ?? 0);
}
