import { noticeLeaving } from './being-left.ts';
import {
  addTried,
  answeredAt,
  forget,
  here,
  localNames,
  nameOf,
  newIdOf,
  readLocal,
  readNote,
  keepLocal,
  type LocalAnswers,
  type LocalNote,
} from './answers-in-storage.ts';

/**
 * Several windows of this device may show one form. One of them keeps its answers under the name of the form, every other one beside them, under a name of its
 * own: none writes over answers that it has not shown, until the form is opened again and brings all of them together (FRM-15).
 */
export const besideName = (name: string): string => `${name}/${here}`;

/** All names of what is kept of a form: its own, and those beside it. Those of another submission of the form are not beside it. */
export function namesOf(name: string): readonly string[] {
  const isBeside = (one: string): boolean => one.startsWith(`${name}/`) && one === `${name}/${readNote(one)?.by}`;
  try {
    return [name, ...localNames().filter(isBeside)];
  } catch {
    return [name];
  }
}

const stampOf = ({ by, at }: LocalNote): string => `${by} ${at}`;

/** What this document has brought into a form as it opened it, by the name of the form: what was there under each name. */
const broughtIn = new Map<string, ReadonlyMap<string, string>>();

/** Notes that a form is opened with all that is kept of it now: that goes with its next change. */
export function noteBroughtIn(name: string): void {
  const stamps = namesOf(name).flatMap((one) => {
    const kept = readLocal(one);
    if (!kept) return [];
    addTried(name, kept.triedKeys);
    return [[one, stampOf(kept)] as const];
  });
  broughtIn.set(name, new Map(stamps));
}

/** The names of a form under which is nothing, or what this document wrote, or has shown as it is. */
export const ownNames = (name: string): readonly string[] =>
  namesOf(name).filter((one) => {
    const kept = readNote(one);
    return kept === null || kept.by === here || broughtIn.get(name)?.get(one) === stampOf(kept);
  });

/** Keeps answers in place of those that this document wrote or has shown; false where the device refuses (storage closed or full). */
export function keepAnswers(person: string, formSlug: string, kept: Omit<LocalAnswers, 'by'>): boolean {
  noticeLeaving();
  const name = nameOf(person, formSlug, kept.submissionId);
  const own = ownNames(name);
  const to = own.includes(name) ? name : besideName(name);
  const newId = kept.submissionId === undefined ? { newId: newIdOf(name) } : {};
  const triedFiles = [...new Set([...own.flatMap((one) => readNote(one)?.triedFiles ?? []), ...(kept.triedFiles ?? [])])];
  // Kept once more, an answer is not newer than it was.
  const before = own.flatMap((one) => readNote(one) ?? []).map(answeredAt);
  const given = kept.answeredAt ?? (before.length > 0 ? Math.max(...before) : kept.at);
  const triedKeys = addTried(name, kept.triedKeys);
  const same = readNote(to);
  const isSame = same?.by === here && same.page === kept.page && answeredAt(same) === given;
  const currentKeys = [...((isSame && same.currentKeys) || []), ...(kept.currentKeys ?? [])].filter((key) => triedKeys.includes(key));
  const isKept = keepLocal(to, { ...kept, answeredAt: given, ...newId, triedFiles, triedKeys, currentKeys });
  if (!isKept) return false;
  for (const one of own) if (one !== to) forget(one);
  broughtIn.delete(name);
  return true;
}
