import type { LeaveGuard, UnsentFile } from '#schemas/page';

/**
 * What leaving the open form would lose, or leave unsent until it is open again: files chosen in it, and answers that neither this device nor the
 * server has. Leaving it asks first. `leaving.ts` changes it.
 */
export interface UnsentForm {
  files: readonly UnsentFile[];
  /** One of the files was refused, and the form reports why: it stays open, where leaving it was asked about and none is left. */
  isToStay?: boolean;
  /** Of the open form, which knows its answers. */
  guard?: LeaveGuard | undefined;
  /** The document is left for good. */
  isReleased?: boolean;
  /** Called when the files change. */
  readonly listeners: Set<() => void>;
}

/** One for a document. Starts with none. */
export const createUnsent = (): UnsentForm => ({ files: [], listeners: new Set() });

/** Changes some of it. */
export function changeUnsent(unsent: UnsentForm, changes: Partial<UnsentForm>): void {
  Object.assign(unsent, changes);
  for (const changed of unsent.listeners) changed();
}

/** The document is left for good: from now on nothing is asked. */
export const release = (unsent: UnsentForm): void =>
  changeUnsent(unsent, { isReleased: true, isToStay: true, guard: undefined, files: [] });
