import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database, Handle } from '../../server/platform/db/index.ts';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';
import { lockConfigurations } from '../../server/services/content/tenants/lock-configurations.ts';
import { raiseRevision } from '../../server/services/content/tenants/raise-revision.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
let scratch: Awaited<ReturnType<typeof createScratch>>;
let admin: pg.Client;
/** As two processes have them: each its own connections. */
let one: Database;
let two: Database;
beforeAll(async () => {
  scratch = await createScratch(process.env['PORTICO_TEST_DATABASE_URL'] ?? '');
  [one, two] = [await openPostgres(scratch.url, silent), await openPostgres(scratch.url, silent)];
  admin = new pg.Client({ connectionString: scratch.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await scratch.drop();
});

const someoneWaits = async (): Promise<boolean> =>
  (await admin.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows.length > 0;
const deadlocks = async (): Promise<number> =>
  Number(
    (await admin.query<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()')).rows[0]
      ?.deadlocks,
  );

/** Both change two tenants, each in its own order; the second begins while the first holds one of them. */
async function inOppositeOrder(lock: (transaction: Handle) => Promise<void>): Promise<void> {
  const holdsOne = Promise.withResolvers<void>();
  const first = one.transaction(async (transaction) => {
    await lock(transaction);
    await raiseRevision(transaction, 'acme');
    holdsOne.resolve();
    await vi.waitUntil(someoneWaits, { timeout: 10_000 });
    await raiseRevision(transaction, 'brook');
  });
  await holdsOne.promise;
  const second = two.transaction(async (transaction) => {
    await lock(transaction);
    await raiseRevision(transaction, 'brook');
    await raiseRevision(transaction, 'acme');
  });
  await Promise.all([first, second]);
}

test('two processes that write configurations of two tenants in different order wait for each other, and neither is undone', async () => {
  await one.transaction(async (transaction) => {
    for (const tenant of ['acme', 'brook']) await raiseRevision(transaction, tenant);
  });
  await inOppositeOrder(lockConfigurations);
  const revisions = await one.kysely.selectFrom('tenant').select(['tenant_id', 'revision']).orderBy('tenant_id').execute();
  expect(revisions).toEqual(['acme', 'brook'].map((tenant_id) => ({ tenant_id, revision: 3 })));
  // A connection reports its deadlocks when it ends.
  await Promise.all([one.close(), two.close()]);
  await vi.waitUntil(
    async () =>
      (await admin.query("select 1 from pg_stat_activity where datname = current_database() and application_name = 'portico'")).rows
        .length === 0,
    { timeout: 15_000 },
  );
  expect(await deadlocks()).toBe(0);
});
