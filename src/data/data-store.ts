import type { DataStore } from '#engine';
import type { NeedName } from '#schemas/api';
import type { KnownFacts } from '#schemas/page';
import type { AnyState, Asked, Sources } from './source.ts';

/** The data of one page instance. */
export interface PageData extends DataStore {
  read(need: string): AnyState;
  /** Asks for needs, all at once; those already asked are left alone. */
  start(needs: readonly NeedName[]): Promise<void>;
  /** Asks one need again (action `reload`, `retry` of an unavailable need). What was ready stays where that fails. */
  reload(need: string): Promise<void>;
  /** Asks those again that could not be had. */
  retry(): void;
}

const loading: AnyState = { state: 'loading' };

/** Starts empty; a need that was not started reads as loading. `learn` receives the facts that an answer makes known. */
export function createPageData(sources: Sources, asked: Asked, learn: (known: KnownFacts) => void): PageData {
  const states = new Map<string, AnyState>();
  const listeners = new Map<string, Set<() => void>>();
  const started = new Set<string>();
  const sourceOf = (need: string) => (Object.hasOwn(sources, need) ? sources[need as NeedName] : undefined);

  const put = (need: string, state: AnyState): void => {
    states.set(need, state);
    for (const changed of listeners.get(need) ?? []) changed();
  };
  const read = (need: string): AnyState => {
    let known = states.get(need);
    if (!known) {
      known = sourceOf(need)?.first?.(asked) ?? loading;
      states.set(need, known);
    }
    return known;
  };
  async function reload(need: string): Promise<void> {
    const source = sourceOf(need);
    if (!source) return put(need, unavailable(need));
    try {
      const { facts, ...state } = await source.load(asked);
      if (facts) learn(facts);
      put(need, state);
    } catch {
      if (read(need).state !== 'ready') put(need, unavailable(need));
    }
  }
  const unavailable = (need: string): AnyState => ({
    state: 'unavailable',
    retry: () => {
      put(need, loading);
      void reload(need);
    },
  });

  return {
    read,
    subscribe(need, changed) {
      const set = listeners.get(need) ?? new Set();
      listeners.set(need, set.add(changed));
      return () => set.delete(changed);
    },
    async start(needs) {
      const fresh = [...new Set(needs)].filter((need) => !started.has(need));
      for (const need of fresh) started.add(need);
      await Promise.all(fresh.map(reload));
    },
    reload,
    retry() {
      for (const state of states.values()) if (state.state === 'unavailable') state.retry();
    },
  };
}
