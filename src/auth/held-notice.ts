/** What a dialog of this document is about: set where it is found out, shown by the frame. Null: nothing is to be shown. */
export interface HeldNotice<Content> {
  readonly current: () => Content | null;
  readonly put: (content: Content | null) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createHeldNotice<Content>(): HeldNotice<Content> {
  let held: Content | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => held,
    put(content) {
      held = content;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
