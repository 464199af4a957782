import type { FactPath, Issue } from '#schemas/page';
import type { CompiledRule } from '../decide/compile-rule.ts';
import { keptRule } from '../decide/kept-rule.ts';
import { pointerOf } from '#schemas/shared/pointer';
import type { Block } from '../page/types.ts';
import { Report, type Whereabouts } from '../validate/report.ts';
import type { BlockRules } from './decide-block.ts';

export interface CompiledRules {
  readonly rules: BlockRules;
  /** Facts they read, once each. */
  readonly reads: readonly FactPath[];
  readonly issues: readonly Issue[];
}

/** The rules of one block, made ready. Loaded, and the compiler with it, by the first page that has a rule. */
export function compileRules(block: Block, where: Whereabouts): CompiledRules {
  const report = new Report(where);
  const compile = (rule: unknown, path: readonly string[]): CompiledRule[] => {
    const { rule: ready, issues = [] } = keptRule(rule, 'page');
    for (const issue of issues)
      report.add('error', issue.code, pointerOf('component', block.index, ...path) + issue.pointer, issue.message, issue.suggestion);
    return ready ? [ready] : [];
  };
  const [visible] = block.visible === undefined ? [] : compile(block.visible, ['visible']);
  const bind = Object.entries(block.bind ?? {}).flatMap(([prop, rule]) =>
    compile(rule, ['bind', prop]).map((ready) => [prop, ready] as const),
  );
  const rules = [...(visible ? [visible] : []), ...bind.map(([, rule]) => rule)];
  return {
    rules: { ...(visible ? { visible } : {}), bind },
    reads: [...new Set(rules.flatMap((rule) => rule.reads))],
    issues: report.issues,
  };
}
