import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { cipherFor, sealed, unsealed } from './sealed-answers.ts';

/** Answers of one form that the server has not acknowledged, kept on this device (FRM-15). */
export interface LocalAnswers {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Questions answered since the server acknowledged answers; absent means all. */
  readonly unsaved?: readonly string[];
  /** What the server had for those questions, null for nothing: where it still has that, they were not answered elsewhere. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly page: number;
  readonly submissionId?: string;
  /** Without `submissionId`: the id that the submission gets, where these answers begin it. */
  readonly newId?: string;
  readonly version?: number;
  /** Ids of the files that the answers of `version` name. */
  readonly savedFiles?: readonly string[];
  /** Ids of the files that saves named since then of which no answer came: the server may have them. */
  readonly triedFiles?: readonly string[];
  /** Keys of saves since then of which no answer came: what one of them stored is no change made elsewhere. */
  readonly triedKeys?: readonly string[];
  /** Of `triedKeys` those of saves that tried just these answers. */
  readonly currentKeys?: readonly string[];
  /** When they were kept, in milliseconds since 1970. */
  readonly at: number;
  /** When the last of them was answered; absent means when they were kept. */
  readonly answeredAt?: number;
  /** The server has them: they are kept for a document that may have been written before that. */
  readonly isAcknowledged?: true;
  /** Their submission is no more (FRM-26): they begin none unasked. */
  readonly isOfGone?: true;
  /** Document that kept them: another one may show the same form. */
  readonly by?: string;
}

/** Distinguishes this document from another window with the same form; it is no secret. */
export const here = Math.random().toString(36).slice(2);

const prefix = 'portico.answers.';

/** How long answers and files are kept on a device, in milliseconds. */
export const maxAge = 30 * dayMs;

/**
 * The name has the person, so that answers are shown to no other person on this device, and the submission, as soon as it has an id, so that two
 * claims by one form stay apart (CLM-01).
 */
export const nameOf = (person: string, formSlug: string, submissionId?: string): string =>
  `${prefix}${encodeURIComponent(person)}/${formSlug}${submissionId === undefined ? '' : `/${submissionId}`}`;

/** When answers were given that this device refused to keep and the server has not acknowledged, by name. */
const refused = new Map<string, number>();

/** Whether the answers of a form are safe when its document goes: on this device, or on the server. */
export const areAnswersSafe = (person: string, formSlug: string): boolean => {
  const name = nameOf(person, formSlug);
  return ![...refused.keys()].some((one) => one === name || one.startsWith(`${name}/`));
};

/** Those given up to `until` need no keeping any more. */
export function needNotKeep(name: string, until = Infinity): void {
  if ((refused.get(name) ?? 0) <= until) refused.delete(name);
}

/** Names of everything that is kept on this device, of every person. Throws where the storage is closed. */
export const localNames = (): readonly string[] =>
  // `Object.keys` would read every value, too.
  Array.from(localStorage, (_, index) => localStorage.key(index)!).filter((name) => name.startsWith(prefix));

/** What is known of kept answers without reading them. */
export type LocalNote = Omit<LocalAnswers, 'answers' | 'before'>;

/** As the storage has them: sealed where they are those of a person signed in. */
type InStorage = LocalNote & (Pick<LocalAnswers, 'answers' | 'before'> | { readonly sealed: string; readonly sealedBefore?: string });

/** What is noted of answers under a name, however old, and whether or not this session can read them; null where that is nothing, or the storage is closed. */
export function readNote(name: string): LocalNote | null {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as InStorage | null;
    return stored && isReadable(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** What is kept under a name, however old; null where that is nothing readable, the storage is closed, or another session has the key. */
export function readLocal(name: string): LocalAnswers | null {
  const stored = readNote(name) as InStorage | null;
  if (!stored) return null;
  if (!('sealed' in stored)) {
    if (!cipherFor(keeperIn(name))) return stored;
    // Put in the place of sealed ones, by a person who had this device before.
    forget(name);
    return null;
  }
  const { sealed: text, sealedBefore, ...note } = stored;
  const open = (text: string) => JSON.parse(unsealed(keeperIn(name), text) ?? 'null') as LocalAnswers['answers'] | null;
  const answers = open(text);
  const before = sealedBefore === undefined ? null : open(sealedBefore);
  return answers && { ...note, answers, ...(before ? { before } : {}) };
}

/** The keeper of a name that `nameOf` made. */
const keeperIn = (name: string): string => decodeURIComponent(name.slice(prefix.length).split('/', 1)[0] ?? '');

/** What a storage has may be written by anything that runs in the browser. */
const isReadable = (stored: InStorage): boolean =>
  ('sealed' in stored
    ? [stored.sealed, stored.sealedBefore ?? ''].every((text) => typeof text === 'string')
    : [stored.answers, stored.before ?? {}].every((answers) => typeof answers === 'object' && answers !== null)) &&
  [stored.unsaved, stored.savedFiles, stored.triedFiles, stored.triedKeys, stored.currentKeys].every(
    (list) => list === undefined || (Array.isArray(list) && list.every((one) => typeof one === 'string')),
  ) &&
  (stored.triedKeys ?? []).every(({ length }) => length <= maxKeyLength);

/** Of the key of a save, in characters, as `triedKeys` of the API has it. */
const maxKeyLength = 200;

/** Stores them under a name; false where the device refuses (storage closed or full). */
export function keepLocal(name: string, kept: Omit<LocalAnswers, 'by'>): boolean {
  try {
    writeLocal(name, { ...kept, by: here });
    refused.delete(name);
    return true;
  } catch {
    refused.set(name, kept.at);
    return false;
  }
}

/** Writes them as this device keeps them. Throws where it refuses. */
export function writeLocal(name: string, kept: LocalAnswers): void {
  const { answers, before, ...note } = kept;
  const seal = (answers: LocalAnswers['answers']): string | undefined => sealed(keeperIn(name), JSON.stringify(answers));
  const text = seal(answers);
  const readable = text === undefined ? kept : { ...note, sealed: text, ...(before ? { sealedBefore: seal(before) } : {}) };
  localStorage.setItem(name, JSON.stringify(readable));
}

/** Forgets what is stored under a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A closed storage keeps nothing.
  }
}

/**
 * Ids of the submissions that the forms of this document begin, by the name of their answers. Another window's form begins one of its own: the server then
 * answers the second of them that the form was begun elsewhere.
 */
const newIds = new Map<string, string>();

/** The one that answers under a name begin a submission by. */
export function newIdOf(name: string): string {
  const newId = newIds.get(name) ?? crypto.randomUUID();
  newIds.set(name, newId);
  return newId;
}

/** What was kept to begin a submission begins it here: for a form that is sent at once, so that a repeat after a reload sends nothing twice. */
export const beginAs = (person: string, formSlug: string, newId: string): void => void newIds.set(nameOf(person, formSlug), newId);

/** The server has the answers under a name, or they are given up: no save of them is open, and the next ones begin another submission. */
export function endBeginning(name: string): void {
  newIds.delete(name);
  tried.delete(name);
}

const maxTried = 20;

/** When the last of kept answers was answered. */
export const answeredAt = (kept: Pick<LocalNote, 'at' | 'answeredAt'>): number => kept.answeredAt ?? kept.at;

/** Keys of the saves that this document tried, or has shown the answers of, by the name of their answers: also where the device keeps nothing. */
const tried = new Map<string, readonly string[]>();

/** Adds keys of saves of the answers under a name; answers the newest of them all. */
export function addTried(name: string, keys: readonly string[] = []): readonly string[] {
  const all = [...new Set([...(tried.get(name) ?? []), ...keys])];
  // The first ones may have arrived before the line went down; those between did not leave the device.
  const some = all.length > maxTried ? [...all.slice(0, maxTried / 2), ...all.slice(-maxTried / 2)] : all;
  tried.set(name, some);
  return some;
}

/** A call that stores answers of a form is tried with the last of these keys. */
export const noteTried = (person: string, formSlug: string, { submissionId, keys }: TriedSave): void =>
  void addTried(nameOf(person, formSlug, submissionId), keys);

/** A call that stores answers of a form was answered: none of those before it is open. */
export const forgetTried = (person: string, formSlug: string, submissionId?: string): void =>
  void tried.delete(nameOf(person, formSlug, submissionId));

interface TriedSave {
  readonly submissionId: string | undefined;
  readonly keys: readonly string[];
}

/** A save was refused: nothing that it had is anywhere else. */
export function withdrawTried(name: string, key: string): void {
  tried.set(
    name,
    (tried.get(name) ?? []).filter((one) => one !== key),
  );
}

/**
 * What is sent with answers, so that a repeat of the call begins nothing twice (CLM-01), and what an earlier save of them stored is no change made
 * elsewhere (FRM-15).
 */
export function beginningOf(
  person: string | undefined,
  formSlug: string,
  { submissionId, version }: { readonly submissionId?: string | undefined; readonly version?: number | undefined },
): { readonly createClaim?: true; readonly newId?: string; readonly triedKeys?: string[] } {
  const begun = submissionId !== undefined && version === undefined ? { createClaim: true as const } : {};
  if (person === undefined) return begun;
  const name = nameOf(person, formSlug, submissionId);
  return { ...begun, ...(submissionId === undefined ? { newId: newIdOf(name) } : {}), triedKeys: [...addTried(name)] };
}
