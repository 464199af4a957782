import { readSettings, type Environment } from '../config/index.ts';
import { settings } from '../../settings/index.ts';

/** Where a server keeps what it stores. */
export interface Storage {
  /** Absolute. */
  readonly dataDir: string;
  /** PostgreSQL; absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

/** The two settings of storage, read as the server reads them. Throws `ConfigError`. */
export const storageOf = (env: Environment): Storage => readSettings({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl }, env);
