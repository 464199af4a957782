import type { Database, Log } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { keepPrivate } from '../disk/index.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface DatabaseOptions {
  /** Folder of everything that this server stores; the embedded database lives in `database/` below it. */
  readonly dataDir: string;
  /** `postgres://…`: use this PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** How long one statement may take on PostgreSQL, in seconds; 30 when absent. */
  readonly databaseSeconds?: number | undefined;
  /** How long one transaction may take on the embedded database, in milliseconds; 30,000 when absent. */
  readonly transactionLimit?: number | undefined;
}

/**
 * Opens and migrates the database: PostgreSQL when a URL is given, else the embedded one (durable, for evaluation and
 * small sites). What is stored in the folder is closed to other users before. Rejects with a sentence for the operator: folder in use or
 * open to others, disk too small, no durable writes, no connection.
 */
export async function openDatabase({ dataDir, databaseUrl, databaseSeconds, log, transactionLimit }: DatabaseOptions): Promise<Database> {
  keepPrivate(dataDir);
  return databaseUrl
    ? openPostgres(databaseUrl, log, databaseSeconds)
    : openEmbedded(dataDir, log, transactionLimit === undefined ? {} : { transactionLimit });
}
