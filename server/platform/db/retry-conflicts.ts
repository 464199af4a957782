import { setTimeout as wait } from 'node:timers/promises';

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 6;

/** A prepared statement answers other columns since another server has migrated the database. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '0A000' && message === 'cached plan must not change result type';
}

export function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === serializationFailure || code === deadlock || isStalePlan(error);
}

/** Tries `work` again, with growing random pauses, while the database's error is one where trying again may help. */
export async function retryConflicts<T>(work: () => Promise<T>, mayRetry: (error: unknown) => boolean = isConflict): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !mayRetry(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
