/** Of the files that this device keeps. */
export const databaseName = 'portico';

/** Whether this device never kept a file, or refuses to. Some browsers list no databases: there it is not known, and answered with false. Never rejects. */
export async function isUntouched(): Promise<boolean> {
  try {
    return 'databases' in indexedDB && !(await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
