import type { PGlite, Transaction } from '@electric-sql/pglite';
import { isStalePlan } from '../retry-conflicts.ts';
import { PreparedStatements } from './prepared-statements.ts';
import type { QueryOutcome, Request } from './protocol.ts';

interface OpenTransaction {
  readonly handle: Transaction;
  commit(): void;
  rollback(): void;
  readonly settled: Promise<void>;
}

const rolledBack = Symbol('rolled back on request');

/** Answers requests on one PGlite, only through its transaction interface: a raw BEGIN would swallow others' statements. */
export function createSession(pglite: PGlite, countFsyncs: () => number) {
  let transaction: OpenTransaction | undefined;
  const prepared = new PreparedStatements(pglite);

  async function begin(isolation: string | undefined): Promise<void> {
    const begun = Promise.withResolvers<Transaction>();
    const ending = Promise.withResolvers<void>();
    const settled = pglite.transaction(async (handle) => {
      if (isolation) await handle.exec(`set transaction isolation level ${isolation}`);
      begun.resolve(handle);
      await ending.promise;
    });
    settled.catch(begun.reject);
    transaction = { handle: await begun.promise, commit: ending.resolve, rollback: () => ending.reject(rolledBack), settled };
  }

  async function end(how: 'commit' | 'rollback'): Promise<void> {
    const ended = transaction;
    if (!ended) {
      if (how === 'rollback') return;
      throw new Error('commit without a transaction');
    }
    transaction = undefined;
    ended[how]();
    await ended.settled.catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  }

  async function query(sql: string, parameters: readonly unknown[]): Promise<QueryOutcome> {
    const outcome = await prepared.run(sql, parameters).catch((error: unknown) => {
      if (transaction || !isStalePlan(error)) throw error;
      return undefined;
    });
    if (outcome) return outcome;
    const { rows, affectedRows } = await (transaction?.handle ?? pglite).query<Record<string, unknown>>(sql, [...parameters]);
    return { rows, affectedRows: affectedRows ?? 0 };
  }

  return async function answer(request: Request): Promise<unknown> {
    switch (request.kind) {
      case 'query':
        return query(request.sql, request.parameters);
      case 'begin':
        return begin(request.isolation);
      case 'commit':
        return end('commit');
      case 'rollback':
        return end('rollback');
      case 'count-fsyncs':
        return countFsyncs();
      case 'close':
        return pglite.close();
    }
  };
}
