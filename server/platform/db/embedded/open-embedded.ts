import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createDatabase } from '../create-database.ts';
import type { Database, Log } from '../database.ts';
import type { Tables } from '../tables/index.ts';
import { clusterCache } from './cache-folder.ts';
import { embeddedDialect, type DialectSettings } from './dialect.ts';
import { lockDirectory } from './directory-lock.ts';
import { storedNames } from '../../disk/index.ts';
import { superviseWorker } from './supervisor.ts';

export interface EmbeddedSettings extends DialectSettings {
  /** A statement unanswered for this long restarts the database. Milliseconds. */
  readonly answerLimit: number;
}

const defaults: EmbeddedSettings = { transactionLimit: 30_000, waitLimit: 60_000, answerLimit: 60_000 };

/** PGlite in a worker thread, durable, alone on its folder. */
export async function openEmbedded(dataDir: string, log: Log, settings: Partial<EmbeddedSettings> = {}): Promise<Database> {
  const { answerLimit, ...limits } = { ...defaults, ...settings };
  const lock = lockDirectory(dataDir);
  try {
    const send = await superviseWorker({ directory: join(dataDir, storedNames.database), cache: clusterCache }, answerLimit, log);
    const kysely = new Kysely<Tables>({ dialect: embeddedDialect(send, limits) });
    return await createDatabase('pglite', kysely, async () => {
      await kysely.destroy();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}
