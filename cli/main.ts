import { relative, resolve } from 'node:path';
import { audit, auditHelp } from './audit.ts';
import { backupHelp, backupOrRestore } from './backup.ts';
import { called, explained, type Print } from './called.ts';
import { checkAll } from './check/check.ts';
import { asJson, asText } from './check/report.ts';
import { importHelp, importTenant } from './import.ts';
import { person, personHelp, type Prompt } from './person.ts';

const help = `portico check <folder> … [--json]

Checks the content of tenants: one folder per tenant, as fixtures/tenants/northgate. Several are also compared with each other: no two may
share a slug, host, user pool, client or demo port.
Ends with 0 when nothing is wrong, 1 when there are errors, 2 when it was called wrongly.

${importHelp}
${backupHelp}
${personHelp}
${auditHelp}`;

/** The command line of content authors and operators; `prompt` is called where a command wants a word typed. Resolves with the exit code. */
export async function main(args: readonly string[], print: Print = console.log, prompt?: Prompt): Promise<number> {
  const [command, ...rest] = args;
  if (command === 'import') return importTenant(rest, print);
  if (command === 'backup' || command === 'restore') return backupOrRestore(command, rest, print);
  if (command === 'person') return person(rest, print, prompt);
  if (command === 'audit') return audit(rest, print);
  const call = command === 'check' ? called(rest, { flags: ['json'] }) : undefined;
  if (!call || call.words.length === 0) return explained(print, help, command === undefined ? ['--help'] : args);
  const results = checkAll(call.words.map((folder) => resolve(folder)));
  const missing = results.filter(({ files }) => files === 0).map(({ folder }) => relative(process.cwd(), folder));
  if (missing.length > 0) {
    print(`There is no JSON file in ${missing.join(', ')}. Name the folder of a tenant, as fixtures/tenants/northgate.`);
    return 2;
  }
  print(call.flags.has('json') ? asJson(results) : asText(results));
  return results.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
}
