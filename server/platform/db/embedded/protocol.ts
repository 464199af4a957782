/** What crosses the boundary to the embedded database: one request at a time, each answered once. */
export type Request =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'begin'; readonly isolation?: string }
  | { readonly kind: 'commit' }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'count-fsyncs' }
  | { readonly kind: 'close' };

export interface QueryOutcome {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** Fields of a PostgreSQL error that survive the boundary. */
export interface PostgresError {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly constraint?: string | undefined;
}

export type Reply = { readonly id: number; readonly outcome: unknown } | { readonly id: number; readonly fault: PostgresError };

/** First message of the worker, before any reply: the start succeeded, or why not. */
export type Started = { readonly started: true } | { readonly started: false; readonly fault: PostgresError };

export interface WorkerSettings {
  /** Folder of the database files. */
  readonly directory: string;
  /** Folder that may keep a fresh cluster between runs; it can be deleted at any time. */
  readonly cache: string;
}

export const postgresErrorOf = (error: unknown): PostgresError => {
  const { name, message, code, detail, constraint } = error as PostgresError;
  return { name: name ?? 'Error', message: message ?? String(error), code, detail, constraint };
};

export const errorOf = ({ message, ...rest }: PostgresError): Error => Object.assign(new Error(message), rest);

/** Sends a request and resolves with its outcome; rejects with an Error that carries the fault's fields. */
export type Send = (request: Request) => Promise<unknown>;
