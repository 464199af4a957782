import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FactPath, FactState } from '#schemas/page';
import type { FactsStore } from '../page/types.ts';

const same = (a: FactState, b: FactState): boolean =>
  a.state === b.state && (a.state !== 'known' || b.state !== 'known' || Object.is(a.value, b.value));

/** One fact, drawn again when it changes. For the app's own screens; blocks never read facts. */
export function useFact(facts: FactsStore, path: FactPath): FactState {
  const last = useRef<FactState>(undefined);
  const subscribe = useCallback((changed: () => void) => facts.subscribe([path], changed), [facts, path]);
  const read = () => {
    const fresh = facts.read(path);
    if (!last.current || !same(last.current, fresh)) last.current = fresh;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, read);
}
