import { namesOf, noteBroughtIn } from './answers-beside.ts';
import { answeredAt, nameOf } from './answers-in-storage.ts';
import { readFresh } from './local-answers.ts';
import { addWindow, mergeLocalAnswers, type MergedAnswers } from './merge-local-answers.ts';
import type { FileSides } from './merge-files.ts';

/**
 * Answers to a form of a registration, or of one opened by a link: this device alone has them, and several of its windows may show the form. As the server does for drafts, what
 * is kept has a version, and a window that does not know the newest one writes nothing over it: its answers are kept beside, until the form is opened
 * again and brings both together (FRM-15).
 */
export interface DeviceAnswers extends MergedAnswers {
  readonly version: number;
}

/** What is kept of the form, all windows together; null where that is nothing. */
export function deviceAnswers(keeper: string, formSlug: string, now: number, maxFilesAt?: FileSides['maxFilesAt']): DeviceAnswers | null {
  const name = nameOf(keeper, formSlug);
  const kept = readFresh(name, now);
  const beside = namesOf(name).flatMap((one) => (one === name ? [] : (readFresh(one, now) ?? [])));
  noteBroughtIn(name);
  const opening = maxFilesAt && { maxFilesAt };
  const first = kept ? { answers: kept.answers, putBack: [], others: [], page: kept.page } : null;
  const opened = beside
    .toSorted((one, other) => answeredAt(one) - answeredAt(other))
    .reduce<MergedAnswers | null>(
      (form, one) =>
        form
          ? addWindow(form, one, { isSameVersion: false, changedAt: kept ? answeredAt(kept) : 0 }, opening)
          : mergeLocalAnswers(one, null, opening),
      first,
    );
  return opened && { ...opened, version: kept?.version ?? 0 };
}
