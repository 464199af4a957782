/** Which version of a form's answers the server has, as it answered the last save from this device. */
interface Saved {
  readonly submissionId: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How long a document may take from the server's drawing until its script looks here, in milliseconds. */
const maxUnderWay = 60_000;

const prefix = 'portico.saved.';
const keyOf = (person: string, formSlug: string): string => `${prefix}${encodeURIComponent(person)}/${formSlug}`;

/** Notes for documents under way what the server has of a form; no answers. */
export function noteSaved(person: string, formSlug: string, saved: Omit<Saved, 'at'>): void {
  try {
    localStorage.setItem(keyOf(person, formSlug), JSON.stringify({ ...saved, at: Date.now() } satisfies Saved));
  } catch {
    // A closed or full storage keeps nothing.
  }
}

/** What was saved was sent, or given up. */
export const forgetSaved = (person: string, formSlug: string): void => remove(keyOf(person, formSlug));

/** A form as a document has it. */
interface Drawn {
  /** Undefined: the server had nothing of it. */
  readonly submissionId: string | undefined;
  readonly version: number | undefined;
}

/** Whether this device has saved a form since a document of it was written: in another window, or in the one before. True once of each save, which is asked for then. */
export function takeSavedSince(person: string, formSlug: string, { submissionId, version = 0 }: Drawn): boolean {
  const key = keyOf(person, formSlug);
  const saved = readSaved(key);
  if (!saved || (submissionId !== undefined && submissionId !== saved.submissionId) || version >= saved.version) return false;
  remove(key);
  return isUnderWay(saved, Date.now());
}

/** Throws away what no document can be under way for any more, of every person. */
export function sweepSaved(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const saved = readSaved(key);
      if (!saved || !isUnderWay(saved, now)) remove(key);
    }
  } catch {
    // A closed storage keeps nothing.
  }
}

const isUnderWay = ({ at }: Saved, now: number): boolean => Math.abs(now - at) < maxUnderWay;

function readSaved(key: string): Saved | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null;
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A closed storage keeps nothing.
  }
}
