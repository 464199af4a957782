import type { Issue } from '#schemas/page';
import type { CompiledRule, Verdict } from '../decide/compile-rule.ts';
import type { FactReader } from '../decide/run.ts';
import { pointerOf } from '../page/pointer.ts';
import type { Block } from '../page/types.ts';
import { Report, type Whereabouts } from '../validate/report.ts';

/** The rules of one block, ready to run. */
export interface BlockRules {
  readonly visible?: CompiledRule;
  readonly bind: readonly (readonly [prop: string, rule: CompiledRule])[];
}

/** What the facts make of one block. */
export interface Decision {
  readonly state: Verdict['state'];
  /** Values of the bindings; one that comes to null leaves the content's own prop as it is. */
  readonly bound: Readonly<Record<string, unknown>>;
  /** A rule that failed while it ran: the block is hidden. */
  readonly issue?: Issue;
}

/** Decides whether a block shows, and its bindings if it does. Never throws. */
export function decideBlock(block: Block, rules: BlockRules, facts: FactReader, where: Whereabouts): Decision {
  const failed = (path: readonly string[], reason: string): Decision => ({
    state: 'hidden',
    bound: {},
    issue: new Report(where).add(
      'error',
      'rule-failed',
      pointerOf('component', block.index, ...path),
      `This rule failed, so the block is hidden: it ${reason}.`,
    ),
  });
  const verdict = rules.visible?.evaluate(facts) ?? { state: 'shown' as const };
  if (verdict.state === 'hidden' && verdict.reason !== undefined) return failed(['visible'], verdict.reason);
  if (verdict.state !== 'shown') return { state: verdict.state, bound: {} };
  const bound: Record<string, unknown> = {};
  for (const [prop, rule] of rules.bind) {
    const value = rule.value(facts);
    if (value.state === 'failed') return failed(['bind', prop], value.reason);
    if (value.state === 'pending') return { state: 'pending', bound: {} };
    if (value.value !== null) bound[prop] = value.value;
  }
  return { state: 'shown', bound };
}
