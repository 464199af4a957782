import { sameJson } from '#engine';
import type { Submission } from '#schemas/api';
import { here, keepAnswers, nameOf, needNotKeep, type KeptAnswers } from './keep-answers.ts';

const maxAge = 30 * 86_400_000;

/** What is kept, or null; anything unreadable or older than thirty days is thrown away. */
export function readAnswers(username: string, formSlug: string, now: number): KeptAnswers | null {
  const name = nameOf(username, formSlug);
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptAnswers | null;
    if (kept && typeof kept.answers === 'object' && kept.answers !== null && now - kept.at < maxAge) return kept;
    localStorage.removeItem(name);
  } catch {
    forget(name);
  }
  return null;
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
}

type Stored = Pick<Submission, 'status' | 'version' | 'updatedAt' | 'dynamicData'>;

/**
 * What is kept, brought together with what the server has; null where nothing of it counts any more. Where the server's answers were changed
 * meanwhile, in another window or on another device, only the questions that were answered here are put back. Of a question answered on both
 * sides the newer answer is in the form, and the other one is named: neither side loses an answer unseen. Two clocks are compared for that
 * alone: the device's own may be minutes behind. Pure.
 */
export function reunite(kept: KeptAnswers, stored: Stored | null): Reunited | null {
  const names = kept.unsaved ?? Object.keys(kept.answers);
  if (!stored) return { answers: kept.answers, putBack: names, others: [], page: kept.page };
  if (stored.status !== 'Draft') return null;
  if (kept.version === stored.version) return { answers: kept.answers, putBack: names, others: [], page: kept.page };
  const newer = kept.at > Date.parse(stored.updatedAt);
  if (!newer && !kept.unsaved) return null;
  const [mine, theirs] = [kept.answers, stored.dynamicData];
  const both = names.filter((name) => given(mine, name) && given(theirs, name) && !sameJson(mine[name], theirs[name]));
  const others = both.map((question) => ({ question, answer: (newer ? theirs : mine)[question] }));
  const putBack = newer ? names : names.filter((name) => given(mine, name) && !given(theirs, name));
  const back = new Set(putBack);
  const answers = Object.fromEntries([
    ...Object.entries(theirs).filter(([name]) => !back.has(name)),
    ...Object.entries(mine).filter(([name]) => back.has(name)),
  ]);
  return { answers, putBack, others, ...(newer ? { page: kept.page } : {}) };
}

const given = (answers: Readonly<Record<string, unknown>>, name: string): boolean =>
  Object.hasOwn(answers, name) && answers[name] !== '' && answers[name] !== null;

/**
 * The server has what this document kept up to `until`: the device forgets it. What was typed while it was on its way stays, as a change to
 * what the server knows now; so does what another document kept, whose answers the server has not got.
 */
export function acknowledgeAnswers(
  username: string,
  formSlug: string,
  { until, ...storedAs }: { readonly until: number; readonly submissionId: string; readonly version: number },
): void {
  needNotKeep(nameOf(username, formSlug), until);
  const kept = readAnswers(username, formSlug, until);
  if (kept?.by !== undefined && kept.by !== here) return;
  if (kept && kept.at > until) keepAnswers(username, formSlug, { ...kept, ...storedAs });
  else forget(nameOf(username, formSlug));
}

export function forgetAnswers(username: string, formSlug: string): void {
  needNotKeep(nameOf(username, formSlug));
  forget(nameOf(username, formSlug));
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A closed storage keeps nothing.
  }
}
