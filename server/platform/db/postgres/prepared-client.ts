import pg from 'pg';
import { DatabaseAwayError } from '../../problems/index.ts';
import { isPlannedForValues } from '../planned-for-values.ts';
import { isStalePlan } from '../retry-conflicts.ts';
import type { StatementNames } from '../statement-names.ts';

/** A connection that prepares the statements used often. One that does not answer in time is closed: it may hold a transaction that nothing ends. */
export function preparedClient(names: StatementNames): typeof pg.Client {
  return class PreparedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as unknown as (query: string | pg.QueryConfig, ...rest: unknown[]) => Promise<pg.QueryResult>;
      const plain: typeof ask = (text, ...rest) => {
        const asked = ask(text, ...rest);
        // A call with a callback answers nothing.
        return asked instanceof Promise ? asked.catch((error: unknown) => this.closeWhenSilent(error)) : asked;
      };
      const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
        const name = values.length > 0 && !isPlannedForValues(text) ? names.of(text) : undefined;
        if (name === undefined) return plain(text, values);
        return plain({ name, text, values: [...values] }).catch((error: unknown) => {
          if (!isStalePlan(error)) throw error;
          names.renew();
          if (this.getTransactionStatus() !== 'I') throw error;
          return plain(text, values);
        });
      };
      this.query = ((config: unknown, values?: unknown, ...rest: unknown[]) =>
        typeof config === 'string' && Array.isArray(values) && rest.length === 0
          ? query(config, values)
          : plain(config as string, values, ...rest)) as typeof this.query;
    }

    closeWhenSilent(error: unknown): never {
      if (isReadTimeout(error)) void this.end().catch(() => undefined);
      throw isAway(error) ? new DatabaseAwayError(error) : error;
    }
  };
}

/** Where the error is no answer of the server, the connection is lost; classes 08 and 57P0 state that it ends, or is not there yet. */
const isAway = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? /^(?:08|57P0)/.test(error.code ?? '') : !(error instanceof TypeError);

const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
