import { useEffect, useSyncExternalStore } from 'react';

/** What parts of a page add to the title of the document (PAGE-04). */
interface TitleParts {
  /** How many of them show an error of what was entered. */
  readonly errors: number;
  /** The step of a form that is shown. */
  readonly step: string;
}

const none: TitleParts = { errors: 0, step: '' };
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

/** For a form: the title of the document begins with the step that is shown. */
export function useStepInTitle(step: string): void {
  useEffect(() => {
    change({ step });
    return () => change({ step: '' });
  }, [step]);
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
