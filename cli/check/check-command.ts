import { relative, resolve } from 'node:path';
import { parseArguments, type Print } from '../parse-arguments.ts';
import { checkAll } from './check.ts';
import { asJson, asText } from './report.ts';

export const checkHelp = `portico check <folder> … [--json]

Checks the content of tenants: one folder per tenant, as fixtures/tenants/northgate. Several are also compared with each other: no two may
share a slug, host, user pool, client or demo port.
Ends with 0 when nothing is wrong, 1 when there are errors, 2 when it was called wrongly.
`;

/** npm runs the command in the root of the repository, and names the folder that it was started in. */
const startedIn = process.env['INIT_CWD'] ?? process.cwd();

/** The command `portico check`. Answers its exit code; undefined where it was called wrongly, and nothing was done. */
export function checkCommand(args: readonly string[], print: Print): number | undefined {
  const call = parseArguments(args, { flags: ['json'] });
  if (!call || call.words.length === 0) return undefined;
  const results = checkAll(call.words.map((folder) => resolve(startedIn, folder)));
  const missing = results.filter(({ files }) => files === 0).map(({ folder }) => relative(process.cwd(), folder));
  if (missing.length > 0) {
    print(`There is no JSON file in ${missing.join(', ')}. Name the folder of a tenant, as fixtures/tenants/northgate.`);
    return 2;
  }
  print(call.flags.has('json') ? asJson(results) : asText(results));
  return results.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
}
