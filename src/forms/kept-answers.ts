import type { Submission } from '#schemas/api';
import { keepAnswers, nameOf, type KeptAnswers } from './keep-answers.ts';

const longestKept = 30 * 86_400_000;

/** What is kept, or null; anything unreadable or older than thirty days is thrown away. */
export function readAnswers(username: string, formSlug: string, now: number): KeptAnswers | null {
  const name = nameOf(username, formSlug);
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptAnswers | null;
    if (kept && typeof kept.answers === 'object' && kept.answers !== null && now - kept.at < longestKept) return kept;
    localStorage.removeItem(name);
  } catch {
    forget(name);
  }
  return null;
}

/** Names of the questions whose answers the server has not acknowledged. Pure. */
export const unsavedIn = ({ unsaved, answers }: KeptAnswers): readonly string[] => unsaved ?? Object.keys(answers);

/**
 * What is kept, put back into what the server has. Where somebody changed that meanwhile, in another window or on another device, only the
 * questions that were answered here are put back, so that neither side loses an answer. Pure.
 */
export function putBack(kept: KeptAnswers, submission: Pick<Submission, 'version' | 'dynamicData'> | null): Record<string, unknown> {
  if (!submission || kept.version === submission.version) return kept.answers;
  const here = new Set(unsavedIn(kept));
  const others = Object.entries(submission.dynamicData).filter(([name]) => !here.has(name));
  return Object.fromEntries([...others, ...Object.entries(kept.answers).filter(([name]) => here.has(name))]);
}

/**
 * The server has what was kept up to `until`: this device forgets it. What was typed while it was on its way stays, as a change to what the
 * server knows now.
 */
export function acknowledgeAnswers(
  username: string,
  formSlug: string,
  { until, ...storedAs }: { readonly until: number; readonly submissionId: string; readonly version: number },
): void {
  const kept = readAnswers(username, formSlug, until);
  if (kept && kept.at > until) keepAnswers(username, formSlug, { ...kept, ...storedAs });
  else forgetAnswers(username, formSlug);
}

export const forgetAnswers = (username: string, formSlug: string): void => forget(nameOf(username, formSlug));

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A closed storage keeps nothing.
  }
}
