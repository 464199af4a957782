import { resolve } from 'node:path';
import { restoreBackup, writeBackup } from '#server/backup';
import { parseArguments, printUsage, noteTo, reportErrors, type Print } from './parse-arguments.ts';

export const backupHelp = `portico backup <file> [--json]
portico restore <file> [--replace] [--json]

Copies the database and the stored files into one file, and puts them back. Their places are read from PORTICO_DATA and DATABASE_URL.
Secrets are not in a backup: keep PORTICO_SESSION_KEY and the other secrets, or secrets.json of PORTICO_DATA, in a place of their own.
--replace deletes what is in the database first. Ends with 0 when every row and file was compared and is equal.
`;

/** `portico backup` and `portico restore`. Resolves with the exit code: 1 with a sentence when it did not work, 2 when called wrongly. */
export async function backupOrRestore(command: 'backup' | 'restore', words: readonly string[], print: Print): Promise<number> {
  const call = parseArguments(words, { flags: command === 'restore' ? ['json', 'replace'] : ['json'] });
  const [file, ...more] = call?.words ?? [];
  if (!call || !file || more.length > 0) return printUsage(print, backupHelp, words);
  const json = call.flags.has('json');
  const path = resolve(file);
  return reportErrors(print, { json, command }, async () => {
    const since = Date.now();
    const note = noteTo(print, json);
    const { tables, files } =
      command === 'backup'
        ? await writeBackup(process.env, path, note)
        : await restoreBackup(process.env, path, { note, replace: call.flags.has('replace') });
    const seconds = (Date.now() - since) / 1000;
    const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
    if (json)
      print(JSON.stringify({ ok: true, command, file: path, seconds, rows, files: files.count, tables, filesDigest: files.digest }));
    else
      print(`${command === 'backup' ? 'Backed up' : 'Restored'} ${rows} rows and ${files.count} files in ${seconds.toFixed(1)} s: ${path}`);
    return 0;
  });
}
