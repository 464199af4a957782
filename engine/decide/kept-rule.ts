import type { FactPlace } from '#schemas/page';
import { keptOn } from '../page/kept-on.ts';
import type { Rule } from '../page/types.ts';
import { compileRule, type Compiled } from './compile-rule.ts';

const kept = keptOn<object, { readonly place: FactPlace; readonly compiled: Compiled }>();

/**
 * As `compileRule`, once for each rule of content: validating and preparing a page use the same object, which content never
 * changes in place. Kept as long as the rule itself.
 */
export function keptRule(rule: Rule, place: FactPlace): Compiled {
  if (typeof rule !== 'object' || rule === null) return compileRule(rule, place);
  const known = kept.get(rule);
  if (known?.place === place) return known.compiled;
  const compiled = compileRule(rule, place);
  kept.set(rule, { place, compiled });
  return compiled;
}
