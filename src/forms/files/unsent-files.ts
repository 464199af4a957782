import type { UnsentFile } from '#schemas/page';

/** Files chosen in the open form that are not sent yet. Leaving it asks first: it loses them, or nothing sends them until it is open again. */
export interface UnsentFiles {
  all(): readonly UnsentFile[];
  /** `isRefused`: one of them was refused, and the form reports why. */
  note(files: readonly UnsentFile[], isRefused?: boolean): void;
  /** Whether the form that holds them stays open, where leaving it was asked about and none is left. */
  isToStay(): boolean;
  /** The document is left for good: from now on nothing is held. */
  release(): void;
  /** Answers how to end it. */
  subscribe(changed: () => void): () => void;
}

/** One for a document. Starts with none. */
export function createUnsentFiles(): UnsentFiles {
  const listeners = new Set<() => void>();
  let held: readonly UnsentFile[] = [];
  let isToStay = false;
  let isReleased = false;
  const set = (files: readonly UnsentFile[]): void => {
    if (files.length === 0 && held.length === 0) return;
    held = files;
    for (const changed of listeners) changed();
  };
  return {
    all: () => held,
    note(files, isRefused = false) {
      if (isReleased) return;
      isToStay = isRefused;
      set(files);
    },
    isToStay: () => isToStay,
    release() {
      isReleased = true;
      isToStay = true;
      set([]);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
