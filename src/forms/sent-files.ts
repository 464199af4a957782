const key = 'portico.sent-files';
const most = 50;

/** What became of the files of one submit, by name. */
export interface SentFiles {
  readonly arrived: readonly string[];
  readonly missing: readonly string[];
}

/** FRM-13: kept in this tab for the confirmation page; names of files never travel in an address. */
export function keepSentFiles(reference: string, files: SentFiles): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ reference, ...files }));
  } catch {
    // A closed storage keeps nothing.
  }
}

/** What became of the files of the submit with this reference; nothing of another one, and nothing where nothing is kept. */
export function sentFiles(reference: string): SentFiles {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { readonly [part: string]: unknown } | null;
    if (reference !== '' && kept?.['reference'] === reference)
      return { arrived: namesOf(kept['arrived']), missing: namesOf(kept['missing']) };
  } catch {
    // What cannot be read is not kept.
  }
  return { arrived: [], missing: [] };
}

const namesOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string').slice(0, most) : [];
