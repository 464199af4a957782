import { withTimeout } from '#schemas/shared/timeouts';

/** Of the files that this device keeps. */
export const databaseName = 'portico';

/** Milliseconds. A database that is upgraded elsewhere, or sick, may never answer: a form opens without it. */
export const maxDatabaseWait = 2000;

/** Whether it can be known what this device keeps without opening it. */
export const listsDatabases = (): boolean => typeof indexedDB !== 'undefined' && 'databases' in indexedDB;

/** Whether this device never kept a file, or refuses to. Some browsers list no databases: there it is not known, and answered with false; a list that does not come within two seconds is taken for a refusal. Never rejects. */
export async function isUntouched(): Promise<boolean> {
  try {
    return listsDatabases() && !(await withTimeout(indexedDB.databases(), maxDatabaseWait)).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
