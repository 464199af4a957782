import {
  AbortedTransactionError,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { insideTransaction } from '../create-database.ts';
import { PortableAdapter } from '../migrate.ts';
import { createLeases, type Lease } from './leases.ts';
import type { QueryOutcome, Send } from './protocol.ts';

export interface DialectSettings {
  /** A transaction older than this is rolled back, and its next statement fails. Milliseconds. */
  readonly transactionLimit: number;
  /** How long a statement may wait for its turn. Milliseconds. */
  readonly waitLimit: number;
}

class LeasedConnection implements DatabaseConnection {
  readonly lease: Lease;
  readonly #send: Send;

  constructor(lease: Lease, send: Send) {
    this.lease = lease;
    this.#send = send;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = (await this.lease.use(() => this.#send({ kind: 'query', sql, parameters }))) as QueryOutcome;
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // oxlint-disable-next-line require-yield -- the interface demands a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream: page with limit and offset.');
  }
}

const connectionOf = (connection: DatabaseConnection) => connection as LeasedConnection;

/** kysely over one embedded connection: the holder of the lease sends statements, the others wait. */
export function embeddedDialect(send: Send, settings: DialectSettings): Dialect {
  const leases = createLeases(settings.waitLimit);

  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      if (insideTransaction())
        throw new Error(
          'A statement on the outer handle inside a transaction would wait for itself: use the handle that the transaction gave you.',
        );
      return new LeasedConnection(await leases.acquire(), send);
    },
    async beginTransaction(connection, { isolationLevel }: TransactionSettings) {
      const { lease } = connectionOf(connection);
      await lease.use(() => send({ kind: 'begin', ...(isolationLevel && { isolation: isolationLevel }) }));
      lease.expireAfter(settings.transactionLimit, () => send({ kind: 'rollback' }));
    },
    async commitTransaction(connection) {
      const { lease } = connectionOf(connection);
      lease.keep();
      await lease
        .use(() => send({ kind: 'commit' }))
        .catch((error: Error) => {
          throw error.name === 'TransactionAbortedError' ? new AbortedTransactionError({ cause: error }) : error;
        });
    },
    async rollbackTransaction(connection) {
      const { lease } = connectionOf(connection);
      lease.keep();
      if (!lease.expired) await lease.use(() => send({ kind: 'rollback' }));
    },
    async releaseConnection(connection) {
      connectionOf(connection).lease.release();
    },
    destroy: async () => {
      const lease = await leases.acquire();
      try {
        await lease.use(() => send({ kind: 'close' }));
      } finally {
        lease.release();
      }
    },
  };

  return {
    createAdapter: () => new PortableAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
