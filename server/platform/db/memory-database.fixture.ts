import { afterAll, beforeAll } from 'vitest';
import { openMemoryDatabase } from './index.ts';
import type { Database } from './index.ts';

/** For tests: one empty database for all tests of a file. The function returned gives it, once tests run. */
export function databaseOfFile(): () => Database {
  let db: Database;
  beforeAll(async () => {
    db = await openMemoryDatabase();
  });
  afterAll(() => db.close());
  return () => db;
}
