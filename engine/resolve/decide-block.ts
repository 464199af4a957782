import type { Issue } from '#schemas/page';
import type { CompiledRule, RuleResult } from '../decide/compile-rule.ts';
import type { FactReader } from '../decide/run.ts';
import { pointerOf } from '#schemas/shared/pointer';
import type { Block } from '../page/types.ts';
import { Report, type IssueLocation } from '../validate/issue-report.ts';

/** The rules of one block, ready to run. */
export interface BlockRules {
  readonly visible?: CompiledRule;
  readonly bind: readonly (readonly [prop: string, rule: CompiledRule])[];
}

/** The result of one block's rules for some facts. */
export interface Decision {
  readonly state: RuleResult['state'];
  /** Values of the bindings; one that is null leaves the content's own prop as it is. */
  readonly bound: Readonly<Record<string, unknown>>;
  /** A rule that failed while it ran: the block is hidden. */
  readonly issue?: Issue;
}

const unbound: Decision['bound'] = {};
const shown: Decision = { state: 'shown', bound: unbound };
const pending: Decision = { state: 'pending', bound: unbound };
export const hidden: Decision = { state: 'hidden', bound: unbound };

/** Decides whether a block shows, and its bindings if it does. Never throws. */
export function decideBlock(block: Block, rules: BlockRules, facts: FactReader, where: IssueLocation): Decision {
  const { visible, bind } = rules;
  if (!visible && bind.length === 0) return shown;
  const result: RuleResult = visible?.evaluate(facts) ?? { state: 'shown' };
  if (result.state === 'hidden') return result.reason === undefined ? hidden : failed(block, ['visible'], result.reason, where);
  if (result.state === 'pending') return pending;
  if (bind.length === 0) return shown;
  const bound: Record<string, unknown> = {};
  for (const [prop, rule] of bind) {
    const value = rule.value(facts);
    if (value.state === 'failed') return failed(block, ['bind', prop], value.reason, where);
    if (value.state === 'pending') return pending;
    if (value.value !== null) bound[prop] = value.value;
  }
  return { state: 'shown', bound };
}

const failed = ({ index }: Block, path: readonly string[], reason: string, where: IssueLocation): Decision => ({
  ...hidden,
  issue: new Report(where).add(
    'error',
    'rule-failed',
    pointerOf('component', index, ...path),
    `This rule failed, so the block is hidden: it ${reason}.`,
  ),
});
