import { useEffect, useRef } from 'react';
import type { SurveyModel } from 'survey-core';
import type { Act } from '#schemas/page';

/**
 * Gives every step of a form its entry in the browser's history, `#step-2`: the browser's Back leads to the step before, from the first step out
 * of the form, and touches no answer. Answers what the form's own Back does: the same, where the entry below is the step before.
 */
export function useStepHistory(model: SurveyModel, act: Act): () => void {
  /** Steps that are known to have an entry; of those before the one shown, it lies below. */
  const trail = useRef<ReadonlySet<number>>(new Set());
  /** On the way back: a second press would lead one entry further. */
  const returning = useRef(false);

  useEffect(() => {
    const place = location.pathname + location.search;
    let shown = model.currentPageNo;
    let addressed = stepIn(location.hash);
    trail.current = new Set([shown]);
    const address = (step: number, replace: boolean): void => {
      addressed = step;
      void act('navigate', { to: `${place}#step-${step + 1}`, replace });
    };
    const moved = (): void => {
      const [before, step] = [shown, model.currentPageNo];
      shown = step;
      if (step === addressed) return;
      // A form of one step keeps a plain address; with the second, the first gets its own.
      if (addressed === null) address(before, true);
      address(step, step < before);
      trail.current = new Set([...trail.current].filter((below) => below < step)).add(step);
    };
    const travelled = (): void => {
      returning.current = false;
      if (location.pathname + location.search !== place) return;
      addressed = stepIn(location.hash);
      if (addressed === null) return;
      trail.current = new Set([...trail.current, shown, addressed]);
      model.currentPageNo = Math.min(addressed, model.visiblePageCount - 1);
    };
    // A draft opens where somebody stopped, whatever an older address says.
    if (addressed !== null && addressed !== shown) address(shown, true);
    model.onCurrentPageChanged.add(moved);
    addEventListener('popstate', travelled);
    return () => {
      model.onCurrentPageChanged.remove(moved);
      removeEventListener('popstate', travelled);
    };
  }, [model, act]);

  return () => {
    if (returning.current) return;
    returning.current = trail.current.has(model.currentPageNo - 1);
    if (returning.current) history.back();
    else model.prevPage();
  };
}

/** `#step-2` → 1; null for any other part of a page. */
const stepIn = (hash: string): number | null => {
  const [, step] = /^#step-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return step === undefined ? null : Number(step) - 1;
};
