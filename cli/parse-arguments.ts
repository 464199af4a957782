import { parseArgs } from 'node:util';

/** How a command was called: its words in order, and its options. */
export interface ParsedArguments {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  /** Options that carry a value. */
  readonly values: Readonly<Record<string, string>>;
}

export type Print = (text: string) => void;

/** Reads the words of a command; undefined when one is not known or lacks its value. Pure. */
export function parseArguments(
  words: readonly string[],
  { flags = [], values = [] }: { readonly flags?: readonly string[]; readonly values?: readonly string[] },
): ParsedArguments | undefined {
  const options = Object.fromEntries([
    ...flags.map((flag) => [flag, { type: 'boolean' as const }] as const),
    ...values.map((name) => [name, { type: 'string' as const }] as const),
  ]);
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true });
    const given = Object.entries(read.values);
    return {
      words: read.positionals,
      flags: new Set(given.filter(([, value]) => value === true).map(([flag]) => flag)),
      values: Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    };
  } catch {
    return undefined;
  }
}

/** Prints how a command is called. Answers the exit code: 0 with `--help`, 2 for a wrong call. */
export function printUsage(print: Print, help: string, words: readonly string[]): number {
  print(help);
  return words.includes('--help') ? 0 : 2;
}

/** Prints what a command is doing, not where JSON is wanted. */
export const noteTo = (print: Print, json: boolean): Print | undefined => (json ? undefined : (text) => print(`… ${text}`));

/** Runs the work of a command; what it rejects with is printed as a sentence, or as JSON. Resolves with the exit code. */
export async function reportErrors(
  print: Print,
  { json, command }: { readonly json: boolean; readonly command: string },
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const { code, path, message: words } = error as NodeJS.ErrnoException;
    const message = code === 'EEXIST' && path !== undefined ? `${path} exists already: give another name.` : words;
    print(json ? JSON.stringify({ ok: false, command, message }) : message);
    return 1;
  }
}
