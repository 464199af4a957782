import { addClient, listClients, removeClient } from '#server/clients';
import { parseArguments, printUsage, reportErrors, type Print } from './parse-arguments.ts';

export const clientHelp = `portico client add <tenant> <name> [--json]
portico client list <tenant> [--json]
portico client remove <tenant> <name> [--json]

A client is a claims system that may set the statuses of the accounts of one tenant, and nothing else (POST /api/status-changes).
add prints its secret once: it is stored nowhere. remove withdraws it: its next call is refused.
The storage is named as for backup. Ends with 0 when it was done, 1 when not, 2 when it was called wrongly.
`;

/** `portico client`. Resolves with the exit code. */
export async function client(words: readonly string[], print: Print): Promise<number> {
  const [command = '', ...rest] = words;
  const call = parseArguments(rest, { flags: ['json'] });
  const [tenant, name, ...more] = call?.words ?? [];
  const fits = command === 'list' ? name === undefined : (command === 'add' || command === 'remove') && name !== undefined;
  if (!call || !fits || !tenant || more.length > 0) return printUsage(print, clientHelp, words);
  const json = call.flags.has('json');
  const answer = (words: string, members: object): number => {
    print(json ? JSON.stringify({ ok: true, command: `client ${command}`, tenant, ...members }) : words);
    return 0;
  };
  return reportErrors(print, { json, command: `client ${command}` }, async () => {
    if (name === undefined) {
      const clients = await listClients(process.env, tenant);
      const lines = clients.map((one) => `${one.name}, since ${one.createdAt.toISOString()}`);
      return answer(lines.join('\n') || `${tenant} has no clients.`, { clients });
    }
    if (command === 'remove') {
      await removeClient(process.env, { tenant, name });
      return answer(`${name} may not set statuses of ${tenant} any more.`, { name });
    }
    const secret = await addClient(process.env, { tenant, name });
    return answer(`${name} may set statuses of ${tenant}. Its secret, which is not shown again:\n${secret}`, { name, secret });
  });
}
