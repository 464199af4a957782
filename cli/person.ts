import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { erase, exportTo, hold, type Erased, type HeldOf, type Person } from '#server/people';
import { parseArguments, printUsage, noteTo, reportErrors, type Print } from './parse-arguments.ts';
import { count } from './check/report.ts';

export const personHelp = `portico person export <tenant> <account> --to <folder> [--json]
portico person erase <tenant> <account> [--yes] [--json]
portico person hold <tenant> <account> [--json]
portico person release <tenant> <account> [--json]

What one person can ask for: their data, and its deletion. An account is named by its id, its identifier or its mail address.
export writes everything held of the person, with the files, into a new folder. erase deletes it all, the identity too, after the identifier
was typed (or with --yes). hold keeps an account from being erased while there is a legal claim; release lifts that.
The storage is named as for backup. Ends with 0 when it was done, 1 when not, 2 when it was called wrongly.
`;

/** Asks the operator one question; an empty answer where there is no terminal. */
export type Prompt = (question: string) => Promise<string>;

const promptAtTerminal: Prompt = async (question) => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((done) => lines.once('close', () => done('')));
  return Promise.race([lines.question(question), ended]).finally(() => lines.close());
};

const flagsOf: Readonly<Record<string, readonly string[]>> = {
  export: ['json'],
  erase: ['json', 'yes'],
  hold: ['json'],
  release: ['json'],
};

/** `portico person`. Resolves with the exit code. */
export async function person(words: readonly string[], print: Print, prompt: Prompt = promptAtTerminal): Promise<number> {
  const [order = '', ...rest] = words;
  const call = parseArguments(rest, { flags: flagsOf[order] ?? [], values: order === 'export' ? ['to'] : [] });
  const [tenant, who, ...more] = call?.words ?? [];
  const to = call?.values['to'];
  if (!call || !flagsOf[order] || !tenant || !who || more.length > 0 || (order === 'export' && !to))
    return printUsage(print, personHelp, words);
  const json = call.flags.has('json');
  const whom = { tenant, who };
  return reportErrors(print, { json, command: `person ${order}` }, () => {
    if (order === 'export') return exportOne(whom, resolve(to ?? ''), json, print);
    if (order === 'erase') return eraseOne(whom, { yes: call.flags.has('yes'), json, prompt }, print);
    return holdOne(whom, order === 'hold', json, print);
  });
}

async function exportOne(whom: Person, folder: string, json: boolean, print: Print): Promise<number> {
  const note = noteTo(print, json);
  const { account, files, notReceived, missing } = await exportTo(process.env, { ...whom, folder, note });
  const whole = missing.length === 0;
  if (json) print(JSON.stringify({ ok: whole, command: 'person export', folder, account, files: files.length, notReceived, missing }));
  else {
    if (!whole) print(`Not whole: these files are gone from the store, or damaged. Look for them in a backup:\n  ${missing.join('\n  ')}`);
    print(`Wrote ${count(files.length, 'file')} of ${account} into ${folder}; manifest.json lists them with their hashes.`);
  }
  return whole ? 0 : 1;
}

interface Confirming {
  readonly yes: boolean;
  readonly json: boolean;
  readonly prompt: Prompt;
}

async function eraseOne(whom: Person, { yes, json, prompt }: Confirming, print: Print): Promise<number> {
  const confirm = async (held: HeldOf): Promise<boolean> => {
    if (yes) return true;
    print(preview(held));
    return (await prompt(`This cannot be undone. Type ${held.identifier} to erase: `)).trim() === held.identifier;
  };
  const erased = await erase(process.env, whom, confirm);
  if (!erased) {
    const message = 'Nothing was erased: the identifier was not typed.';
    print(json ? JSON.stringify({ ok: false, command: 'person erase', message }) : message);
    return 1;
  }
  const { held, at, inBackupsUntil, sealedToo } = erased;
  const [done, until] = [at, inBackupsUntil].map((time) => new Date(time).toISOString());
  print(
    json ? JSON.stringify({ ok: true, command: 'person erase', ...held, at: done, inBackupsUntil: until, sealedToo }) : outcome(erased),
  );
  return 0;
}

const preview = (held: HeldOf): string =>
  [
    `${held.identifier}: ${held.name}, ${held.email} (account ${held.account})`,
    `  ${count(held.submissions, 'submission')}, ${count(held.files, 'file')}, ${count(held.signIns, 'line')} of sign-in history, ${count(held.errorReports, 'error report')}`,
    `  ${count(held.identities, 'user')} of the user pool, ${count(held.sessions, 'session')}`,
  ].join('\n');

function outcome({ held, at, inBackupsUntil, sealedToo }: Erased): string {
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const lines = [
    `Erased ${held.identifier}: ${count(held.submissions, 'submission')}, ${count(held.files, 'file')}, ${count(held.identities, 'user')} of the pool. The audit trail keeps hashes and internal ids.`,
    `Backups made before ${new Date(at).toISOString()} still hold this person: the last of them is to be deleted on ${day(inBackupsUntil)} (PORTICO_KEEP_BACKUPS_DAYS). Whoever restores one erases again.`,
  ];
  if (!sealedToo)
    lines.push(
      'Sealed messages and begun sign-ins were left, since PORTICO_SESSION_KEY and PORTICO_CODE_PEPPER are not set here: they are deleted after seven days, and can be read only with that key.',
    );
  return lines.join('\n');
}

async function holdOne(whom: Person, held: boolean, json: boolean, print: Print): Promise<number> {
  const { account, changed } = await hold(process.env, { ...whom, held });
  if (json) print(JSON.stringify({ ok: true, command: `person ${held ? 'hold' : 'release'}`, account, held, changed }));
  else
    print(
      `${account} ${changed ? 'is now' : 'was already'} ${held ? 'under a legal hold: it cannot be erased, and its drafts do not end' : 'free of a legal hold'}.`,
    );
  return 0;
}
