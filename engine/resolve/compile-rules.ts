import type { FactPath, Issue } from '#schemas/page';
import { blockRule } from '../validate/block-rule.ts';
import type { CompiledRule } from '../decide/compile-rule.ts';
import type { Block } from '../page/types.ts';
import { Report, type IssueLocation } from '../validate/issue-report.ts';
import type { BlockRules } from './decide-block.ts';

export interface CompiledRules {
  readonly rules: BlockRules;
  /** Facts they read, once each. */
  readonly reads: readonly FactPath[];
  readonly issues: readonly Issue[];
}

/** The rules of one block, made ready. Loaded, and the compiler with it, by the first page that has a rule. */
export function compileRules({ index, visible, bind }: Block, where: IssueLocation): CompiledRules {
  const report = new Report(where);
  const reads: FactPath[] = [];
  const compile = (rule: unknown, ...path: string[]): CompiledRule | undefined => {
    const compiled = blockRule(rule, index, path, report);
    for (const read of compiled?.reads ?? []) if (!reads.includes(read)) reads.push(read);
    return compiled;
  };
  const condition = visible === undefined ? undefined : compile(visible, 'visible');
  const bound: [string, CompiledRule][] = [];
  for (const prop in bind) {
    const compiled = compile(bind[prop], 'bind', prop);
    if (compiled) bound.push([prop, compiled]);
  }
  return { rules: { ...(condition ? { visible: condition } : {}), bind: bound }, reads, issues: report.issues };
}
