import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A session of PostgreSQL that is idle reports what it counted after ten seconds. */
const reportsAfter = 11_000;
const ticksPerSecond = 100;

/**
 * What one sign-in costs, over `count` of them one after another: processor time of the portal and of PostgreSQL in milliseconds, and on
 * PostgreSQL transactions, inserted rows and flushes of the log. What either does without sign-ins is subtracted.
 */
export async function signInCost({ portal, databaseUrl, count, signIn }) {
  for (let warm = 0; warm < count; warm += 1) await signIn(warm);
  const statistics = databaseUrl ? await openStatistics(databaseUrl) : undefined;
  try {
    const read = async () => ({
      at: performance.now(),
      portal: processorTime(portal.pid),
      ...(statistics ? await statistics.read() : {}),
    });
    if (statistics) await wait(reportsAfter);
    const before = await read();
    await wait(reportsAfter);
    const idle = await read();
    const began = performance.now();
    for (let index = 0; index < count; index += 1) await signIn(index);
    const seconds = (performance.now() - began) / 1000;
    if (statistics) await wait(reportsAfter);
    const after = await read();
    const cost = { perSecond: count / seconds };
    for (const name of Object.keys(after).filter((name) => name !== 'at')) {
      const perMillisecond = (idle[name] - before[name]) / (idle.at - before.at);
      cost[name] = (after[name] - idle[name] - perMillisecond * (after.at - idle.at)) / count;
    }
    return cost;
  } finally {
    await statistics?.close();
  }
}

async function openStatistics(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const server = Number(fieldsOf(rows[0].pid)[1]);
  const query = `select xact_commit + xact_rollback as transactions, tup_inserted as rows, (select wal_sync from pg_stat_wal) as flushes
    from pg_stat_database where datname = current_database()`;
  return {
    read: async () => {
      const { transactions, rows: inserted, flushes } = (await client.query(query)).rows[0];
      return {
        database: serverTime(server),
        transactions: Number(transactions),
        rows: Number(inserted),
        flushes: Number(flushes),
      };
    },
    close: () => client.end(),
  };
}

/** Fields of /proc/<id>/stat from the state on: state, parent, … */
const fieldsOf = (id) =>
  readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

const milliseconds = (...ticks) => (ticks.reduce((sum, tick) => sum + Number(tick), 0) * 1000) / ticksPerSecond;

function processorTime(id) {
  const fields = fieldsOf(id);
  return milliseconds(fields[11], fields[12]);
}

/** The server, its processes, and those that have ended. */
function serverTime(id) {
  const fields = fieldsOf(id);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === id);
  return milliseconds(...fields.slice(11, 15)) + children.reduce((sum, child) => sum + processorTime(child), 0);
}

function parentOf(id) {
  try {
    return Number(fieldsOf(id)[1]);
  } catch {
    return undefined;
  }
}
