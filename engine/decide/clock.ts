import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { isObject } from '#locale/is-object';
import { daysBetween, momentOf } from './read-dates.ts';

/** When the result of a rule may change because time passes. */
export interface Clock {
  /** Moments that `now` is compared with. */
  readonly moments: number[];
  /** Moments whose distance to `now` is counted in days. */
  readonly daily: number[];
  /** `now` is read in a way that this file cannot foresee. */
  unforeseen: boolean;
}

const readsNow = (rule: unknown): boolean => isObject(rule) && (rule.var === 'now' || (Array.isArray(rule.var) && rule.var[0] === 'now'));
const comparisons = new Set(['<', '<=', '>', '>=', '==', '===', '!=', '!==', 'before', 'after']);

const constantMoment = (rule: unknown): number | undefined => {
  const date =
    isObject(rule) && Object.keys(rule).length === 1 && 'date' in rule ? (Array.isArray(rule.date) ? rule.date[0] : rule.date) : rule;
  return momentOf(date);
};

/** Records how an operator with these arguments depends on time. Returns the arguments that are thereby accounted for. */
export function noteTime(clock: Clock, operator: string, args: readonly unknown[]): readonly unknown[] {
  if (operator === 'days_since' || operator === 'days_until') {
    const date = constantMoment(args[0]);
    if (date === undefined) clock.unforeseen = true;
    else clock.daily.push(date);
    return [];
  }
  if (!comparisons.has(operator)) return [];
  const dated = operator === 'before' || operator === 'after';
  if (!(dated && args.length < 2) && !args.some(readsNow)) return [];
  const compared = dated && args.length < 2 ? [{ var: 'now' }, args[0]] : args;
  const times = compared.filter(readsNow);
  const others = compared
    .filter((arg) => !readsNow(arg))
    .map((arg) => (typeof arg === 'string' && !dated ? Number(arg) : constantMoment(arg)));
  if (others.some((moment) => moment === undefined || Number.isNaN(moment))) {
    clock.unforeseen = true;
    return times;
  }
  for (const moment of others) clock.moments.push(moment!);
  return times;
}

const unforeseenFor = 60_000;

/**
 * The next moment (milliseconds since 1970, later than `now`) at which the result of a rule may change because time
 * passed; `undefined` when it never does. A use of `now` that cannot be foreseen is evaluated again after a minute.
 */
export function nextChange(clock: Clock, now: number): number | undefined {
  // A comparison changes at its moment (now >= m) or one millisecond after it (now > m).
  const candidates = clock.moments.flatMap((moment) => [Math.ceil(moment), Math.floor(moment) + 1]);
  for (const date of clock.daily) candidates.push(date + (daysBetween(date, now) + 1) * dayMs);
  if (clock.unforeseen) candidates.push(now + unforeseenFor);
  const later = candidates.filter((moment) => moment > now);
  return later.length > 0 ? Math.min(...later) : undefined;
}
