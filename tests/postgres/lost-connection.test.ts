import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';
import { canHaveCluster, ownCluster } from './own-cluster.ts';

const databaseUrl = process.env['PORTICO_TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('a connection that is lost', () => {
  test('between two statements of a transaction: the transaction fails, the process and the next statement do not', async () => {
    const scratch = await createScratch(databaseUrl ?? '');
    const lost = Promise.withResolvers<string>();
    const db = await openPostgres(scratch.url, { info: () => {}, warn: (_fields, message) => lost.resolve(message), error: () => {} });
    const other = new pg.Client({ connectionString: scratch.url });
    await other.connect();
    onTestFinished(async () => {
      await other.end();
      await db.close();
      await scratch.drop();
    });
    const work = db.transaction(async (trx) => {
      await trx.insertInto('tenant').values({ tenant_id: 'half', revision: 1 }).execute();
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(trx);
      await other.query('select pg_terminate_backend($1)', [rows[0]?.id]);
      expect(await lost.promise).toBe('a database connection was lost');
      await trx.insertInto('tenant').values({ tenant_id: 'whole', revision: 1 }).execute();
    });
    await expect(work).rejects.toThrow();
    await db.ready();
    expect(await db.kysely.selectFrom('tenant').select('tenant_id').execute()).toEqual([]);
  });
});

describe.runIf(canHaveCluster)('a server that is frozen', () => {
  test('a statement of a transaction is given up in time; nothing of it is stored with what comes after', async () => {
    const database = await ownCluster();
    const db = await openPostgres(database.url, { info: () => {}, warn: () => {}, error: () => {} }, 1);
    onTestFinished(() => db.close());
    onTestFinished(database.unfreeze);
    await db.ready();
    const work = db.transaction(async (trx) => {
      await trx.insertInto('tenant').values({ tenant_id: 'half', revision: 1 }).execute();
      database.freeze();
      await trx.insertInto('tenant').values({ tenant_id: 'whole', revision: 1 }).execute();
    });
    await expect(work).rejects.toThrow();
    database.unfreeze();
    await db.transaction((trx) => trx.insertInto('tenant').values({ tenant_id: 'after', revision: 1 }).execute());
    expect(await db.kysely.selectFrom('tenant').select('tenant_id').execute()).toEqual([{ tenant_id: 'after' }]);
  });
});
