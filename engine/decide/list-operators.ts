import { own } from '../page/json.ts';
import { truthy } from './plain-operators.ts';
import { countSteps, type Run, type Step } from './run.ts';

/** Applies a rule to every item of a list. `each` pays for the item and evaluates the rule with the item as its data. */
type OverList = (list: unknown, each: (item: unknown) => unknown, initial: () => unknown) => unknown;

const overList: ReadonlyMap<string, OverList> = new Map<string, OverList>([
  ['map', (list, each) => (Array.isArray(list) ? list.map((item) => each(item)) : [])],
  ['filter', (list, each) => (Array.isArray(list) ? list.filter((item) => truthy(each(item))) : [])],
  ['all', (list, each) => Array.isArray(list) && list.length > 0 && list.every((item) => truthy(each(item)))],
  ['some', (list, each) => Array.isArray(list) && list.some((item) => truthy(each(item)))],
  ['none', (list, each) => !(Array.isArray(list) && list.some((item) => truthy(each(item))))],
  [
    'reduce',
    (list, each, initial) => {
      const first = initial();
      return Array.isArray(list) ? list.reduce((accumulator: unknown, current: unknown) => each({ current, accumulator }), first) : first;
    },
  ],
]);

export const listOperators: ReadonlySet<string> = new Set(overList.keys());

/** `weight`: the size of the rule applied to every item. */
export function listStep(operator: string, list: Step, rule: Step, initial: Step | undefined, weight: number): Step {
  const apply = overList.get(operator)!;
  return (run, item) =>
    apply(
      list(run, item),
      (datum) => {
        countSteps(run, weight);
        return rule(run, datum);
      },
      () => (initial ? initial(run, item) : null),
    );
}

/** `if`, `and`, `or` evaluate only what they must. */
export const lazyOperators: ReadonlyMap<string, (args: readonly Step[]) => Step> = new Map<string, (args: readonly Step[]) => Step>([
  ['if', choose],
  ['?:', choose],
  ['and', (args) => (run, item) => firstOr(args, run, item, (value) => !truthy(value))],
  ['or', (args) => (run, item) => firstOr(args, run, item, truthy)],
]);

function firstOr(args: readonly Step[], run: Run, item: unknown, found: (value: unknown) => boolean): unknown {
  let value: unknown;
  for (const arg of args) {
    value = arg(run, item);
    if (found(value)) return value;
  }
  return value;
}

function choose(args: readonly Step[]): Step {
  return (run, item) => {
    let index = 0;
    for (; index < args.length - 1; index += 2) if (truthy(args[index]!(run, item))) return args[index + 1]!(run, item);
    return index < args.length ? args[index]!(run, item) : null;
  };
}

/** `var` inside a list: relative to the item, own properties only. */
export function readItem(item: unknown, path: unknown, otherwise: unknown): unknown {
  const missing = otherwise === undefined ? null : otherwise;
  if (path === undefined || path === null || path === '') return item;
  let value = item;
  for (const key of String(path).split('.')) {
    value = own(value, key);
    if (value === undefined) return missing;
  }
  return value;
}

/** The keys of `missing` whose value is not there. */
export const missingOf = (keys: readonly unknown[], read: (key: unknown) => unknown): unknown[] =>
  keys.filter((key) => {
    const value = read(key);
    return value === null || value === '';
  });
