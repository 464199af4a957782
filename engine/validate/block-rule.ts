import { pointerOf } from '#schemas/shared/pointer';
import type { Report } from './issue-report.ts';
import type { CompiledRule } from '../decide/compile-rule.ts';
import { cachedRule } from '../decide/cached-rule.ts';

/** A rule of the block with that index, compiled; what is wrong with it is reported. `path` is its place in the block. */
export function blockRule(rule: unknown, index: number, path: readonly string[], report: Report): CompiledRule | undefined {
  const { rule: compiled, issues = [] } = cachedRule(rule, 'page');
  for (const { code, pointer, message, suggestion } of issues)
    report.add('error', code, pointerOf('component', index, ...path) + pointer, message, suggestion);
  return compiled;
}
