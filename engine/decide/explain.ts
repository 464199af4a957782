import type { FactPlace } from '#schemas/page';
import type { Rule } from '../page/types.ts';
import { compileWith, resultOf, type RuleValue, type RuleResult } from './compile-rule.ts';
import type { RuleIssue } from './rule-issue.ts';
import type { FactReader, Step } from './run.ts';

/** One step of a rule and its result. Only evaluated steps are listed. */
export interface Trace {
  /** JSON pointer from the rule. */
  readonly pointer: string;
  readonly rule: unknown;
  readonly outcome: RuleValue;
  readonly steps: readonly Trace[];
}

/** Steps kept below one step: a list may have thousands of items. */
const kept = 50;

/** Why a rule has its result. Runs the closures that production runs, each watched, so the result is the same. */
export function explain(
  rule: Rule,
  facts: FactReader,
  place: FactPlace = 'page',
): { result: RuleResult; trace?: Trace; issues?: readonly RuleIssue[] } {
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
  if (compiled.issues) return { result: { state: 'hidden', reason: compiled.issues[0]?.message ?? 'invalid' }, issues: compiled.issues };
  const outcome = compiled.rule.value(facts);
  return { result: resultOf(outcome), trace: root[0] ?? { pointer: '', rule, outcome, steps: [] } };
}
