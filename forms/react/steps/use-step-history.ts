import { useEffect, useRef } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Act } from '#schemas/page';
import { pathAndQuery, stepIn } from '../questions/step-address.ts';

/**
 * Gives every step of a form its entry in the browser's history, `#step-2`: the browser's Back leads to the step before, from the first step out
 * of the form, and touches no answer. Returns what the form's own Back does: the same, where the entry below is known to be the step before;
 * anywhere else it changes the step alone.
 */
export function useStepHistory(model: SurveyModel, act: Act): () => void {
  /** Steps that are known to have an entry; the entries of those before the one shown are below it, in their order. */
  const trail = useRef<ReadonlySet<number>>(new Set());
  /** On the way back: a second press would lead one entry further. */
  const returning = useRef(false);

  useEffect(() => {
    const place = pathAndQuery(location);
    let shown = model.currentPageNo;
    /** Where the address cannot follow, the step has no entry, and Back from it must not use the browser. */
    const address = (step: number, replace: boolean): boolean => {
      void act('navigate', { to: `${place}#step-${step + 1}`, replace });
      return stepIn(location) === step;
    };
    const moved = (): void => {
      const [before, step] = [shown, model.currentPageNo];
      shown = step;
      if (step === stepIn(location)) return;
      // A form of one step keeps a plain address; with the second, the first gets its own.
      if (stepIn(location) === null && address(before, true)) trail.current = new Set([before]);
      // What takes the place of a later step has other entries below than those before it.
      const below = step < before ? [] : [...trail.current].filter((other) => other < step);
      if (address(step, step < before)) trail.current = new Set([...below, step]);
    };
    const travelled = (): void => {
      returning.current = false;
      const addressed = stepIn(location);
      if (pathAndQuery(location) !== place || addressed === null) return;
      trail.current = new Set([...trail.current, addressed]);
      const step = Math.min(addressed, model.visiblePageCount - 1);
      if (step !== addressed) address(step, true);
      model.currentPageNo = step;
    };
    const addressed = stepIn(location);
    // A draft opens at its last step, whatever an older address has.
    if (addressed !== null && addressed !== shown) address(shown, true);
    trail.current = new Set(stepIn(location) === shown ? [shown] : []);
    model.onCurrentPageChanged.add(moved);
    addEventListener('popstate', travelled);
    return () => {
      model.onCurrentPageChanged.remove(moved);
      removeEventListener('popstate', travelled);
    };
  }, [model, act]);

  return () => {
    if (returning.current) return;
    const before = model.currentPageNo - 1;
    returning.current = stepIn(location) === before + 1 && (entryBelow() ?? trail.current).has(before);
    if (returning.current) history.back();
    else model.prevPage();
  };
}

/** The step whose entry is right below, after a reload too; undefined where a browser does not reveal its entries. */
function entryBelow(): ReadonlySet<number> | undefined {
  if (!('navigation' in globalThis)) return undefined;
  const url = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  const below = url ? new URL(url) : undefined;
  const step = below && pathAndQuery(below) === pathAndQuery(location) ? stepIn(below) : null;
  return new Set(step === null ? [] : [step]);
}
