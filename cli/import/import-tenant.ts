import { resolve } from 'node:path';
import { importFolder } from '#server/import';
import { parseArguments, printUsage, reportErrors, type Print } from '../parse-arguments.ts';
import { check } from '../check/check.ts';
import { asText } from '../check/report.ts';

export const importHelp = `portico import <folder> [--json]

Checks a tenant's folder and, when there is no error, writes it into the database of PORTICO_DATA or DATABASE_URL: all of it or nothing.
What was edited there since is overwritten.
`;

/** `portico import`. Resolves with the exit code: 1 when the content has errors, a file was not taken or it did not work; 2 when called wrongly. */
export async function importTenant(words: readonly string[], print: Print): Promise<number> {
  const call = parseArguments(words, { flags: ['json'] });
  const [folder, ...more] = call?.words ?? [];
  if (!call || !folder || more.length > 0) return printUsage(print, importHelp, words);
  const json = call.flags.has('json');
  const command = 'import';
  const result = check(resolve(folder));
  const errors = result.findings.filter(({ severity }) => severity === 'error');
  if (result.files === 0 || errors.length > 0) {
    const message =
      result.files === 0
        ? `There is no JSON file in ${folder}. Name the folder of a tenant.`
        : 'Nothing was imported: mend the errors first.';
    print(
      json ? JSON.stringify({ ok: false, command, message, errors }) : result.files === 0 ? message : `${asText([result])}\n${message}`,
    );
    return result.files === 0 ? 2 : 1;
  }
  return reportErrors(print, { json, command }, async () => {
    const report = await importFolder(process.env, resolve(folder));
    const { tenant, written, kept, removed, unchanged, revision, issues } = report;
    const ok = kept.length === 0 && issues.every(({ severity }) => severity !== 'error');
    if (json) print(JSON.stringify({ ok, command, ...report }));
    else {
      for (const { file, line, column, severity, message } of issues)
        print([file, line, column].filter((part) => part !== undefined).join(':') + `\n  ${severity}: ${message}\n`);
      for (const file of kept) print(`${file}\n  left alone: what is stored was edited since it was imported.\n`);
      print(`${tenant}: ${written.length} written, ${removed.length} removed, ${unchanged} unchanged; revision ${revision}.`);
    }
    return ok ? 0 : 1;
  });
}
