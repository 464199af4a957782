import { audit, auditHelp } from './audit.ts';
import { client, clientHelp } from './client.ts';
import { backupHelp, backupOrRestore } from './backup.ts';
import { printUsage, type Print } from './parse-arguments.ts';
import { checkCommand, checkHelp } from './check/check-command.ts';
import { importHelp, importTenant } from './import/import-tenant.ts';
import { person, personHelp, type Prompt } from './person.ts';
import { staff, staffHelp } from './staff.ts';

const help = `${checkHelp}
${importHelp}
${backupHelp}
${personHelp}
${staffHelp}
${clientHelp}
${auditHelp}`;

/** The command line of content authors and operators; `prompt` is called where a command wants a word typed. Resolves with the exit code. */
export async function main(args: readonly string[], print: Print = console.log, prompt?: Prompt): Promise<number> {
  const [command, ...rest] = args;
  if (command === 'import') return importTenant(rest, print);
  if (command === 'backup' || command === 'restore') return backupOrRestore(command, rest, print);
  if (command === 'person') return person(rest, print, prompt);
  if (command === 'staff') return staff(rest, print);
  if (command === 'client') return client(rest, print);
  if (command === 'audit') return audit(rest, print);
  const exitCode = command === 'check' ? checkCommand(rest, print) : undefined;
  return exitCode ?? printUsage(print, help, command === undefined ? ['--help'] : args);
}
