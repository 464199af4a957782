import pg from 'pg';
import { isStalePlan } from '../retry.ts';
import type { StatementNames } from './statement-names.ts';

type Query = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection that prepares the statements used often, and writes `begin` together with the first statement of its transaction. The pool must
 * open it with `pipeline`.
 */
export function preparedClient(names: StatementNames): typeof pg.Client {
  return class PreparedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const plain = this.query.bind(this) as unknown as (query: string | pg.QueryConfig, ...rest: unknown[]) => Promise<pg.QueryResult>;
      let flush = (): void => undefined;
      const begin = (): Promise<pg.QueryResult> => {
        const { stream } = (this as unknown as { readonly connection: { readonly stream: Writable } }).connection;
        stream.cork();
        const flushed = setImmediate(() => flush());
        flush = () => {
          clearImmediate(flushed);
          flush = () => undefined;
          stream.uncork();
        };
        // Without a transaction nothing more may run on this connection.
        plain('begin').catch((error: Error) => stream.destroy(error));
        return Promise.resolve({ command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] });
      };
      const query: Query = (text, values) => {
        if (text === 'begin') return begin();
        const name = values && values.length > 0 ? names.of(text) : undefined;
        const result = name === undefined ? plain(text, values) : prepared(name, text, [...(values ?? [])]);
        flush();
        return result;
      };
      const prepared = (name: string, text: string, values: unknown[]): Promise<pg.QueryResult> =>
        plain({ name, text, values }).catch((error: unknown) => {
          if (!isStalePlan(error)) throw error;
          names.renew();
          if (this.getTransactionStatus() !== 'I') throw error;
          return plain(text, values);
        });
      this.query = ((config: unknown, values?: unknown, ...rest: unknown[]) =>
        typeof config === 'string' && (values === undefined || Array.isArray(values)) && rest.length === 0
          ? query(config, values)
          : plain(config as string, values, ...rest)) as typeof this.query;
    }
  };
}

interface Writable {
  cork(): void;
  uncork(): void;
  destroy(error: Error): void;
}
