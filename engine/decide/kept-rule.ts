import { keptOn } from '../page/kept-on.ts';
import type { Rule } from '../page/types.ts';
import { compileRule, declaredFacts, type Compiled } from './compile-rule.ts';

const kept = keptOn<object, { readonly declared: readonly string[]; readonly compiled: Compiled }>();

/**
 * As `compileRule`, once for each rule of content: validating and preparing a page meet the same object, which content never
 * changes in place. Kept no longer than the rule itself.
 */
export function keptRule(rule: Rule, declared: readonly string[] = declaredFacts): Compiled {
  if (typeof rule !== 'object' || rule === null) return compileRule(rule, { declared });
  const known = kept.get(rule);
  if (known?.declared === declared) return known.compiled;
  const compiled = compileRule(rule, { declared });
  kept.set(rule, { declared, compiled });
  return compiled;
}
