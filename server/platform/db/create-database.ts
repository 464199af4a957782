import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { Tables } from './tables/index.ts';

const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

/** True while the caller runs inside `Database.transaction`: there the outer handle would wait for itself forever. */
export const insideTransaction = (): boolean => openTransaction.getStore()?.open ?? false;

/** Migrates, then answers the public contract on top of kysely. */
export async function createDatabase(kind: Database['kind'], kysely: Kysely<Tables>, close: () => Promise<void>): Promise<Database> {
  await migrate(kysely);
  return {
    kind,
    kysely,
    transaction: (work) =>
      retryConflicts(() =>
        kysely.transaction().execute(async (transaction) => {
          const mark = { open: true };
          try {
            return await openTransaction.run(mark, () => work(transaction));
          } finally {
            mark.open = false;
          }
        }),
      ),
    ready: async () => {
      await kysely
        .insertInto('write_probe')
        .values({ id: 1, at: Date.now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: Date.now() }))
        .execute();
    },
    close,
  };
}
