import { noticeLeaving } from './being-left.ts';
import {
  addTried,
  answeredAt,
  forget,
  here,
  keepLocal,
  localNames,
  nameOf,
  newIdOf,
  readLocal,
  readNote,
  type LocalAnswers,
  type LocalNote,
} from './answers-in-storage.ts';

/** Beside what is stored under the name of a form and cannot be read: another key has sealed it (decision 0024). */
const besideName = (name: string): string => `${name}/${here}`;

/**
 * All names under which answers of a form are stored: its own, and those beside it, which have the window that wrote them in their names. Those of before
 * decision 0029 were written by several windows.
 */
export function namesOf(name: string): readonly string[] {
  const isBeside = (one: string): boolean => one.startsWith(`${name}/`) && one === `${name}/${readNote(one)?.by}`;
  try {
    return [name, ...localNames().filter(isBeside)];
  } catch {
    return [name];
  }
}

const stampOf = ({ by, at }: LocalNote): string => `${by} ${at}`;

/** What this document has read, by its name: who wrote it, and when. */
const shown = new Map<string, string>();

/** Notes that a form is opened with what is stored under its names: it goes with the next change of the form. */
export function noteShown(name: string): void {
  for (const one of namesOf(name)) {
    const kept = readLocal(one);
    if (!kept) continue;
    shown.set(one, stampOf(kept));
    addTried(name, kept.triedKeys);
  }
}

/** Whether another window has written under a name what this document has not read. */
function isOfAnotherWindow(name: string): boolean {
  const kept = readNote(name);
  return kept !== null && kept.by !== here && shown.get(name) !== stampOf(kept);
}

const isReadable = (name: string): boolean => readLocal(name) !== null;

/** Whether this device has answers of a form, of whatever window. */
export const areAnswersKept = (keeper: string, formName: string, submissionId?: string): boolean =>
  namesOf(nameOf(keeper, formName, submissionId)).some((one) => readNote(one) !== null);

/** Notes that this document goes on from what is kept of a form, without showing it. */
export const noteRead = (keeper: string, formName: string): void => noteShown(nameOf(keeper, formName));

/** Whether another window has written answers that this document has not read. What another key sealed is kept beside, and holds nothing up. */
export function isChangedElsewhere(keeper: string, formName: string): boolean {
  const name = nameOf(keeper, formName);
  return isOfAnotherWindow(name) && isReadable(name);
}

/** The names of a form's answers that are of this document: it wrote or has read them. */
export const ownNames = (name: string): readonly string[] => namesOf(name).filter((one) => !isOfAnotherWindow(one));

/** Keeps answers in place of those that this document wrote or has read. `changed-elsewhere`: another window has written since; `not-kept`: the device refuses (storage closed or full). */
export function keepAnswers(person: string, formSlug: string, kept: Omit<LocalAnswers, 'by'>): 'kept' | 'changed-elsewhere' | 'not-kept' {
  noticeLeaving();
  const name = nameOf(person, formSlug, kept.submissionId);
  const isTaken = isOfAnotherWindow(name);
  if (isTaken && isReadable(name)) return 'changed-elsewhere';
  const to = isTaken ? besideName(name) : name;
  const own = ownNames(name);
  const notes = own.flatMap((one) => readNote(one) ?? []);
  const newId = kept.submissionId === undefined ? { newId: newIdOf(name) } : {};
  const triedFiles = [...new Set([...notes.flatMap(({ triedFiles = [] }) => triedFiles), ...(kept.triedFiles ?? [])])];
  // Kept once more, an answer is not newer than it was.
  const given = kept.answeredAt ?? (notes.length > 0 ? Math.max(...notes.map(answeredAt)) : kept.at);
  const triedKeys = addTried(name, kept.triedKeys);
  const same = readNote(to);
  const isSame = same?.by === here && same.page === kept.page && answeredAt(same) === given;
  const currentKeys = [...((isSame && same.currentKeys) || []), ...(kept.currentKeys ?? [])].filter((key) => triedKeys.includes(key));
  if (!keepLocal(to, { ...kept, answeredAt: given, ...newId, triedFiles, triedKeys, currentKeys })) return 'not-kept';
  for (const one of own) if (one !== to) forget(one);
  return 'kept';
}
