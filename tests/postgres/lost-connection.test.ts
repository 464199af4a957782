import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import { createScratch } from '../../server/platform/db/postgres/open-scratch.ts';

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
