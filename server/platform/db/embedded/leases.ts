import { DatabaseAwayError } from '../../problems/index.ts';

/** The right to use the one connection. Statements of a lease run one after another, even when issued at once. */
export interface Lease {
  use<T>(work: () => Promise<T>): Promise<T>;
  /** After `limit` ms nothing more runs on this lease; `rollback` runs instead. */
  expireAfter(limit: number, rollback: () => Promise<unknown>): void;
  /** Takes back `expireAfter`. */
  keep(): void;
  readonly expired: boolean;
  release(): void;
}

const tooLong = (limit: number) =>
  new Error(`The transaction was rolled back: it took longer than ${limit} ms. Do slow work outside of it.`);

export function createLeases(waitLimit: number) {
  let turn: Promise<void> = Promise.resolve();

  async function acquire(): Promise<Lease> {
    const mine = Promise.withResolvers<void>();
    const before = turn;
    turn = before.then(() => mine.promise);
    try {
      await waitUpTo(before, waitLimit);
    } catch (error) {
      mine.resolve();
      throw error;
    }
    return createLease(mine.resolve);
  }

  return { acquire };
}

function createLease(done: () => void): Lease {
  let queue: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let failure: Error | undefined;
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };

  return {
    get expired() {
      return failure !== undefined;
    },
    use: (work) => enqueue(() => (failure ? Promise.reject(failure) : work())),
    expireAfter(limit, rollback) {
      timer = setTimeout(() => {
        failure = tooLong(limit);
        // The holder may never come back: give the turn on as soon as the rollback is through.
        void enqueue(rollback)
          .catch(() => {})
          .then(done);
      }, limit);
    },
    keep: () => clearTimeout(timer),
    release() {
      clearTimeout(timer);
      void queue.then(done);
    },
  };
}

function waitUpTo(promise: Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseAwayError(`The database was busy for ${limit} ms.`)), limit);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
