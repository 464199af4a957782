/** What the server has of a submission since a save from this device, as it answered that. */
interface SavedDraft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How long a document may take from the server's drawing until its script looks here, in milliseconds. */
const maxUnderWay = 60_000;

const prefix = 'portico.saved.';
/** Without an id the beginning of the names of all submissions of the form. */
const nameOf = (person: string, formSlug: string, submissionId = ''): string =>
  `${prefix}${encodeURIComponent(person)}/${formSlug}/${submissionId}`;

/** Notes for documents under way which version the server has of a submission; no answers. */
export function noteSaved(person: string, formSlug: string, { id, version }: { readonly id: string; readonly version: number }): void {
  try {
    const name = nameOf(person, formSlug, id);
    const at = Date.now();
    const before = readSaved(name);
    // The answer of an earlier save may come later, in another window.
    const newest = before && isUnderWay(before, at) ? Math.max(before.version, version) : version;
    localStorage.setItem(name, JSON.stringify({ version: newest, at } satisfies SavedDraft));
  } catch {
    // A closed or full storage keeps nothing.
  }
}

/** A submission was sent, or deleted. */
export const forgetSaved = (person: string, formSlug: string, submissionId: string): void =>
  forgetWhere((name) => name === nameOf(person, formSlug, submissionId));

/** A form as a document has it. */
interface RenderedDraft {
  /** Undefined: the server had nothing of it. */
  readonly submissionId: string | undefined;
  readonly version: number | undefined;
}

/** Whether this device has saved a form since a document of it was written: what a window saves while it is left stays kept as acknowledged. */
export function isSavedSince(person: string, formSlug: string, { submissionId, version = 0 }: RenderedDraft): boolean {
  const name = nameOf(person, formSlug, submissionId);
  const isOf = (one: string): boolean => (submissionId === undefined ? one.startsWith(name) : one === name);
  return savedNames().some((one) => {
    const saved = isOf(one) ? readSaved(one) : null;
    return saved !== null && saved.version > version && isUnderWay(saved, Date.now());
  });
}

/** Throws away what no document can be under way for any more, of every person; by default all of it. */
export const sweepSaved = (now = Infinity): void =>
  forgetWhere((name) => {
    const saved = readSaved(name);
    return saved === null || !isUnderWay(saved, now);
  });

const isUnderWay = ({ at }: SavedDraft, now: number): boolean => Math.abs(now - at) < maxUnderWay;

function readSaved(name: string): SavedDraft | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as SavedDraft | null;
  } catch {
    return null;
  }
}

/** None where the storage is closed. */
function savedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function forgetWhere(isForgotten: (name: string) => boolean): void {
  for (const name of savedNames().filter(isForgotten)) localStorage.removeItem(name);
}
