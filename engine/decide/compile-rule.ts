import type { FactPath, FactPlace } from '#schemas/page';
import type { Rule } from '../page/types.ts';
import { nextChange } from './clock.ts';
import { Compiler, type Wrap } from './compiler.ts';
import { truthy } from './plain-operators.ts';
import type { RuleIssue } from './rule-issue.ts';
import { Stop, weigh, type FactReader, type Run, type Step } from './run.ts';

/** The result of a condition: `hidden` and `pending` both hide, `pending` keeps the space free. */
export type RuleResult =
  | { readonly state: 'shown' }
  | { readonly state: 'hidden'; readonly reason?: string }
  | { readonly state: 'pending'; readonly reason: string };

export type RuleValue =
  | { readonly state: 'value'; readonly value: unknown }
  | { readonly state: 'pending'; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string };

/** A compiled rule; evaluating it costs a few hundred nanoseconds and never throws. */
export interface CompiledRule {
  /** Facts it may read, in the order of the rule. */
  readonly reads: readonly FactPath[];
  /** As an expression (bindings). */
  value(facts: FactReader): RuleValue;
  /** As a condition (`visible`). A `hidden` with a reason means the rule failed. */
  evaluate(facts: FactReader): RuleResult;
  /** The next moment, in milliseconds since 1970, at which the clock alone may change it. */
  nextChange(now: number): number | undefined;
}

export type Compiled =
  | { readonly rule: CompiledRule; readonly issues?: undefined }
  | { readonly rule?: undefined; readonly issues: readonly RuleIssue[] };

/**
 * Compiles json-logic to closures, or returns everything that is wrong with it (PAGE-13). Fails closed: an unknown operator or
 * an undeclared path refuses the rule; an error while it runs hides.
 *
 * - Operators are those of json-logic with its exact semantics, without `log`.
 * - `var`, `missing` and `missing_some` name facts that rules at this place may read (schemas/page/facts.ts), written out.
 *   Inside map, filter, all, none, some and reduce `var` is relative to the item, as in json-logic: any path, own properties only;
 *   facts cannot be read there.
 * - Dates are milliseconds, or text such as `2026-11-21` (its first moment in UTC) or `2026-11-21T09:30+01:00`; anything else
 *   hides the rule. `{ date: a }` is its milliseconds; `{ before: [a, b] }` and `{ after: [a, b] }` compare two, and with one
 *   date compare `now` with it; `{ days_since: a }` and `{ days_until: a }` count whole days to and from `now` (0 on the day's
 *   first moment; one is minus the other). All of them use the fact `now`, never the machine's clock.
 */
export function compileRule(rule: Rule, place: FactPlace = 'page'): Compiled {
  return compileWith(rule, place);
}

/** As `compileRule`, with every step passed through `wrap`. */
export function compileWith(rule: Rule, place: FactPlace, wrap?: Wrap): Compiled {
  const compiler = new Compiler(place, wrap);
  const step = compiler.compile(rule);
  if (compiler.issues.length > 0) return { issues: compiler.issues };
  if (compiler.reads.includes('now')) compiler.settleTime(rule);
  const value = (facts: FactReader) => evaluate(step, facts);
  return {
    rule: {
      reads: compiler.reads,
      value,
      evaluate: (facts) => resultOf(value(facts)),
      nextChange: (now) => nextChange(compiler.clock, now),
    },
  };
}

function evaluate(step: Step, facts: FactReader): RuleValue {
  try {
    const run: Run = { facts, steps: 0 };
    const value = step(run, undefined) ?? null;
    weigh(run, value);
    return { state: 'value', value };
  } catch (error) {
    if (error instanceof Stop && error.pending) return { state: 'pending', reason: error.message };
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

const shown: RuleResult = { state: 'shown' };
const hidden: RuleResult = { state: 'hidden' };

export function resultOf(value: RuleValue): RuleResult {
  if (value.state === 'value') return truthy(value.value) ? shown : hidden;
  return { state: value.state === 'failed' ? 'hidden' : 'pending', reason: value.reason };
}
