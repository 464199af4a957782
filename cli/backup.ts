import { resolve } from 'node:path';
import { readBackup, storageOf, writeBackup } from '#server/backup';

export const backupHelp = `portico backup <file> [--json]
portico restore <file> [--replace] [--json]

Copies the database and the stored files into one file, and puts them back. Where they lie is read from PORTICO_DATA and DATABASE_URL.
Secrets are not in a backup: keep PORTICO_SESSION_KEY and its kin, or secrets.json of PORTICO_DATA, in a place of their own.
--replace deletes what is in the database first. Ends with 0 when every row and file was compared and is equal.
`;

type Print = (text: string) => void;

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** `portico backup` and `portico restore`. Resolves with the exit code: 1 with a sentence when it did not work, 2 when called wrongly. */
export async function backupOrRestore(command: 'backup' | 'restore', words: readonly string[], print: Print): Promise<number> {
  const flags = words.filter((word) => word.startsWith('--'));
  const [file, ...more] = words.filter((word) => !word.startsWith('--'));
  const known = ['--json', ...(command === 'restore' ? ['--replace'] : [])];
  if (!file || more.length > 0 || flags.some((flag) => !known.includes(flag))) {
    print(backupHelp);
    return flags.includes('--help') ? 0 : 2;
  }
  const json = flags.includes('--json');
  const since = Date.now();
  const progress = { log, ...(json ? {} : { note: (text: string) => print(`… ${text}`) }) };
  try {
    const storage = storageOf(process.env);
    const path = resolve(file);
    const { tables, files } =
      command === 'backup'
        ? await writeBackup(storage, path, progress)
        : await readBackup(storage, path, { ...progress, replace: flags.includes('--replace') });
    const seconds = (Date.now() - since) / 1000;
    const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
    if (json)
      print(JSON.stringify({ ok: true, command, file: path, seconds, rows, files: files.count, tables, filesDigest: files.digest }));
    else
      print(`${command === 'backup' ? 'Backed up' : 'Restored'} ${rows} rows and ${files.count} files in ${seconds.toFixed(1)} s: ${path}`);
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const words = code === 'EEXIST' ? `${resolve(file)} exists already: give another name.` : message;
    print(json ? JSON.stringify({ ok: false, command, message: words }) : words);
    return 1;
  }
}
