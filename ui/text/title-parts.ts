import { useEffect, useSyncExternalStore } from 'react';

/** What parts of a page add to the title of the document (PAGE-04). */
interface TitleParts {
  /** How many of them show an error of what was entered. */
  readonly errors: number;
  /** What it begins with: the step of a form, the claim whose details are shown. */
  readonly lead: string;
}

const none: TitleParts = { errors: 0, lead: '' };
let parts = none;
const listeners = new Set<() => void>();

function change(changes: Partial<TitleParts>): void {
  parts = { ...parts, ...changes };
  for (const changed of listeners) changed();
}

/** For a part that shows an error of what was entered: while `active`, the title of the document names it. */
export function useErrorInTitle(active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    change({ errors: parts.errors + 1 });
    return () => change({ errors: parts.errors - 1 });
  }, [active]);
}

/** For what a page is about: the title of the document begins with it. */
export function useTitleLead(lead: string): void {
  useEffect(() => {
    change({ lead });
    return () => change({ lead: '' });
  }, [lead]);
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** What is added to the title of the document now. */
export const useTitleParts = (): TitleParts =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => none,
  );
