/** Of the files that this device keeps. */
export const databaseName = 'portico';

/** Milliseconds. A database that is upgraded elsewhere, or sick, may never answer: a form opens without it. */
const maxWait = 2000;

/** Whether it can be known what this device keeps without opening it. */
export const listsDatabases = (): boolean => typeof indexedDB !== 'undefined' && 'databases' in indexedDB;

/** Whether this device never kept a file, or refuses to. Some browsers list no databases: there it is not known, and answered with false; a list that does not come within two seconds is taken for a refusal. Never rejects. */
export async function isUntouched(): Promise<boolean> {
  try {
    return listsDatabases() && !(await inTime(indexedDB.databases())).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}

/** Rejects what takes longer than a form may wait. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DOMException('The database does not answer.', 'TimeoutError')), maxWait);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
