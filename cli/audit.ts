import { resolve } from 'node:path';
import { exportTrail, verifyTrails, type ChainResult } from '#server/audit';
import { parseArguments, printUsage, noteTo, reportErrors, type Print } from './parse-arguments.ts';

export const auditHelp = `portico audit verify [tenant] [--json]
portico audit export <tenant> --to <file> [--json]

verify walks the audit trail of one tenant, or of all, and names the first entry that was changed, taken out or put in. Keep the hash it
prints in another place: it also shows a trail that was written anew. export writes the trail into a new file, one JSON object a line.
The storage is named as for backup. Ends with 0 when the trail is sound (or was written), 1 when not, 2 when it was called wrongly.
`;

/** `portico audit`. Resolves with the exit code. */
export async function audit(words: readonly string[], print: Print): Promise<number> {
  const [order = '', ...rest] = words;
  const call = parseArguments(rest, { flags: ['json'], values: order === 'export' ? ['to'] : [] });
  const [tenant, ...more] = call?.words ?? [];
  const to = call?.values['to'];
  const fits = order === 'verify' || (order === 'export' && tenant !== undefined && to !== undefined);
  if (!call || !fits || more.length > 0) return printUsage(print, auditHelp, words);
  const json = call.flags.has('json');
  return reportErrors(print, { json, command: `audit ${order}` }, () =>
    order === 'verify' ? verify(tenant, json, print) : exportOne(tenant ?? '', resolve(to ?? ''), json, print),
  );
}

async function verify(tenant: string | undefined, json: boolean, print: Print): Promise<number> {
  const results = await verifyTrails(process.env, tenant);
  const sound = [...results.values()].every((result) => result.sound);
  if (json) print(JSON.stringify({ ok: sound, command: 'audit verify', tenants: Object.fromEntries(results) }));
  else for (const [slug, result] of results) print(`${slug}: ${words(result)}`);
  return sound ? 0 : 1;
}

function words(result: ChainResult): string {
  if (result.sound)
    return result.entries === 0 ? 'no entries yet.' : `${result.entries} entries, sound. The last one's hash is ${result.head}`;
  const { sequence, fault, entry } = result;
  const present = entry ? ` It reads: ${new Date(entry.at).toISOString()} ${entry.actor} ${entry.action} ${entry.object}.` : '';
  return `NOT SOUND from entry ${sequence} on: ${fault}.${present} Compare with a backup.`;
}

async function exportOne(tenant: string, path: string, json: boolean, print: Print): Promise<number> {
  const entries = await exportTrail(process.env, { tenant, path, note: noteTo(print, json) });
  print(
    json ? JSON.stringify({ ok: true, command: 'audit export', file: path, entries }) : `Wrote ${entries} entries of ${tenant}: ${path}`,
  );
  return 0;
}
