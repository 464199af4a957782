import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the page show an error now. */
let count = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  count += change;
  for (const changed of listeners) changed();
}

/** For a part that shows an error of what was entered: while `active`, the title of the document names it (PAGE-04). */
export function useErrorInTitle(active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    add(1);
    return () => add(-1);
  }, [active]);
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Whether an error of what was entered is on the page: for the title of the document. */
export const useErrorsShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
