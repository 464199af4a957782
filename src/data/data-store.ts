import type { DataStore } from '#engine';
import type { NeedName } from '#schemas/api';
import type { KnownFacts } from '#schemas/page';
import type { Arrived } from './arrived.ts';
import type { AnyState, SourceRequest, Sources } from './source.ts';

/** The data of one page instance. */
export interface PageData extends DataStore {
  read(need: string): AnyState;
  drawn(need: string): AnyState;
  /** Asks for needs, all at once; those already asked are left alone. */
  start(needs: readonly NeedName[]): Promise<void>;
  /** Asks one need again (action `reload`, `retry` of an unavailable need). What was ready stays where that fails. */
  reload(need: string): Promise<void>;
  /** Asks those again that could not be had. */
  retry(): void;
  /** Answered needs, and those that could not be had. */
  arrived(): Arrived['data'];
  /** From now on nothing changes any more: what is drawn stays as it is, whatever is answered late. */
  close(): void;
}

interface Options {
  readonly sources: Sources;
  readonly asked: SourceRequest;
  /** Receives the facts that an answer makes known. */
  readonly learn: (known: KnownFacts) => void;
  /** What the server has asked already, and the asking that gets its recorded answers: for the first time only. */
  readonly first?: (Pick<Arrived, 'data' | 'drawn'> & { readonly asked: SourceRequest }) | undefined;
  /** Whether this is the claimant's device. */
  readonly onDevice: boolean;
}

const loading: AnyState = { state: 'loading' };

/** Starts with what arrived; any other need that was not started reads as loading. */
export function createPageData({ sources, asked, learn, first, onDevice }: Options): PageData {
  const states = new Map<string, AnyState>();
  const drawnStates = new Map<string, AnyState>();
  const listeners = new Map<string, Set<() => void>>();
  const started = new Set<string>();
  let closed = false;
  const sourceOf = (need: string) => (Object.hasOwn(sources, need) ? sources[need as NeedName] : undefined);

  const put = (need: string, state: AnyState): void => {
    states.set(need, state);
    for (const changed of listeners.get(need) ?? []) changed();
  };
  const read = (need: string): AnyState => {
    let known = states.get(need);
    if (!known) {
      known = drawn(need);
      states.set(need, known);
    }
    return known;
  };
  const drawn = (need: string): AnyState => {
    let known = drawnStates.get(need);
    if (!known) {
      known = sourceOf(need)?.first?.(asked) ?? loading;
      // What is drawn with data of this device is known with its first answer.
      if (!first?.drawn?.includes(need as NeedName)) drawnStates.set(need, known);
    }
    return known;
  };
  async function load(need: string, from: SourceRequest): Promise<void> {
    const source = sourceOf(need);
    if (!source) return put(need, unavailable(need));
    const isAskedAhead = source.onDevice === true && !onDevice;
    try {
      const { facts, ...state } = await source.load(from);
      if (closed || isAskedAhead) return;
      if (facts) learn(facts);
      if (first?.drawn?.includes(need as NeedName) && !drawnStates.has(need)) drawnStates.set(need, state);
      put(need, state);
    } catch {
      if (!closed && !isAskedAhead && read(need).state !== 'ready') put(need, unavailable(need));
    }
  }
  const reload = (need: string): Promise<void> => load(need, asked);
  const unavailable = (need: string): AnyState => ({
    state: 'unavailable',
    retry: () => {
      put(need, loading);
      void reload(need);
    },
  });

  for (const [need, state] of Object.entries(first?.data ?? {})) {
    const arrivedState = state.state === 'unavailable' ? unavailable(need) : state;
    states.set(need, arrivedState);
    drawnStates.set(need, arrivedState);
    // What the server could not have is asked here once more.
    if (state.state !== 'unavailable') started.add(need);
  }

  return {
    read,
    drawn,
    subscribe(need, changed) {
      const set = listeners.get(need) ?? new Set();
      listeners.set(need, set.add(changed));
      return () => set.delete(changed);
    },
    async start(needs) {
      const fresh = [...new Set(needs)].filter((need) => !started.has(need));
      for (const need of fresh) started.add(need);
      await Promise.all(fresh.map((need) => load(need, first?.asked ?? asked)));
    },
    reload,
    retry() {
      for (const state of states.values()) if (state.state === 'unavailable') state.retry();
    },
    arrived: () =>
      Object.fromEntries(
        [...states].flatMap(([need, state]) =>
          !started.has(need) || state.state === 'loading' ? [] : [[need, state.state === 'unavailable' ? { state: 'unavailable' } : state]],
        ),
      ),
    close: () => (closed = true),
  };
}
