import { sql } from 'kysely';
import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import type { Database } from '../db/index.ts';

export interface Window {
  readonly tenant: string;
  /** What is counted; without personal data (hash addresses and names). */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
}

/** A counter that is lost with the database's last half second refuses no call wrongly, so that its commit waits for no disk. */
const notDurable = sql<string>`set_config('synchronous_commit', 'off', true)`.as('durable');

export type Limit = Omit<Window, 'tenant'>;

/**
 * Counted in the newest window that any process began: one whose clock is behind neither reopens an older one nor resets the count. A window that begins more than its
 * own length ahead was made by a clock that was wrong, and is begun anew: else it would refuse everyone until its time has come.
 */
function counted(limits: readonly Pick<Limit, 'key' | 'seconds'>[]) {
  const lengths = sql.join(
    limits.map(({ key, seconds }) => sql`when ${key} then ${seconds}::integer`),
    sql` `,
  );
  const isWrong = sql`rate_window.window_start > excluded.window_start + make_interval(secs => case rate_window.key ${lengths} end)`;
  const isNewer = sql`rate_window.window_start >= excluded.window_start and not ${isWrong}`;
  return {
    sum: sql<number>`case when ${isNewer} then rate_window.count else 0 end + excluded.count`,
    newest: sql<Date>`case when ${isNewer} then rate_window.window_start else excluded.window_start end`,
    isWrong,
  };
}

/**
 * Counts one more in each of these windows, in one statement and in the database, so that all processes share it. Answers the seconds until
 * the last window whose limit is passed ends; undefined when none is.
 */
export async function consumeWindows(db: Database, now: number, tenant: string, limits: readonly Limit[]): Promise<number | undefined> {
  // In the order of their keys: two processes that lock the same rows never wait for each other.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { sum, newest } = counted(ordered);
  const rows = await db.kysely
    .insertInto('rate_window')
    .values(ordered.map(({ key, seconds }) => ({ tenant_id: tenant, key, window_start: startOf(now, seconds), count: 1 })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doUpdateSet({ count: sum, window_start: newest }))
    .returning(['key', 'count', 'window_start', notDurable])
    .execute();
  const counts = new Map(rows.map(({ key, ...row }) => [key, row]));
  const waits = ordered.flatMap(({ key, limit, seconds }) => {
    const row = counts.get(key);
    return row && row.count > limit ? [Math.max(1, Math.ceil((row.window_start.getTime() + seconds * 1000 - now) / 1000))] : [];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** Counts one more in its window. False when the limit is passed. */
export const consumeWindow = async (db: Database, now: number, { tenant, ...limit }: Window): Promise<boolean> =>
  (await consumeWindows(db, now, tenant, [limit])) === undefined;

const startOf = (now: number, seconds: number): Date => new Date(now - (now % (seconds * 1000)));

/** Takes `amount` of what `limit` allows in a window, all of it or nothing, counted by all processes together. False when it is too much. */
export async function consumeAmount(
  db: Database,
  now: number,
  { tenant, key, limit, seconds, amount }: Window & { readonly amount: number },
) {
  if (amount > limit) return false;
  const start = startOf(now, seconds);
  const { sum, newest } = counted([{ key, seconds }]);
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

export interface WindowCount {
  /** What is counted; without personal data. */
  readonly key: string;
  /** Start of the window, milliseconds since 1970. */
  readonly start: number;
  readonly count: number;
  /** Length of the window. */
  readonly seconds: number;
}

/** Adds many counts at once, each to its window, and answers the sums in the order given; what belongs to an older window is dropped. */
export async function addCounts(db: Database, tenant: string, counts: readonly WindowCount[]): Promise<readonly number[]> {
  // In the order of their keys: two processes that lock the same rows never wait for each other.
  const values = counts
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, start, count }) => ({ tenant_id: tenant, key, window_start: new Date(start), count }));
  const { newest, isWrong } = counted(counts);
  const rows = await db.kysely
    .insertInto('rate_window')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({
        count: sql<number>`case
          when rate_window.window_start = excluded.window_start then rate_window.count + excluded.count
          when rate_window.window_start > excluded.window_start and not ${isWrong} then rate_window.count
          else excluded.count end`,
        window_start: newest,
      }),
    )
    .returning(['key', 'count'])
    .execute();
  const sums = new Map(rows.map(({ key, count }) => [key, count]));
  return counts.map(({ key }) => sums.get(key) ?? 0);
}

/** Deletes counters of windows that began more than a day ago: no limit counts longer. */
export async function sweepWindows(db: Database['kysely'], now: number): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where('window_start', '<', new Date(now - dayMs))
    .execute();
}
