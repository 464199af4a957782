import { addStaff, listStaff, removeStaff, staffRoles } from '#server/staff';
import { parseArguments, printUsage, reportErrors, type Print } from './parse-arguments.ts';

export const staffHelp = `portico staff add <tenant> <mail address> --name <name> [--family-name <name>] [--role staff|manager|editor] [--json]
portico staff list <tenant> [--json]
portico staff remove <tenant> <mail address> [--json]

People of the firm who may sign in, by a code mailed to their address. Staff have the workspace; a manager may also change many accounts at once;
an editor sees drafts of content, and no claimant. Without --role it is staff. add again changes name and role.
remove takes their sign-in away: what they have open ends within five minutes.
The storage is named as for backup. Ends with 0 when it was done, 1 when not, 2 when it was called wrongly.
`;

/** `portico staff`. Resolves with the exit code. */
export async function staff(words: readonly string[], print: Print): Promise<number> {
  const [command = '', ...rest] = words;
  const isAdd = command === 'add';
  const call = parseArguments(rest, { flags: ['json'], values: isAdd ? ['name', 'family-name', 'role'] : [] });
  const [tenant, email, ...more] = call?.words ?? [];
  const { name: givenName, 'family-name': familyName = '', role: named = 'staff' } = call?.values ?? {};
  const role = staffRoles.find((one) => one === named);
  const fits =
    command === 'list' ? email === undefined : email !== undefined && (command === 'remove' || (isAdd && givenName !== undefined && role));
  if (!call || !fits || !tenant || more.length > 0) return printUsage(print, staffHelp, words);
  const json = call.flags.has('json');
  const answer = (text: string, members: object): number => {
    print(json ? JSON.stringify({ ok: true, command: `staff ${command}`, tenant, ...members }) : text);
    return 0;
  };
  return reportErrors(print, { json, command: `staff ${command}` }, async () => {
    if (email === undefined) {
      const members = await listStaff(process.env, tenant);
      const lines = members.map((one) => `${one.email}  ${one.name}  ${one.role}`);
      return answer(lines.join('\n') || `${tenant} has no staff.`, { staff: members });
    }
    if (command === 'remove') {
      await removeStaff(process.env, { tenant, email });
      return answer(`${email} may not sign in to ${tenant} any more.`, { email });
    }
    await addStaff(process.env, { tenant, email, givenName: givenName ?? '', familyName, role: role ?? 'staff' });
    return answer(`${email} may sign in to ${tenant} as ${named}.`, { email, role });
  });
}
