import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database.ts';
import { openPostgres } from './open-postgres.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A migrated database of its own beside the one that `url` names; closing it drops it. For tests. */
export async function openScratch(url: string): Promise<Database> {
  const scratch = await createScratch(url);
  const database = await openPostgres(scratch.url, silent).catch(async (error: unknown) => {
    await scratch.drop();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await scratch.drop();
    },
  };
}

/** An empty database beside the one that `url` names; the role needs CREATEDB. */
export async function createScratch(url: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `scratch_${randomBytes(8).toString('hex')}`;
  await run(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(url, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
