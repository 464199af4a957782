import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database.ts';
import { hashOfMigrations } from '../hash-of-migrations.ts';
import { openPostgres } from './open-postgres.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A migrated database of its own beside the one that `url` names; closing it drops it. For tests. */
export async function openScratch(url: string): Promise<Database> {
  const scratch = await createScratch(url, await migratedTemplate(url));
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

/** An empty database beside the one that `url` names, or a copy of `template`; the role needs CREATEDB. */
export async function createScratch(
  url: string,
  template = 'template1',
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `scratch_${randomBytes(8).toString('hex')}`;
  await run(url, async (client) => void (await client.query(`create database ${name} template ${template}`)));
  return {
    url: beside(url, name),
    drop: () => run(url, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** A migrated database to make copies of, for migrations as they are now: made by the first that asks for it, and left there. */
async function migratedTemplate(url: string): Promise<string> {
  const name = `portico_template_${hashOfMigrations()}`;
  await run(url, async (client) => {
    // Copies cannot be made of a database that has connections, so it gets its name when it is whole.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if ((await client.query('select from pg_database where datname = $1', [name])).rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await (await openPostgres(beside(url, unfinished), silent)).close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

const beside = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function run(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
