import { sameJson } from '#engine';
import type { FormView, Submission } from '#schemas/api';
import { answeredAt, type LocalAnswers } from './answers-in-storage.ts';
import { mergeFiles, type FileSides } from './merge-files.ts';

/** What a form opens with, where this device kept something of it. */
export interface MergedAnswers {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Questions whose answers were put back from this device. */
  readonly putBack: readonly string[];
  /** The answers that did not come into the form, of questions that were answered differently here and elsewhere. */
  readonly others: readonly { readonly question: string; readonly answer: unknown }[];
  /** Step that was open here; undefined where what the server has is newer. */
  readonly page?: number;
}

type StoredSubmission = Pick<Submission, 'status' | 'version' | 'lastKey' | 'page' | 'updatedAt' | 'dynamicData'>;

/** How a form is opened. */
interface MergeOptions {
  /** What was sent for good may be sent anew. */
  readonly sentAnew?: boolean;
  /** How many files the question at a path takes; default: any number. */
  readonly maxFilesAt?: FileSides['maxFilesAt'];
}

/**
 * What is kept, brought together with what the server has; null where nothing of it counts any more. Where the server's answers were changed
 * meanwhile, in another window or on another device, only the questions that were answered here are put back. Of a question answered on both
 * sides the newer answer is in the form, and the other one is named: neither side loses an answer unseen. Where the server still has what it had before
 * the answer was given here, only this side has answered. Files of both sides are together in the form, where the question takes so many. Two clocks are compared for the newer answer alone: the device's own may be minutes behind. What was sent for good
 * is left alone, but for a form that may be `sentAnew`: with nothing written in it, it is read from its first step, wherever it was left. Pure.
 */
export function mergeLocalAnswers(
  kept: LocalAnswers,
  stored: StoredSubmission | null,
  { sentAnew = false, maxFilesAt = () => Infinity }: MergeOptions = {},
): MergedAnswers | null {
  const names = namesIn(kept);
  if (stored && stored.status !== 'Draft' && (names.length === 0 || !(sentAnew && kept.version === stored.version))) return null;
  if (stored && kept.isAcknowledged && (kept.version ?? 0) <= stored.version) return null;
  if (!stored || knows(kept, stored)) return { answers: kept.answers, putBack: names, others: [], page: kept.page };
  const newer = answeredAt(kept) > Date.parse(stored.updatedAt);
  if (!newer && !kept.unsaved) return null;
  const [mine, theirs] = [kept.answers, stored.dynamicData];
  const merged = filesOfBoth(names, mine, theirs, { before: new Set(kept.savedFiles), tried: new Set(kept.triedFiles), maxFilesAt });
  const before = mayHaveBeenStored(kept, stored) ? {} : (kept.before ?? {});
  const isAsBefore = (name: string): boolean => Object.hasOwn(before, name) && sameJson(before[name], theirs[name] ?? null);
  // An answer that was deleted here is one, too, where the other side has another; the server's own newer deletion has nothing to show.
  const both = names.filter(
    (name) =>
      !merged.has(name) && !isAsBefore(name) && (newer || given(mine, name)) && given(theirs, name) && !sameJson(mine[name], theirs[name]),
  );
  const others = both.map((question) => ({ question, answer: (newer ? theirs : mine)[question] }));
  const isPutBack = (name: string): boolean =>
    merged.has(name)
      ? !sameJson(merged.get(name), theirs[name])
      : newer || (isAsBefore(name) ? !sameJson(mine[name] ?? null, before[name]) : given(mine, name) && !given(theirs, name));
  const putBack = names.filter(isPutBack);
  const back = new Set(putBack);
  const answers = Object.fromEntries([
    ...Object.entries(theirs).filter(([name]) => !back.has(name)),
    ...Object.entries({ ...mine, ...Object.fromEntries(merged) }).filter(([name, answer]) => back.has(name) && answer !== undefined),
  ]);
  return { answers, putBack, others, ...(newer ? { page: kept.page } : {}) };
}

/**
 * Whether what is kept goes on from what the server has: its version, or what a save from here stored whose answer was lost. A later one is kept where the
 * document was written before a save arrived.
 */
const knows = (kept: LocalAnswers, stored: StoredSubmission): boolean =>
  (kept.version !== undefined && kept.version >= stored.version) || isTried(kept, stored);

const isTried = ({ triedKeys }: LocalAnswers, { lastKey }: StoredSubmission): boolean => triedKeys?.some((key) => key === lastKey) ?? false;

/**
 * Whether a save from here of which no answer came may have been stored, and changed back elsewhere since. Where one version alone was written since the answers
 * were known here, it is not that of the save: the server refused it, or never had it.
 */
const mayHaveBeenStored = ({ triedKeys = [], version }: LocalAnswers, stored: StoredSubmission): boolean =>
  triedKeys.length > 0 && stored.version !== (version ?? 0) + 1;

/** Whether a save from here whose answer was lost stored all of what is kept: nothing of it is to be put back. Pure. */
export const isStoredOnServer = (kept: LocalAnswers, stored: StoredSubmission): boolean =>
  isTried(kept, stored) &&
  kept.page === stored.page &&
  namesIn(kept).every((name) => sameJson(kept.answers[name], stored.dynamicData[name]));

type WrittenAnswers = Pick<LocalAnswers, 'answers' | 'unsaved'>;

const namesIn = ({ unsaved, answers }: WrittenAnswers): readonly string[] => unsaved ?? Object.keys(answers);

type Answers = Readonly<Record<string, unknown>>;

/** The answers of these names in which the files of both sides are together. */
function filesOfBoth(names: readonly string[], mine: Answers, theirs: Answers, sides: FileSides): ReadonlyMap<string, unknown> {
  const merged = names.map((name) => [name, mergeFiles(name, mine[name], theirs[name], sides)] as const);
  return new Map(merged.flatMap(([name, files]) => (files ? [[name, files.answer] as const] : [])));
}

/** A form with what was written of it in another window, or before: what differs is beside its question. Pure. */
export function withAnswersBeside<Opened extends Pick<MergedAnswers, 'answers' | 'others'>>(opened: Opened, kept: WrittenAnswers): Opened {
  const differing = namesIn(kept).filter((name) => given(kept.answers, name) && !sameJson(kept.answers[name], opened.answers[name]));
  return { ...opened, others: [...opened.others, ...differing.map((question) => ({ question, answer: kept.answers[question] }))] };
}

/** A form that was read again, with what was typed in its window meanwhile: in the form where its question has no answer, else beside that. Pure. */
export function withTypedHere(view: FormView, typed: Answers): FormView {
  const typedHere = Object.keys(typed).filter((name) => given(typed, name) && !given(view.answers, name));
  const { others } = withAnswersBeside(
    { answers: view.answers, others: view.otherAnswers ?? [] },
    { answers: typed, unsaved: Object.keys(typed).filter((name) => !typedHere.includes(name)) },
  );
  return {
    ...view,
    ...(others.length > 0 ? { otherAnswers: others } : {}),
    ...(typedHere.length > 0
      ? {
          drawn: view.drawn ?? view,
          answers: { ...view.answers, ...Object.fromEntries(typedHere.map((name) => [name, typed[name]])) },
          typedHere,
        }
      : {}),
  };
}

const given = (answers: Answers, name: string): boolean => Object.hasOwn(answers, name) && answers[name] !== '' && answers[name] !== null;
