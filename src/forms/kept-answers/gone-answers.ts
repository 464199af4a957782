import { isStoredFile, mapFiles } from '#forms/definition';
import { namesOf } from './keep-answers.ts';
import { forget, localNames, nameOf, readLocal, readNote, writeLocal } from './answers-in-storage.ts';
import { begins, besideOrAt, forgetOnDevice, forgetUnder } from './local-answers.ts';

interface BegunDraft {
  readonly formSlug: string;
  /** By which the form begins; undefined: it gets one with its first save. */
  readonly submissionId: string | undefined;
}

/**
 * FRM-26: the server has no submission, so what was kept of one that it had is kept for the one that begins now: without what it knew of the server, and not
 * to be sent unasked. What the server had of it was deleted with it. `any`: of a form that is begun once, whatever submission it was.
 */
export function beginAgain(person: string, { formSlug, submissionId }: BegunDraft, gone: 'named' | 'any'): void {
  const name = nameOf(person, formSlug, submissionId);
  for (const one of gone === 'any' ? keptUnder(name) : namesOf(name)) if (readNote(one)?.version !== undefined) begin(one, name);
}

function begin(one: string, name: string): void {
  const kept = readLocal(one);
  if (kept?.isAcknowledged) return forget(one);
  if (!kept) return;
  const { submissionId: _, version: __, savedFiles: ___, before: ____, ...typed } = kept;
  const answers = mapFiles(typed.answers, (_, files) => files.filter((file) => !isStoredFile(file)));
  const to = one === name || one === `${name}/${kept.by}` ? one : besideOrAt(name, kept);
  try {
    if (to !== one && (readNote(to)?.at ?? 0) > kept.at) return;
    writeLocal(to, { ...typed, answers, isOfGone: true });
    if (to !== one) forget(one);
  } catch {
    // A full storage keeps them where they are.
  }
}

function keptUnder(name: string): readonly string[] {
  try {
    return localNames().filter((one) => one.startsWith(`${name}/`));
  } catch {
    return [];
  }
}

/** Forgets what every window kept of a submission that is no more, also before it had its id. */
export function forgetSubmission(person: string, formSlug: string, submissionId: string): void {
  forgetOnDevice(person, formSlug, submissionId);
  for (const name of namesOf(nameOf(person, formSlug))) {
    const kept = readNote(name);
    if (kept && begins(kept, submissionId)) forgetUnder(name, (one) => [one]);
  }
}
