import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseAwayError } from '../../problems/index.ts';
import { createDatabase } from '../create-database.ts';
import type { Database, Log } from '../database.ts';
import { PortableAdapter } from '../migrate.ts';
import type { Tables } from '../tables/index.ts';
import { preparedClient } from './prepared-client.ts';
import { StatementNames } from '../statement-names.ts';

class PortablePostgresDialect extends PostgresDialect {
  override createAdapter(): PortableAdapter {
    return new PortableAdapter();
  }
}

/** bigint as number, as the embedded kind answers it: revisions and sizes stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/** PostgreSQL, or a database with its protocol; several servers may share it. A statement may take `seconds`. */
export async function openPostgres(url: string, log: Log, seconds = 30): Promise<Database> {
  const pool = new pg.Pool({
    Client: preparedClient(new StatementNames()),
    connectionString: url,
    types,
    application_name: 'portico',
    max: 10,
    connectionTimeoutMillis: Math.min(10, seconds) * 1_000,
    statement_timeout: seconds * 1_000,
    idle_in_transaction_session_timeout: seconds * 1_000,
    // For a server that is frozen: it ends no statement itself.
    query_timeout: seconds * 1_000 + 1_000,
  });
  // The pool listens only to idle connections; one lost between two statements of a transaction would end this process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'));
  });
  pool.on('error', () => {});
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new DatabaseAwayError(error);
    });
  const dialect = new PortablePostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } });
  const kysely = new Kysely<Tables>({ dialect });
  try {
    return await createDatabase('postgres', kysely, () => kysely.destroy());
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}
