import { useEffect } from 'react';
import { placeOf, stepIn } from '../../survey/index.ts';

/**
 * The steps of a form that was sent still lie in the history: whoever travels from one to another is led past it, the way they were going, so
 * that its notice is met once. Where a browser does not tell its entries, it is met at every step.
 */
export function useStepsPassed(active: boolean): void {
  useEffect(() => {
    if (!active || !('navigation' in globalThis)) return undefined;
    const here = (): number => navigation.currentEntry?.index ?? 0;
    const place = placeOf(location);
    let at = here();
    const travelled = (): void => {
      const before = at;
      at = here();
      if (at === before || placeOf(location) !== place || stepIn(location) === null) return;
      if (at < before) history.back();
      else history.forward();
    };
    addEventListener('popstate', travelled);
    return () => removeEventListener('popstate', travelled);
  }, [active]);
}
