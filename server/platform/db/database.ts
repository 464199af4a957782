import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

/** What the database modules log with; pino fits. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The one way to stored data. Same dialect and same migrations on both kinds. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** For single statements. Inside `transaction` use its own handle: on `pglite` this one refuses there. */
  readonly kysely: Kysely<Tables>;
  /**
   * Runs `work` in one transaction and resolves only after the commit is durable. Serialisation failures and
   * deadlocks are tried again, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Resolves when a write reaches the disk; rejects otherwise. For readiness. */
  ready(): Promise<void>;
  /** Waits for what runs, then closes. */
  close(): Promise<void>;
}

/** Where statements go: `Database.kysely`, or the present transaction. */
export type Handle = Kysely<Tables>;
