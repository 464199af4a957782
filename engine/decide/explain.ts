import type { FactPlace } from '#schemas/page';
import type { Rule } from '../page/types.ts';
import { compileWith, verdictOf, type RuleValue, type Verdict } from './compile-rule.ts';
import type { RuleFault } from './rule-fault.ts';
import type { FactReader, Step } from './run.ts';

/** One step of a rule and what it came to. Only steps that were really taken are listed. */
export interface Trace {
  /** JSON pointer from the rule. */
  readonly pointer: string;
  readonly rule: unknown;
  readonly outcome: RuleValue;
  readonly steps: readonly Trace[];
}

/** Steps kept below one step: a list may have thousands of items. */
const kept = 50;

/**
 * Why a rule comes out as it does. Runs the very closures that production runs, each watched, so the verdict is the same.
 */
export function explain(
  rule: Rule,
  facts: FactReader,
  place: FactPlace = 'page',
): { verdict: Verdict; trace?: Trace; faults?: readonly RuleFault[] } {
  const root: Trace[] = [];
  let open = root;
  const watch =
    (step: Step, part: unknown, pointer: string): Step =>
    (run, item) => {
      const [around, steps]: [Trace[], Trace[]] = [open, []];
      const close = (outcome: RuleValue) => {
        open = around;
        if (around.length < kept) around.push({ pointer, rule: part, outcome, steps });
      };
      open = steps;
      try {
        const value = step(run, item);
        close({ state: 'value', value });
        return value;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        close({ state: (error as { pending?: unknown }).pending ? 'pending' : 'failed', reason });
        throw error;
      }
    };
  const compiled = compileWith(rule, place, watch);
  if (compiled.faults) return { verdict: { state: 'hidden', reason: compiled.faults[0]?.message ?? 'invalid' }, faults: compiled.faults };
  const outcome = compiled.rule.value(facts);
  return { verdict: verdictOf(outcome), trace: root[0] ?? { pointer: '', rule, outcome, steps: [] } };
}
