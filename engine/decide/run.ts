import type { FactPath, FactState } from '#schemas/page';
import { limits } from './limits.ts';

/** Where a rule reads its facts. */
export interface FactReader {
  read(path: FactPath): FactState;
}

/** One evaluation: the facts it reads and the work it has left. */
export interface Run {
  readonly facts: FactReader;
  steps: number;
}

/** A compiled expression. `item` is what `var` is relative to inside map, filter, all, none, some and reduce. */
export type Step = (run: Run, item: unknown) => unknown;

/** An operator whose arguments are all evaluated first. */
export type PlainOperator = (run: Run, args: readonly unknown[]) => unknown;

/** Thrown where evaluation cannot go on; the rule is then hidden, or pending. */
export class Stop extends Error {
  readonly pending: FactPath | undefined;

  constructor(message: string, pending?: FactPath) {
    super(message);
    this.pending = pending;
  }
}

export function countSteps(run: Run, steps: number): void {
  run.steps += steps;
  if (run.steps > limits.steps) throw new Stop('takes too much work; make its lists smaller');
}

/** Pays for everything JavaScript walks through when it turns a value into text or a number. */
export function weigh(run: Run, value: unknown): void {
  if (typeof value === 'string') return countSteps(run, value.length >> 8);
  if (!Array.isArray(value)) return;
  countSteps(run, value.length);
  for (const item of value) weigh(run, item);
}

/** A fact's value; `undefined` where it is absent. */
export function readFact(run: Run, path: FactPath): unknown {
  const fact = run.facts.read(path);
  if (fact.state === 'pending') throw new Stop(`waits for ${path}`, path);
  return fact.state === 'known' ? fact.value : undefined;
}
