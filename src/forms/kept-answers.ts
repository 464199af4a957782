import { sameJson } from '#engine';
import type { Submission } from '#schemas/api';
import { uniteFiles, type FileSides } from './unite-files.ts';
import { endBeginning, here, keepAnswers, keptNames, nameOf, needNotKeep, readKept, type KeptAnswers } from './keep-answers.ts';

const maxAge = 30 * 86_400_000;

/** What is kept, or null; anything unreadable or older than thirty days is thrown away. */
export function readAnswers(person: string, formSlug: string, now: number, submissionId?: string): KeptAnswers | null {
  const name = nameOf(person, formSlug, submissionId);
  try {
    const kept = readKept(name);
    if (kept && isReadable(kept) && now - kept.at < maxAge) return kept;
    localStorage.removeItem(name);
  } catch {
    forget(name);
  }
  return null;
}

/** What a storage has may be written by anything that runs in the browser. */
const isReadable = ({ answers, unsaved, savedFiles, triedFiles }: KeptAnswers): boolean =>
  typeof answers === 'object' &&
  answers !== null &&
  [unsaved, savedFiles, triedFiles].every((list) => list === undefined || Array.isArray(list));

/** Throws away what is too old of every person and form: a shared device keeps nothing longer than it is of use. */
export function sweepAnswers(now: number): void {
  try {
    for (const name of keptNames()) if (!isFresh(name, now)) forget(name);
  } catch {
    // A closed storage keeps nothing.
  }
}

function isFresh(name: string, now: number): boolean {
  try {
    return now - (readKept(name)?.at ?? 0) < maxAge;
  } catch {
    return false;
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
 * What is kept of the submission that is opened, or null. What was kept before the submission had an id is its own only where the address names
 * none, or that id was given to it; from then on it is kept with the submission.
 */
export function keptAnswersOf(person: string, { formSlug, submissionId, addressed }: OpenedForm, now: number): KeptAnswers | null {
  const own = submissionId === undefined ? null : readAnswers(person, formSlug, now, submissionId);
  if (own) return own;
  const unnamed = readAnswers(person, formSlug, now);
  if (!unnamed || (addressed && !begins(unnamed, submissionId))) return null;
  if (submissionId !== undefined) moveAnswers(nameOf(person, formSlug), nameOf(person, formSlug, submissionId));
  return unnamed;
}

const begins = ({ newId, submissionId }: KeptAnswers, id: string | undefined): boolean =>
  id !== undefined && (newId === id || submissionId === id);

function moveAnswers(from: string, to: string): void {
  try {
    localStorage.setItem(to, localStorage.getItem(from) ?? 'null');
    forget(from);
  } catch {
    // A full storage keeps them where they are.
  }
}

/** What a form opens with, where this device kept something of it. */
export interface Reunited {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Questions whose answers were put back from this device. */
  readonly putBack: readonly string[];
  /** The answers that did not come into the form, of questions that were answered differently here and elsewhere. */
  readonly others: readonly { readonly question: string; readonly answer: unknown }[];
  /** Step that was open here; undefined where what the server has is newer. */
  readonly page?: number;
  /** They may be saved as they are: nothing else was written meanwhile, or files of both sides are together in them and nothing is left out. */
  readonly continues?: true;
}

type Stored = Pick<Submission, 'status' | 'version' | 'updatedAt' | 'dynamicData'>;

/** How a form is opened. */
interface Opening {
  /** What was sent for good may be sent anew. */
  readonly sentAnew?: boolean;
  /** How many files the question at a path takes; default: any number. */
  readonly maxFilesAt?: FileSides['maxFilesAt'];
}

/**
 * What is kept, brought together with what the server has; null where nothing of it counts any more. Where the server's answers were changed
 * meanwhile, in another window or on another device, only the questions that were answered here are put back. Of a question answered on both
 * sides the newer answer is in the form, and the other one is named: neither side loses an answer unseen. Files of both sides are together in the
 * form, where the question takes so many. Two clocks are compared for the newer answer alone: the device's own may be minutes behind. What was sent for good
 * is left alone, but for a form that may be `sentAnew`. Pure.
 */
export function reunite(
  kept: KeptAnswers,
  stored: Stored | null,
  { sentAnew = false, maxFilesAt = () => Infinity }: Opening = {},
): Reunited | null {
  const names = kept.unsaved ?? Object.keys(kept.answers);
  if (!stored) return { answers: kept.answers, putBack: names, others: [], page: kept.page };
  if (stored.status !== 'Draft' && !(sentAnew && kept.version === stored.version)) return null;
  if (kept.version === stored.version) return { answers: kept.answers, putBack: names, others: [], page: kept.page, continues: true };
  const newer = kept.at > Date.parse(stored.updatedAt);
  if (!newer && !kept.unsaved) return null;
  const [mine, theirs] = [kept.answers, stored.dynamicData];
  const united = filesOfBoth(names, mine, theirs, { before: new Set(kept.savedFiles), tried: new Set(kept.triedFiles), maxFilesAt });
  // An answer that was deleted here is one, too, where the other side has another; the server's own newer deletion has nothing to show.
  const both = names.filter(
    (name) => !united.has(name) && (newer || given(mine, name)) && given(theirs, name) && !sameJson(mine[name], theirs[name]),
  );
  const others = both.map((question) => ({ question, answer: (newer ? theirs : mine)[question] }));
  const isPutBack = (name: string): boolean =>
    united.has(name) ? !sameJson(united.get(name), theirs[name]) : newer || (given(mine, name) && !given(theirs, name));
  const putBack = names.filter(isPutBack);
  const back = new Set(putBack);
  const answers = Object.fromEntries([
    ...Object.entries(theirs).filter(([name]) => !back.has(name)),
    ...Object.entries({ ...mine, ...Object.fromEntries(united) }).filter(([name, answer]) => back.has(name) && answer !== undefined),
  ]);
  const isWhole = others.length === 0 && putBack.some((name) => united.has(name));
  return { answers, putBack, others, ...(newer ? { page: kept.page } : {}), ...(isWhole ? { continues: true } : {}) };
}

type Answers = Readonly<Record<string, unknown>>;

/** The answers of these names in which the files of both sides are together. */
function filesOfBoth(names: readonly string[], mine: Answers, theirs: Answers, sides: FileSides): ReadonlyMap<string, unknown> {
  const united = names.map((name) => [name, uniteFiles(name, mine[name], theirs[name], sides)] as const);
  return new Map(united.flatMap(([name, files]) => (files ? [[name, files.answer] as const] : [])));
}

const given = (answers: Answers, name: string): boolean => Object.hasOwn(answers, name) && answers[name] !== '' && answers[name] !== null;

/**
 * The server has what this document kept up to `until`: the device forgets it. What was typed while it was on its way stays, as a change to
 * what the server knows now; so does what another document kept, whose answers the server has not got.
 */
export function acknowledgeAnswers(person: string, formSlug: string, { until, keptAs, ...storedAs }: Acknowledged): void {
  const name = nameOf(person, formSlug, keptAs);
  needNotKeep(name, until);
  endBeginning(name);
  const kept = readAnswers(person, formSlug, until, keptAs);
  if (kept?.by !== undefined && kept.by !== here) return;
  const newer = kept && kept.at > until ? kept : undefined;
  if (newer) keepAnswers(person, formSlug, { ...newer, ...storedAs });
  if (!newer || keptAs !== storedAs.submissionId) forget(name);
}

interface Acknowledged {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Id under which they were kept; undefined: the submission had none yet. */
  readonly keptAs?: string | undefined;
  readonly submissionId: string;
  readonly version: number;
  readonly savedFiles?: readonly string[];
}

/** Forgets what is kept of a submission, or of a form of which nothing was begun. */
export function forgetAnswers(person: string, formSlug: string, submissionId?: string): void {
  const name = nameOf(person, formSlug, submissionId);
  needNotKeep(name);
  endBeginning(name);
  forget(name);
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A closed storage keeps nothing.
  }
}
