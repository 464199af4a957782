import { storedOfPersonInTab } from '../../tab/index.ts';

const kept = storedOfPersonInTab('sent-files');
const maxNames = 50;

/** What became of the files of one submit, by name. */
export interface SentFiles {
  readonly arrived: readonly string[];
  readonly missing: readonly string[];
}

/** FRM-13: kept in this tab for the confirmation page; names of files never travel in an address. */
export const keepSentFiles = (reference: string, files: SentFiles): void => kept.keep(JSON.stringify({ reference, ...files }));

/** What became of the files of the submit with this reference; nothing of another one, and nothing where nothing is kept. */
export function sentFiles(reference: string): SentFiles {
  try {
    const parsed = JSON.parse(kept.read() ?? 'null') as { readonly [part: string]: unknown } | null;
    if (reference !== '' && parsed?.['reference'] === reference)
      return { arrived: namesOf(parsed['arrived']), missing: namesOf(parsed['missing']) };
  } catch {
    // What cannot be read is not kept.
  }
  return { arrived: [], missing: [] };
}

const namesOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string').slice(0, maxNames) : [];
