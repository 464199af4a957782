import type { LeaveGuard, UnsentFile } from '#schemas/page';

/**
 * What leaving the open form would lose, or leave unsent until it is open again: files chosen in it, and answers that neither this device nor the
 * server has. Leaving it asks first.
 */
export interface Unsent {
  files(): readonly UnsentFile[];
  /** `isRefused`: one of them was refused, and the form reports why. */
  noteFiles(files: readonly UnsentFile[], isRefused?: boolean): void;
  /** Whether the form that holds the files stays open, where leaving it was asked about and none is left. */
  isToStay(): boolean;
  /** The open form, which knows its answers. */
  guard: LeaveGuard | undefined;
  /** The document is left for good: from now on nothing is asked. */
  release(): void;
  /** Calls back when the files change; answers how to end it. */
  subscribe(changed: () => void): () => void;
}

/** One for a document. Starts with none. */
export function createUnsent(): Unsent {
  const listeners = new Set<() => void>();
  let held: readonly UnsentFile[] = [];
  let isToStay = false;
  let isReleased = false;
  const set = (files: readonly UnsentFile[]): void => {
    if (files.length === 0 && held.length === 0) return;
    held = files;
    for (const changed of listeners) changed();
  };
  const unsent: Unsent = {
    files: () => held,
    noteFiles(files, isRefused = false) {
      if (isReleased) return;
      isToStay = isRefused;
      set(files);
    },
    isToStay: () => isToStay,
    guard: undefined,
    release() {
      isReleased = true;
      isToStay = true;
      unsent.guard = undefined;
      set([]);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return unsent;
}
