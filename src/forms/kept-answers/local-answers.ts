import { sameJson } from '#engine';
import { answersBefore, fileIdsIn } from '#forms/definition';
import { keepAnswers, namesOf, noteShown, ownNames } from './keep-answers.ts';
import { isBeingLeft } from './being-left.ts';
import { forgetSaved, noteSaved } from './saved-since.ts';
import {
  answeredAt,
  endBeginning,
  forget,
  here,
  localNames,
  maxAge,
  nameOf,
  needNotKeep,
  readLocal,
  readNote,
  keepLocal,
  withdrawTried,
  writeLocal,
  type LocalAnswers,
} from './answers-in-storage.ts';

/** What is kept under the name of a form, or null; anything unreadable or older than thirty days is thrown away. */
export const readAnswers = (person: string, formSlug: string, now: number, submissionId?: string): LocalAnswers | null =>
  readFresh(nameOf(person, formSlug, submissionId), now);

/** What is kept under a name, or null; anything broken or older than thirty days is thrown away. */
function readFresh(name: string, now: number): LocalAnswers | null {
  sweepName(name, now);
  return readLocal(name);
}

function sweepName(name: string, now: number): void {
  const kept = readNote(name);
  if (!kept || !(now - kept.at < maxAge)) forget(name);
}

/** Throws away what is too old of every person and form: a shared device keeps nothing longer than it is of use. */
export function sweepAnswers(now: number): void {
  try {
    for (const name of localNames()) sweepName(name, now);
  } catch {
    // A closed storage keeps nothing.
  }
}

/** A form as its address opens it. */
interface OpenedForm {
  readonly formSlug: string;
  /** That of the server, or the one a new claim was given. */
  readonly submissionId: string | undefined;
  /** The address names the submission. */
  readonly addressed: boolean;
}

/**
 * What this device keeps of the submission that is opened, oldest first: the newest counts, and what was written before it is beside (FRM-15). What was kept
 * before the submission had an id is its own only if the address names none, or that id was given to it; from then on it is kept with the submission.
 */
export function localAnswersOf(person: string, { formSlug, submissionId, addressed }: OpenedForm, now: number): readonly LocalAnswers[] {
  const name = nameOf(person, formSlug, submissionId);
  if (submissionId !== undefined)
    for (const { one, kept } of readAll(nameOf(person, formSlug), now))
      if (!addressed || begins(kept, submissionId)) moveAnswers(one, kept, name);
  const all = readAll(name, now);
  noteShown(name);
  return all.map(({ kept }) => kept).toSorted((first, second) => answeredAt(first) - answeredAt(second) || first.at - second.at);
}

/** All that is kept under the names of a form's answers. */
export const readAll = (name: string, now: number): readonly { readonly one: string; readonly kept: LocalAnswers }[] =>
  namesOf(name).flatMap((one) => {
    const kept = readFresh(one, now);
    return kept ? [{ one, kept }] : [];
  });

/** Under this name, or beside what another window keeps there. */
export const besideOrAt = (name: string, { by }: LocalAnswers): string => {
  const there = readNote(name);
  return !there || there.by === by ? name : `${name}/${by}`;
};

/** Whether this device keeps anything that was written in a submission (FRM-26: it may be gone from the server). */
export const keepsAnswersOf = (person: string, formSlug: string, id: string): boolean =>
  namesOf(nameOf(person, formSlug, id)).some((name) => readNote(name) !== null) || begins(readNote(nameOf(person, formSlug)) ?? {}, id);

export const begins = ({ newId, submissionId }: Pick<LocalAnswers, 'newId' | 'submissionId'>, id: string | undefined): boolean =>
  id !== undefined && (newId === id || submissionId === id);

function moveAnswers(from: string, kept: LocalAnswers, name: string): void {
  const to = besideOrAt(name, kept);
  try {
    if ((readNote(to)?.at ?? 0) <= kept.at) writeLocal(to, kept);
    forget(from);
  } catch {
    // A full storage keeps them where they are.
  }
}

/**
 * The server has what this document kept up to `until`: the device forgets it. What was typed while it was on its way stays, as a change to
 * what the server knows now; so does what another document kept, whose answers the server has not got. The next
 * document may have been written before the save arrived: while this one is being left all of it stays, else the save is noted.
 */
export function acknowledgeAnswers(person: string, formSlug: string, { until, keptAs, answers, ...storedAs }: Acknowledged): void {
  const [from, to] = [nameOf(person, formSlug, keptAs), nameOf(person, formSlug, storedAs.submissionId)];
  if (!isBeingLeft()) noteSaved(person, formSlug, { id: storedAs.submissionId, version: storedAs.version });
  const names = [...new Set([from, to])];
  for (const name of names) {
    endBeginning(name);
    needNotKeep(name, until);
  }
  const own = names.flatMap(namesOf).flatMap((name) => {
    const kept = readLocal(name);
    return kept?.by === here ? [{ name, kept }] : [];
  });
  const typedSince = own.map(({ kept }) => kept).find(({ at }) => at > until);
  const unsaved = typedSince?.unsaved?.filter((name) => !sameJson(typedSince.answers[name], answers[name]));
  const since = typedSince && { ...typedSince, ...(unsaved ? { unsaved, before: answersBefore(unsaved, answers) } : {}), triedKeys: [] };
  const newer = since ?? (isBeingLeft() ? own.map(({ kept }) => ({ ...kept, isAcknowledged: true as const }))[0] : undefined);
  if (newer && keepAnswers(person, formSlug, { ...newer, ...storedAs, savedFiles: fileIdsIn(answers) }) !== 'kept') return;
  for (const { name } of own) if (!newer || !namesOf(to).includes(name)) forget(name);
}

/** The server refused a save: what this document kept with its key was not stored by it. */
export function refuseAnswers(person: string, formSlug: string, { submissionId, key }: RefusedAnswers): void {
  const name = nameOf(person, formSlug, submissionId);
  withdrawTried(name, key);
  const kept = readLocal(name);
  if (kept?.by === here) keepLocal(name, { ...kept, triedKeys: (kept.triedKeys ?? []).filter((tried) => tried !== key) });
}

interface RefusedAnswers {
  readonly submissionId: string | undefined;
  /** Of the save. */
  readonly key: string;
}

interface Acknowledged {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Id under which they were kept; undefined: the submission had none yet. */
  readonly keptAs?: string | undefined;
  readonly submissionId: string;
  readonly version: number;
  /** What the server has now. */
  readonly answers: LocalAnswers['answers'];
}

/** Forgets what this document kept or has read of a submission, or of a form of which nothing was begun; what another window wrote since stays. */
export const forgetAnswers = (person: string, formSlug: string, submissionId?: string): void =>
  forgetUnder(nameOf(person, formSlug, submissionId), ownNames);

/** Forgets all that is kept of a submission, or of a form of which nothing was begun. */
export function forgetOnDevice(person: string, formSlug: string, submissionId?: string): void {
  forgetUnder(nameOf(person, formSlug, submissionId), namesOf);
  if (submissionId !== undefined) forgetSaved(person, formSlug, submissionId);
}

export function forgetUnder(name: string, namesToForget: (name: string) => readonly string[]): void {
  endBeginning(name);
  for (const one of new Set([...namesToForget(name), name])) needNotKeep(one);
  for (const one of namesToForget(name)) forget(one);
}
