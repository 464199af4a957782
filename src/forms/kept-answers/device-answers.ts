import type { Acting } from '../../acting/index.ts';
import { besideName, keepAnswers } from './answers-beside.ts';
import { here, nameOf, readLocal, readNote, keepLocal, type LocalAnswers } from './answers-in-storage.ts';
import { forgetUnder } from './local-answers.ts';

/**
 * The name under which this device alone keeps the answers of a form, in place of that of the form; undefined where the server has a draft of them. Those to
 * what was sent before by a link are apart for each version of it: what was sent elsewhere since is not written over. Pure.
 */
export function deviceName({ registers, link }: Pick<Acting, 'registers' | 'link'>, formSlug: string): string | undefined {
  if (registers || !link?.submission) return registers || link ? formSlug : undefined;
  return `${formSlug}/${link.submission.id}.${link.submission.version}`;
}

/** Keeps them; `changed-elsewhere` where another window has changed the form since this one opened it, `not-kept` where the device refuses. */
export function keepOnDevice(
  keeper: string,
  formSlug: string,
  given: Omit<LocalAnswers, 'by' | 'submissionId'>,
): 'kept' | 'changed-elsewhere' | 'not-kept' {
  const name = nameOf(keeper, formSlug);
  if (isStaleOnDevice(keeper, formSlug, given.version)) return keepLocal(besideName(name), given) ? 'changed-elsewhere' : 'not-kept';
  return keepAnswers(keeper, formSlug, { ...given, version: (readNote(name)?.version ?? 0) + 1 }) ? 'kept' : 'not-kept';
}

/** Versions at which this document read a form to go on from it (REG-04). */
const goneOnFrom = new Map<string, number>();

/** Notes what the form has now: the details are sent together with that. */
export const noteEarlierForm = (keeper: string, formSlug: string): void => {
  const name = nameOf(keeper, formSlug);
  goneOnFrom.set(name, readNote(name)?.version ?? 0);
};

/** Whether another window has changed the form since it was noted: the details would be sent with answers that this one has not shown. */
export const hasEarlierFormChanged = (keeper: string, formSlug: string): boolean =>
  isStaleOnDevice(keeper, formSlug, goneOnFrom.get(nameOf(keeper, formSlug)));

/** Forgets what this device keeps of the form, where that is still what was noted. */
export function forgetEarlierForm(keeper: string, formSlug: string): void {
  if (!hasEarlierFormChanged(keeper, formSlug)) forgetUnder(nameOf(keeper, formSlug), (name) => [name]);
}

/** Whether another window has changed the form since this one opened it, at this version. */
export function isStaleOnDevice(keeper: string, formSlug: string, version = 0): boolean {
  // What another key sealed is kept beside, and holds nothing up.
  const kept = readLocal(nameOf(keeper, formSlug));
  return kept !== null && kept.by !== here && (kept.version ?? 0) !== version;
}
