import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { FactsStore } from '#engine';
import { isPending, type FactPath, type FactState, type FactValue, type KnownFacts } from '#schemas/page';

/** Facts of one page instance: one atom per fact, in a store of its own, so that nothing can leak between visitors. */
export interface Facts extends FactsStore {
  /** What became known; `undefined` means known to have no value. */
  learn(known: KnownFacts): void;
}

const pending: FactState = { state: 'pending' };
const absent: FactState = { state: 'absent' };

const stateOf = (value: FactValue | undefined): FactState => (value === undefined ? absent : { state: 'known', value });

/** `given` at the start; of the others, those that no request brings are pending, the rest absent. */
export function createFacts(given: KnownFacts): Facts {
  const known: typeof given = Object.assign(Object.create(null), given);
  const first = (path: FactPath): FactState => (Object.hasOwn(known, path) || !isPending(path) ? stateOf(known[path]) : pending);
  // Made by the first subscription or news: the server, which reads and draws once, needs neither.
  let store: ReturnType<typeof createStore> | undefined;
  const atoms = new Map<FactPath, PrimitiveAtom<FactState>>();
  const atomOf = (path: FactPath): PrimitiveAtom<FactState> => {
    let found = atoms.get(path);
    if (!found) {
      found = atom<FactState>(first(path));
      atoms.set(path, found);
    }
    return found;
  };
  const read = (path: FactPath): FactState => (store ? store.get(atomOf(path)) : first(path));
  return {
    read,
    subscribe(paths, changed) {
      const readSet = atom((get) => paths.map((path) => get(atomOf(path))));
      return (store ??= createStore()).sub(readSet, changed);
    },
    learn(known) {
      for (const [path, value] of Object.entries(known) as [FactPath, FactValue | undefined][]) {
        const next = stateOf(value);
        const before = read(path);
        const same = before.state === next.state && (before.state !== 'known' || next.state !== 'known' || before.value === next.value);
        if (!same) (store ??= createStore()).set(atomOf(path), next);
      }
    },
  };
}
