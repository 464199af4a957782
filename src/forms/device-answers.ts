import type { Acting } from '../acting/index.ts';
import { here, keepAnswers, nameOf, readKept, type KeptAnswers } from './keep-answers.ts';
import { forgetAnswers, readAnswers, reunite, type Reunited } from './kept-answers.ts';
import type { FileSides } from './unite-files.ts';

/**
 * Answers to a form of a registration, or of one opened by a link: this device alone has them, and several of its windows may show the form. As the server does for drafts, what
 * is kept has a version, and a window that does not know the newest one writes nothing over it: its answers are kept beside, until the form is opened
 * again and brings both together (FRM-15).
 */
export interface DeviceAnswers extends Reunited {
  readonly version: number;
}

/**
 * The name under which this device alone keeps the answers of a form, in place of that of the form; undefined where the server has a draft of them. Those to
 * what was sent before by a link are apart for each version of it: what was sent elsewhere since is not written over. Pure.
 */
export function deviceName({ registers, link }: Pick<Acting, 'registers' | 'link'>, formSlug: string): string | undefined {
  if (registers || !link?.submission) return registers || link ? formSlug : undefined;
  return `${formSlug}/${link.submission.id}.${link.submission.version}`;
}

/** Names of answers beside those of a form that were brought into it as it was opened: they go with its next change. */
const broughtIn = new Map<string, readonly string[]>();

/** What is kept of the form, all windows together; null where that is nothing. */
export function deviceAnswers(keeper: string, formSlug: string, now: number, maxFilesAt?: FileSides['maxFilesAt']): DeviceAnswers | null {
  const kept = readAnswers(keeper, formSlug, now);
  const beside = besidesOf(keeper, formSlug).flatMap((by) => readAnswers(keeper, formSlug, now, by) ?? []);
  broughtIn.set(
    nameOf(keeper, formSlug),
    beside.flatMap(({ submissionId }) => submissionId ?? []),
  );
  const first = kept ? { answers: kept.answers, putBack: [], others: [], page: kept.page } : null;
  const opened = beside.toSorted((one, other) => one.at - other.at).reduce(addTo(kept?.at ?? 0, maxFilesAt), first);
  return opened && { ...opened, version: kept?.version ?? 0 };
}

const addTo =
  (changedAt: number, maxFilesAt?: FileSides['maxFilesAt']) =>
  (opened: Reunited | null, kept: KeptAnswers): Reunited | null => {
    const updatedAt = new Date(changedAt).toISOString();
    // No version of a window: what was answered in both is always compared.
    const more = reunite(
      kept,
      opened && { status: 'Draft', version: -1, updatedAt, dynamicData: opened.answers },
      maxFilesAt && { maxFilesAt },
    );
    if (!more || !opened) return more ?? opened;
    const page = more.page ?? opened.page;
    return {
      answers: more.answers,
      putBack: [...opened.putBack, ...more.putBack],
      others: [...opened.others, ...more.others],
      ...(page === undefined ? {} : { page }),
    };
  };

/** Keeps them; `changed-elsewhere` where another window has changed the form since this one opened it, `not-kept` where the device refuses. */
export function keepOnDevice(
  keeper: string,
  formSlug: string,
  given: Omit<KeptAnswers, 'by' | 'submissionId'>,
): 'kept' | 'changed-elsewhere' | 'not-kept' {
  if (isOvertaken(keeper, formSlug, given.version))
    return keepAnswers(keeper, formSlug, { ...given, submissionId: here }) ? 'changed-elsewhere' : 'not-kept';
  const name = nameOf(keeper, formSlug);
  if (!keepAnswers(keeper, formSlug, { ...given, version: (read(name)?.version ?? 0) + 1 })) return 'not-kept';
  for (const by of broughtIn.get(name) ?? []) forgetAnswers(keeper, formSlug, by);
  broughtIn.delete(name);
  return 'kept';
}

/** Versions at which this document read a form to go on from it (REG-04). */
const goneOnFrom = new Map<string, number>();

/** Notes what the form has now: the details are sent together with that. */
export const noteEarlierForm = (keeper: string, formSlug: string): void => {
  const name = nameOf(keeper, formSlug);
  goneOnFrom.set(name, read(name)?.version ?? 0);
};

/** Whether another window has changed the form since it was noted: the details would be sent with answers that this one has not shown. */
export const hasEarlierFormChanged = (keeper: string, formSlug: string): boolean =>
  isOvertaken(keeper, formSlug, goneOnFrom.get(nameOf(keeper, formSlug)));

/** Whether another window has changed the form since this one opened it, at this version. */
export function isOvertaken(keeper: string, formSlug: string, version = 0): boolean {
  const kept = read(nameOf(keeper, formSlug));
  return kept !== null && kept.by !== here && (kept.version ?? 0) !== version;
}

/** Forgets what this window wrote; what another one has written since stays. */
export function discardOnDevice(keeper: string, formSlug: string, version: number | undefined): void {
  if (isOvertaken(keeper, formSlug, version)) forgetAnswers(keeper, formSlug, here);
  else forgetOnDevice(keeper, formSlug);
}

/** Forgets what every window wrote. */
export function forgetOnDevice(keeper: string, formSlug: string): void {
  for (const by of besidesOf(keeper, formSlug)) forgetAnswers(keeper, formSlug, by);
  forgetAnswers(keeper, formSlug);
}

/** The windows that have answers beside those of the form. */
function besidesOf(keeper: string, formSlug: string): readonly string[] {
  const prefix = `${nameOf(keeper, formSlug)}/`;
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    // Those of another submission of the form are not beside it.
    return names.flatMap((name) => read(name)?.by ?? []).filter((by) => names.includes(`${prefix}${by}`));
  } catch {
    return [];
  }
}

function read(name: string): KeptAnswers | null {
  try {
    return readKept(name);
  } catch {
    return null;
  }
}
