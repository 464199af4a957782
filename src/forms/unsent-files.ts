import type { UnsentFile } from '#schemas/page';

/** Files chosen in the open form that are not sent yet. Leaving it asks first: it loses them, or nothing sends them until it is open again. */
export interface UnsentFiles {
  all(): readonly UnsentFile[];
  hold(files: readonly UnsentFile[]): void;
  /** Answers how to end it. */
  subscribe(changed: () => void): () => void;
}

/** One for a document. Starts with none. */
export function createUnsentFiles(): UnsentFiles {
  const listeners = new Set<() => void>();
  let held: readonly UnsentFile[] = [];
  return {
    all: () => held,
    hold(files) {
      if (files.length === 0 && held.length === 0) return;
      held = files;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
