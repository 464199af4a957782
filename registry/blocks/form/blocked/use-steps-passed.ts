import { useEffect } from 'react';
import { pathAndQuery, stepIn } from '#forms/react';

/**
 * The steps of a form that was sent are still in the history: going from one to another skips the rest in the same direction, so
 * that the notice of the form is shown once. Where a browser does not reveal its entries, it is shown at every step.
 */
export function useStepsPassed(active: boolean): void {
  useEffect(() => {
    if (!active || !('navigation' in globalThis)) return undefined;
    const here = (): number => navigation.currentEntry?.index ?? 0;
    const place = pathAndQuery(location);
    let at = here();
    const travelled = (): void => {
      const before = at;
      at = here();
      if (at === before || pathAndQuery(location) !== place || stepIn(location) === null) return;
      if (at < before) history.back();
      else history.forward();
    };
    addEventListener('popstate', travelled);
    return () => removeEventListener('popstate', travelled);
  }, [active]);
}
