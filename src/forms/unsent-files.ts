/** Files chosen in the open form that are not sent yet: leaving it loses the choice. */
export interface UnsentFiles {
  names(): readonly string[];
  hold(names: readonly string[]): void;
  /** Answers how to end it. */
  subscribe(changed: () => void): () => void;
}

/** One for a document. Starts with none. */
export function createUnsentFiles(): UnsentFiles {
  const listeners = new Set<() => void>();
  let held: readonly string[] = [];
  return {
    names: () => held,
    hold(names) {
      if (names.length === 0 && held.length === 0) return;
      held = names;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
