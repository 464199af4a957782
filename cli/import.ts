import { resolve } from 'node:path';
import { importFolder } from '#server/import';
import { check } from './check/check.ts';
import { asText } from './check/report.ts';

export const importHelp = `portico import <folder> [--json]

Checks a tenant's folder and, when there is no error, writes it into the database of PORTICO_DATA or DATABASE_URL: all of it or nothing.
What was edited there since is overwritten.
`;

/** `portico import`. Resolves with the exit code: 1 when the content has errors or it did not work, 2 when called wrongly. */
export async function importTenant(words: readonly string[], print: (text: string) => void): Promise<number> {
  const flags = words.filter((word) => word.startsWith('--'));
  const [folder, ...more] = words.filter((word) => !word.startsWith('--'));
  if (!folder || more.length > 0 || flags.some((flag) => flag !== '--json')) {
    print(importHelp);
    return flags.includes('--help') ? 0 : 2;
  }
  const json = flags.includes('--json');
  const result = check(resolve(folder));
  const errors = result.findings.filter(({ severity }) => severity === 'error');
  if (result.files === 0 || errors.length > 0) {
    const message =
      result.files === 0
        ? `There is no JSON file in ${folder}. Name the folder of a tenant.`
        : 'Nothing was imported: mend the errors first.';
    print(json ? JSON.stringify({ ok: false, message, errors }) : result.files === 0 ? message : `${asText([result])}\n${message}`);
    return result.files === 0 ? 2 : 1;
  }
  try {
    const report = await importFolder(process.env, resolve(folder));
    const { tenant, written, removed, unchanged, revision } = report;
    if (json) print(JSON.stringify({ ok: true, ...report }));
    else print(`${tenant}: ${written.length} written, ${removed.length} removed, ${unchanged} unchanged; revision ${revision}.`);
    return 0;
  } catch (error) {
    const { message } = error as Error;
    print(json ? JSON.stringify({ ok: false, message }) : message);
    return 1;
  }
}
