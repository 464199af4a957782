import type { FactReader } from '../decide/run.ts';
import { sameJson } from '../page/json.ts';
import { decideBlock, type Decision } from '../resolve/decide-block.ts';
import type { PreparedBlock } from '../resolve/prepare-page.ts';
import type { Environment } from './environment.ts';

/** Everything outside its content that one block is drawn from. The same object until something of it changes. */
export interface Snapshot {
  readonly decision: Decision;
  readonly data: Readonly<Record<string, unknown>>;
}

const noData: Snapshot['data'] = {};

export const snapshotOf = (decision: Decision, needs: readonly string[], read: (need: string) => unknown): Snapshot => ({
  decision,
  data: needs.length === 0 ? noData : Object.fromEntries(needs.map((need) => [need, read(need)])),
});

/** The functions that `useSyncExternalStore` needs, for one block. */
export interface Source {
  subscribe(changed: () => void): () => void;
  current(): Snapshot;
  /** What the server drew; hydration must draw the same, even if facts or data changed meanwhile. */
  first(): Snapshot;
}

export function createSource({ planned, decision }: PreparedBlock, { page, host, report }: Environment, firstFacts: FactReader): Source {
  const { block, rules, reads, needs } = planned;
  const where = { tenant: host.tenant, page: page.slug };
  const inputs = (facts: FactReader, read: (need: string) => unknown): unknown[] => [
    ...reads.flatMap((path) => {
      const fact = facts.read(path);
      return fact.state === 'known' ? [fact.state, fact.value] : [fact.state, undefined];
    }),
    ...needs.map(read),
  ];
  const { data } = host;
  const first = snapshotOf(decision, needs, data.drawn);
  let last = first;
  let lastInputs = inputs(firstFacts, data.drawn);

  return {
    subscribe(changed) {
      const stops = needs.map((need) => data.subscribe(need, changed));
      if (reads.length > 0) stops.push(host.facts.subscribe(reads, changed));
      return () => stops.forEach((stop) => stop());
    },
    current() {
      const fresh = inputs(host.facts, data.read);
      if (fresh.every((value, index) => Object.is(value, lastInputs[index]))) return last;
      lastInputs = fresh;
      const next = snapshotOf(decideBlock(block, rules, host.facts, where), needs, data.read);
      if (next.decision.issue) report(next.decision.issue);
      if (!same(next, last)) last = next;
      return last;
    },
    first: () => first,
  };
}

const same = (a: Snapshot, b: Snapshot): boolean =>
  a.decision.state === b.decision.state &&
  sameJson(a.decision.bound, b.decision.bound) &&
  Object.keys(a.data).every((need) => Object.is(a.data[need], b.data[need]));
